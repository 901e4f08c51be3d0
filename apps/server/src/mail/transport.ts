import type { Mailbox } from '../mailbox.ts';
import { DeliveryError, type Healing } from '../outbox/delivery-error.ts';

/**
 * A mail ready for sending. Recipients are objects, never strings that could be parsed as lists.
 */
export interface OutgoingMail {
  /** With angle brackets; the same for every attempt at one outbox row. */
  readonly messageId: string;
  readonly from: Mailbox;
  readonly to: Mailbox;
  readonly replyTo: Mailbox;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** An entry for the recipient's calendar. */
  readonly invitation?: { readonly method: 'REQUEST' | 'CANCEL'; readonly content: string };
  /** Shown within the mail, so that opening it fetches nothing. */
  readonly pictures?: readonly { readonly cid: string; readonly type: string; readonly content: Buffer }[];
  /** Where one POST ends such mails (RFC 8058). */
  readonly unsubscribeUrl?: string;
  /** An automatic answer, which no machine should answer. */
  readonly isAutomatic?: boolean;
  /** A test mail. */
  readonly isTest?: boolean;
}

/**
 * Sends mails. `send` resolves only once the next server has taken responsibility; otherwise it
 * throws MailError.
 */
export interface MailTransport {
  /**
   * `beforeEnd` is awaited when all but the end of the mail is with the next server, which takes
   * nothing without the end. If it rejects, the mail does not leave.
   */
  send(mail: OutgoingMail, beforeEnd?: () => Promise<void>): Promise<void>;
  /** Closes idle connections; call it when nothing is being sent. */
  close(): Promise<void>;
}

/** Why a mail was not sent. */
export class MailError extends DeliveryError {
  override readonly name = 'MailError';
  /** The next server says that nobody has this address. */
  readonly isBadAddress: boolean;
  constructor(
    healing: Healing,
    code: string,
    detail: string,
    { isBadAddress = false, isAnswered = false } = {},
  ) {
    super(healing, code, detail, isAnswered);
    this.isBadAddress = isBadAddress;
  }
}
