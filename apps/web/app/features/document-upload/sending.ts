/** What only a filled form needs: fetched once a document has been chosen, not with the page. */

export { submitDocuments } from './calls/submit-documents.ts';
