import type { Mailbox } from '../mailbox.ts';

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
  /** A machine's answer, which no other machine should answer. */
  readonly isAutomatic?: boolean;
}

/** The way out. `send` resolves only when the next server has taken responsibility; else it throws MailError. */
export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>;
  /** Ends idle connections; call it when nothing is being sent. */
  close(): Promise<void>;
}

/**
 * When a mail that did not leave may leave. soon: a connection, a busy server. slowly: the server refused, but a full
 * mailbox, a daily limit or a blocked sender heal. never: it would have to be another mail.
 */
export type Healing = 'soon' | 'slowly' | 'never';

/** Why a mail did not leave. */
export class MailError extends Error {
  readonly healing: Healing;
  /** Safe to log: an SMTP status or a connection error's code. */
  readonly code: string;
  /** The server's words; may hold addresses, so it is stored but never logged. */
  readonly detail: string;
  constructor(healing: Healing, code: string, detail: string) {
    super(`mail not sent: ${code}`);
    this.name = 'MailError';
    this.healing = healing;
    this.code = code;
    this.detail = detail;
  }
}
