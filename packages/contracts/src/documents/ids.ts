/** Path of the storage service and the function, on our server as on the outside service. */
export const STORAGE_PATH = '/storage/v1';
export const FUNCTIONS_PATH = '/functions/v1';
export const RESUMABLE_PATH = `${STORAGE_PATH}/upload/resumable`;

export const documentIds = {
  bucket: 'client-documents',
  functionName: 'send-email',
  /** The anonymous key of our own server. It is public and only allows adding a document. */
  anonKey: 'rivermark-anonymous',
} as const;

/** In seconds, as sent in the call. */
export const DOCUMENT_CACHE_CONTROL = '3600';

export const NOTICE_SUBJECT = 'New Client Concierge Document Submission';
