import type { Mailbox } from '../mailbox.ts';
import { DeliveryError } from '../outbox/delivery-error.ts';

/** A mail as it leaves: recipients are objects, never strings that could be parsed as lists. */
export interface OutgoingMail {
  /** With angle brackets; the same for every attempt to send the same outbox row. */
  readonly messageId: string;
  readonly from: Mailbox;
  readonly to: Mailbox;
  readonly replyTo: Mailbox;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** An entry for the reader's calendar. */
  readonly invitation?: { readonly method: 'REQUEST' | 'CANCEL'; readonly content: string };
  /** A machine's answer, which no other machine should answer. */
  readonly isAutomatic?: boolean;
  /** Tells of nothing that happened. */
  readonly isTest?: boolean;
}

/** The way out. `send` resolves only when the next server has taken responsibility; else it throws MailError. */
export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>;
  /** Ends idle connections; call it when nothing is being sent. */
  close(): Promise<void>;
}

/** Why a mail did not leave. */
export class MailError extends DeliveryError {
  override readonly name = 'MailError';
}
