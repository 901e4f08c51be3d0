/**
 * When a retry may succeed. soon: a lost connection or busy server. slowly: a refusal that may
 * pass, such as a full mailbox, a daily limit, a block or a wrong setting. never: permanent.
 */
export type Healing = 'soon' | 'slowly' | 'never';

/** Why a row of the outbox did not leave. */
export class DeliveryError extends Error {
  readonly healing: Healing;
  /** Safe to log: a status of the other side or a connection error's code. */
  readonly code: string;
  /**
   * Stored with the attempt: a status, or this machine's own words. Another server's words quote
   * addresses and subjects, so they are never stored.
   */
  readonly detail: string;
  /** The other side answered that it does not take it. Otherwise it may have taken it. */
  readonly isAnswered: boolean;
  constructor(healing: Healing, code: string, detail: string, isAnswered = false) {
    super(`not delivered: ${code}`);
    this.name = 'DeliveryError';
    this.healing = healing;
    this.code = code;
    this.detail = detail;
    this.isAnswered = isAnswered;
  }
}

/** What a row was to tell of is settled meanwhile: it is dropped, and that is no failure. */
export class NothingToSay extends Error {}
