/** Stable codes, never reused, with their HTTP status. */
export const statusOfCode = {
  'malformed-body': 400,
  'unknown-public-key': 400,
  'unknown-service': 400,
  'unknown-template': 400,
  'unknown-subject': 400,
  'invalid-params': 400,
  'bad-address': 400,
  'not-found': 404,
  'method-not-allowed': 405,
  'precondition-failed': 412,
  'bad-host': 400,
  'body-too-large': 413,
  'headers-too-large': 431,
  'request-too-slow': 408,
  'unsupported-media-type': 415,
  'unknown-expectation': 417,
  'too-many-refusals': 429,
  'too-many-misses': 429,
  'too-many-counts': 429,
  'too-many-reports': 429,
  'too-many-letters': 429,
  'letter-refused': 422,
  'too-many-sign-ins': 429,
  'passkey-refused': 422,
  'push-refused': 422,
  'not-allowed': 403,
  'unknown-key': 401,
  'invalid-object-name': 400,
  'invalid-metadata': 400,
  'no-such-bucket': 404,
  'no-such-upload': 404,
  'object-exists': 409,
  'object-busy': 423,
  'wrong-offset': 409,
  'unsupported-tus-version': 412,
  'upload-broken-off': 408,
  'document-too-large': 413,
  'document-type-mismatch': 422,
  'document-has-launch-action': 422,
  'document-encrypted': 422,
  'document-damaged': 422,
  'image-too-large': 422,
  'document-infected': 422,
  'scan-unavailable': 503,
  'too-many-uploads': 429,
  'inspections-busy': 503,
  'inspection-limit': 429,
  'storage-full': 507,
  'storage-unavailable': 503,
  'site-storage-full': 507,
  'publish-in-progress': 409,
  'publish-failed': 500,
  'published-meanwhile': 409,
  'content-conflict': 409,
  'home-exists': 409,
  'draft-changed': 409,
  'photo-refused': 422,
  'content-file-missing': 500,
  'faulty-content': 422,
  'server-stopping': 503,
  'not-acknowledged': 422,
  'documents-missing': 422,
  'already-submitted': 409,
  'unknown-function': 404,
  'internal-error': 500,
  'not-stored': 503,
  'database-unavailable': 503,
} as const;

export type ErrorCode = keyof typeof statusOfCode;

/**
 * An error whose message may be shown to the client: one sentence, nothing internal, no input
 * repeated.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** When to retry, if known. */
  readonly retryAfterSeconds: number | undefined;
  constructor(
    code: ErrorCode,
    publicMessage: string,
    { retryAfterSeconds, ...options }: ErrorOptions & { readonly retryAfterSeconds?: number } = {},
  ) {
    super(publicMessage, options);
    this.name = 'AppError';
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
  get statusCode(): number {
    return statusOfCode[this.code];
  }
}
