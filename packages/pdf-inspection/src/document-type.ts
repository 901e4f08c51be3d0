/** The types that can be inspected. */
export type DocumentType = 'image/jpeg' | 'image/png' | 'application/pdf';
