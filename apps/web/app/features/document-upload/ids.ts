import type { FaultyField } from './upload-state.ts';

/** The id of a field. Its error has the suffix '-fault'. */
export const fieldIdOf = (field: FaultyField) => `document-${field}`;

/** The id of the text that replaces the form once all documents have arrived. */
export const RECEIVED_ID = 'documents-received';
