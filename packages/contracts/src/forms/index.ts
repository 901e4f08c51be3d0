export * from './consent.ts';
export * from './kinds.ts';
export * from './rules.ts';
export * from './values.ts';
