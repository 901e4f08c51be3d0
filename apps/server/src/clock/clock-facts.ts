import { stat } from 'node:fs/promises';
import type { Database } from '../db/open-database.ts';
import type { Clock } from './clock.ts';
import { epochsIn } from './clock-epochs.ts';
import { aheadOfLeaseClock, type LeaseClock } from './lease-clock.ts';
import { erasesAgainAt } from './may-erase.ts';

/** systemd's time service touches it whenever it has set the clock. */
const SYNCHRONIZED = '/run/systemd/timesync/synchronized';

/** What is known of the machine's clock. Times in milliseconds since 1970. */
export interface ClockFacts {
  readonly now: number;
  /** The newest moment that the database has written down; null where there is none. */
  readonly newestKnown: number | null;
  /** Since when the clock has gone on as time does; what it showed before may have been wrong. */
  readonly goesSince?: number | undefined;
  /** When the machine last compared its clock with others; undefined where it does not say. */
  readonly comparedAt: number | undefined;
  /** How far it is ahead of the database's clock; negative when it is behind. */
  readonly aheadOfDatabaseMs?: number;
  /** Until when nothing is erased by age, where the clock went on by days at once. */
  readonly erasesAgainAt?: number;
}

/** When the machine's time service last set the clock; undefined where it does not say. */
async function clockComparedAt(): Promise<number | undefined> {
  const found = await stat(SYNCHRONIZED).catch(() => undefined);
  return found?.mtimeMs;
}

/** What can be known before there is a database. */
export const clockFactsAlone = async (now: number): Promise<ClockFacts> => ({
  now,
  newestKnown: null,
  comparedAt: await clockComparedAt(),
});

export async function readClockFacts(
  db: Database,
  clock: Clock,
  leaseClock: LeaseClock,
  now: number,
): Promise<ClockFacts> {
  const newest = db
    .selectFrom('outbox')
    .select((row) => row.fn.max('created_at').as('at'))
    .executeTakeFirst();
  const [alone, known, epochs, aheadOfDatabaseMs, again] = await Promise.all([
    clockFactsAlone(now),
    newest,
    epochsIn(db),
    aheadOfLeaseClock(clock, leaseClock),
    erasesAgainAt(db, now),
  ]);
  return {
    ...alone,
    newestKnown: known?.at ?? null,
    goesSince: epochs.at(-1)?.from_at,
    aheadOfDatabaseMs,
    erasesAgainAt: again,
  };
}
