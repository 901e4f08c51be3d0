export * from './fields.ts';
export * from './ids.ts';
export * from './notice.ts';
export * from './object-name.ts';
export * from './size-in-words.ts';
export * from './wire.ts';
