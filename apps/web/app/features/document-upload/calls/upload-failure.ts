import { documentMessages } from '@rivermark/contracts/documents';

/**
 * Why an upload failed. `network` and `busy` may pass. `taken`: the name exists already. `refused`:
 * the document itself is at fault, and there is a message for the client. `closed`: the service
 * accepts no documents for now. `final`: any other answer that a retry would not change.
 */
export type FailureKind = 'network' | 'busy' | 'taken' | 'refused' | 'closed' | 'final';

export class UploadFailure extends Error {
  readonly kind: FailureKind;
  /** For the console: a status or a code, never a name or a text from outside. */
  readonly reason: string;

  /** `message` is shown to the client. It is '' if there is nothing to say about this document. */
  constructor(kind: FailureKind, reason: string, message = '') {
    super(message);
    this.kind = kind;
    this.reason = reason;
  }
}

/** The parts of an answer by which services say what went wrong. */
export interface ErrorAnswer {
  readonly status?: number | undefined;
  /** The true status; the outside service answers most errors with HTTP 400. */
  readonly statusCode?: string | undefined;
  /** The stable error code of our own server. */
  readonly code?: string | undefined;
  readonly message?: string | undefined;
}

/** Error codes of our server that a short wait cannot change. Their message says what to do. */
const closedCodes: readonly string[] = ['too-many-uploads', 'inspection-limit', 'storage-full'];
const LONGEST_MESSAGE = 300;

/** What an error answer means. Without a status nothing was answered at all. */
export function failureOf({ status, statusCode, code = '', message = '' }: ErrorAnswer): UploadFailure {
  const truth = Number(statusCode) || status;
  const reason = String(truth ?? 'no answer');
  if (!truth) return new UploadFailure('network', reason);
  const words = message.slice(0, LONGEST_MESSAGE);
  if (closedCodes.includes(code)) return new UploadFailure('closed', reason, words);
  if (truth === 409) return new UploadFailure('taken', reason);
  if (truth === 413) return new UploadFailure('refused', reason, documentMessages.tooLarge.description);
  if (truth === 415) return new UploadFailure('refused', reason, documentMessages.wrongType.description);
  if (truth === 422 && words) return new UploadFailure('refused', reason, words);
  if (truth >= 500 || [408, 423, 425, 429].includes(truth)) return new UploadFailure('busy', reason);
  return new UploadFailure('final', reason);
}
