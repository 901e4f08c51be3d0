/**
 * When what did not leave may leave. soon: a connection, a busy server. slowly: the other side refused, but a full
 * mailbox, a daily limit, a blocked sender or a wrong setting heal. never: it would have to be something else.
 */
export type Healing = 'soon' | 'slowly' | 'never';

/** Why a row of the outbox did not leave. */
export class DeliveryError extends Error {
  readonly healing: Healing;
  /** Safe to log: a status of the other side or a connection error's code. */
  readonly code: string;
  /**
   * Stored with the attempt: a status or words of this machine. Another server's words quote addresses and subjects, so
   * they never get here.
   */
  readonly detail: string;
  constructor(healing: Healing, code: string, detail: string) {
    super(`not delivered: ${code}`);
    this.name = 'DeliveryError';
    this.healing = healing;
    this.code = code;
    this.detail = detail;
  }
}

/** What a row was to tell of is settled meanwhile: it is dropped, and that is no failure. */
export class NothingToSay extends Error {}
