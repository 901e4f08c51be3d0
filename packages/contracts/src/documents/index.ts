export * from './fields.ts';
export * from './object-name.ts';
export * from './wire.ts';
