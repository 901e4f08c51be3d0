export * from './answers.ts';
export * from './choices.ts';
export * from './consent.ts';
export * from './fields.ts';
export * from './kinds.ts';
export * from './limits.ts';
export * from './rules.ts';
export * from './values.ts';
