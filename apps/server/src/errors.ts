/** Stable codes, never reused, and the status each is answered with. */
export const statusOfCode = {
  'malformed-body': 400,
  'unknown-public-key': 400,
  'unknown-service': 400,
  'unknown-template': 400,
  'unknown-subject': 400,
  'invalid-params': 400,
  'bad-address': 400,
  'not-found': 404,
  'body-too-large': 413,
  'unsupported-media-type': 415,
  'too-many-enquiries': 429,
  'internal-error': 500,
  'not-stored': 503,
} as const;

export type ErrorCode = keyof typeof statusOfCode;

/** A refusal whose message may be shown to whoever asked: one sentence, nothing internal, nothing repeated. */
export class AppError extends Error {
  readonly code: ErrorCode;
  constructor(code: ErrorCode, publicMessage: string, options?: ErrorOptions) {
    super(publicMessage, options);
    this.name = 'AppError';
    this.code = code;
  }
  get statusCode(): number {
    return statusOfCode[this.code];
  }
}
