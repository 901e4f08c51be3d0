import type { Clock } from '../../clock/clock.ts';
import type { Database } from '../../db/open-database.ts';
import type { OutboxRow } from '../../db/schema.ts';
import { LATE_MS } from '../../outbox/late.ts';
import { mailsInTrouble, restoredRows } from '../../outbox/mails-about.ts';
import { dropRestored, isDelayed, retryOutbox } from '../../outbox/operator-actions.ts';

export type TroubledMail = OutboxRow;

/**
 * Whether 'Try All of Them Again' includes a mail. Mails before their first attempt are excluded.
 */
export const isFailing = (mail: TroubledMail): boolean =>
  mail.state === 'refused' || mail.state === 'given-up' || isDelayed(mail);

/** More than one reads; what is behind them has the same reason. */
const MOST = 50;

/** Mails that did not leave, and trying again. */
export interface TroubledMails {
  list(): Promise<TroubledMail[]>;
  /** False where it left meanwhile, is just being sent, or is unknown. */
  tryAgain(id: string): Promise<boolean>;
  tryAllAgain(): Promise<void>;
  /** What a restore kept back: it may have left before. */
  restored(): Promise<TroubledMail[]>;
  sendAllRestored(): Promise<void>;
  /** None of it leaves any more. */
  dropAllRestored(): Promise<void>;
}

export function createTroubledMails(db: Database, clock: Clock, wakeOutbox: () => void): TroubledMails {
  const retry = async (which: { id: string } | 'all' | 'all-restored') => {
    const changed = await retryOutbox(db, which, clock());
    if (changed > 0) wakeOutbox();
    return changed > 0;
  };
  return {
    list: () => mailsInTrouble(db, clock() - LATE_MS, MOST),
    tryAgain: (id) => retry({ id }),
    async tryAllAgain() {
      await retry('all');
    },
    restored: () => restoredRows(db, MOST),
    async sendAllRestored() {
      await retry('all-restored');
    },
    async dropAllRestored() {
      await dropRestored(db);
    },
  };
}
