import type { FaultyField } from './upload-state.ts';

/** Of the form's field; of its fault with '-fault' behind it. */
export const fieldIdOf = (field: FaultyField) => `document-${field}`;

/** Of the words that stand in place of the form once all documents are there. */
export const RECEIVED_ID = 'documents-received';
