import type { Mailbox } from '../mailbox.ts';
import { DeliveryError } from '../outbox/delivery-error.ts';

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
  send(mail: OutgoingMail): Promise<void>;
  /** Closes idle connections; call it when nothing is being sent. */
  close(): Promise<void>;
}

/** Why a mail was not sent. */
export class MailError extends DeliveryError {
  override readonly name = 'MailError';
}
