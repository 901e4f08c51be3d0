/** Where the storage service and the function answer; the same on our server as on the outside service. */
export const STORAGE_PATH = '/storage/v1';
export const FUNCTIONS_PATH = '/functions/v1';
export const RESUMABLE_PATH = `${STORAGE_PATH}/upload/resumable`;

export const documentIds = {
  bucket: 'client-documents',
  functionName: 'send-email',
  /** The anonymous key under which our own server takes documents. It is public: it may add one, and nothing else. */
  anonKey: 'rivermark-anonymous',
} as const;

/** In seconds, as the call says it. */
export const DOCUMENT_CACHE_CONTROL = '3600';

export const NOTICE_SUBJECT = 'New Client Concierge Document Submission';
