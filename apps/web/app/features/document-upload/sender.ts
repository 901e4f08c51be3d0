/** What only a filled form needs: fetched once a document has been chosen, not with the page. */

export { emailFaultOf } from './calls/email-fault.ts';
export { submitDocuments } from './calls/submit-documents.ts';
