export type { DocumentType } from './document-type.ts';
export type { FileKind } from './file-kind.ts';
export { type ActiveContentKind, activeContentKinds, type Findings } from './findings.ts';
export { inspectDocument } from './inspect.ts';
export type { Inspection } from './inspection.ts';
export type { Refusal, RefusalCode } from './refusal.ts';
