/** What only a form with documents needs: fetched once one has been chosen, not with the page. */

export { submitDocuments } from './calls/submit-documents.ts';
export { countPages } from './count-pages.ts';
export { DocumentsReceived } from './documents-received.tsx';
export { combineSides } from './two-sides.ts';
