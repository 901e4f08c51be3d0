import { DAY_MS, HOUR_MS } from '@rivermark/contracts/durations';
import type { Database } from '../db/open-database.ts';
import { type ClockEpoch, epochsIn } from './clock-epochs.ts';

/** Clock adjustments below this are normal: time services slew or step by less. */
const LEAP_MS = HOUR_MS;
/** A server may be off this long. After a longer gap the clock may be wrong. */
const OFF_MS = 3 * DAY_MS;

/** A difference between the clock and elapsed time, between two checks. */
export interface Leap {
  /** By the new clock. */
  readonly at: number;
  /** Above 0 if it went ahead. */
  readonly byMs: number;
}

/**
 * Compares the clock with the time elapsed in this process, and records the epochs in which both
 * agree.
 */
export interface ClockKeeper {
  /**
   * Call every minute, and before erasing anything by age. Resolves with the last leap that this
   * process has seen.
   */
  look(now: number): Promise<Leap | undefined>;
}

type Begun = Omit<ClockEpoch, 'id'>;

const ranUntil = ({ from_at, ran_before }: ClockEpoch, moment: number) =>
  ran_before + Math.max(0, moment - from_at);

/** After a start only the clock can tell whether the server was off or the clock has changed. */
function afterStart(all: readonly ClockEpoch[], now: number): Begun | undefined {
  const last = all.at(-1);
  if (!last) return { from_at: now, to_at: now, ran_before: 0 };
  const ran = ranUntil(last, last.to_at);
  if (now < last.to_at - LEAP_MS) return { from_at: now, to_at: now, ran_before: ran };
  if (now <= last.to_at + OFF_MS) return undefined;
  // A time that the clock showed before is no time in which the server was off.
  const shown = Math.max(...all.map(({ to_at }) => to_at));
  return { from_at: now, to_at: now, ran_before: ran + Math.max(0, now - shown) };
}

/** `monotonic`: milliseconds since an arbitrary moment, unaffected by clock changes. */
export function createClockKeeper(db: Database, monotonic: () => number): ClockKeeper {
  let before: { readonly now: number; readonly ticks: number } | undefined;
  let looking: Promise<unknown> = Promise.resolve();
  let leapt: Leap | undefined;
  /** The epoch that this process extends. */
  let mine: number | undefined;

  async function begin(epoch: Begun, last: ClockEpoch | undefined): Promise<void> {
    mine = (last?.id ?? 0) + 1;
    await db
      .insertInto('clock_stretch')
      .values({ id: mine, ...epoch })
      .execute();
  }
  const goOn = (id: number, to_at: number) =>
    db.updateTable('clock_stretch').set({ to_at }).where('id', '=', id).where('to_at', '<', to_at).execute();

  async function lookOnce(now: number): Promise<void> {
    const ticks = monotonic();
    const all = await epochsIn(db);
    const last = all.at(-1);
    if (!before) {
      const begun = afterStart(all, now);
      if (begun) await begin(begun, last);
      else if (last) {
        mine = last.id;
        await goOn(last.id, now);
      }
      before = { now, ticks };
      return;
    }
    const elapsed = Math.max(0, ticks - before.ticks);
    const expected = before.now + elapsed;
    const byMs = now - expected;
    if (!last || Math.abs(byMs) <= LEAP_MS) {
      // Another machine's clock may differ: that machine began an epoch of its own.
      if (last && last.id === mine) await goOn(last.id, now);
      before = { now, ticks };
      return;
    }
    // The change may have happened anywhere between the two checks.
    await goOn(last.id, expected);
    await begin({ from_at: now - elapsed, to_at: now, ran_before: ranUntil(last, before.now) }, last);
    before = { now, ticks };
    leapt = { at: now, byMs };
  }

  return {
    look(now) {
      const looked = looking.catch(() => {}).then(() => lookOnce(now));
      looking = looked;
      return looked.then(() => leapt);
    },
  };
}
