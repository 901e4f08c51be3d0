import type { Database } from '../db/open-database.ts';
import type { ClockEpochTable } from '../db/schema.ts';

/** A period in which the clock ran normally. The newest one is still running. */
export type ClockEpoch = ClockEpochTable;

/** Times by the clock, both included. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The ages of timestamps, some of which the clock may have made while it was behind. */
export interface Ages {
  /**
   * Whether a timestamp is older than `ms`, both by the clock and by the server's experience since.
   */
  isOver(at: number, ms: number): boolean;
  /** Spans that are over by the clock alone: timestamps from when it was behind. */
  notOver(ms: number): readonly Span[];
  /** The least time until it is over. */
  left(at: number, ms: number): number;
}

/** In the order in which they began. */
export const epochsIn = (db: Database): Promise<ClockEpoch[]> =>
  db.selectFrom('clock_stretch').selectAll().orderBy('id').execute();

/**
 * If the clock showed a time in several epochs, nobody knows which one a timestamp is from: it
 * counts as the youngest. A timestamp outside all epochs precedes their recording and is as old as
 * it says.
 */
export function agesBy(epochs: readonly ClockEpoch[], now: number): Ages {
  const last = epochs.at(-1);
  const running = last ? last.ran_before + Math.max(0, now - last.from_at) : 0;
  const ageOf = (at: number) => {
    const of = epochs.findLast(({ from_at, to_at }) => from_at <= at && at <= to_at);
    return of ? Math.min(now - at, running - of.ran_before - (at - of.from_at)) : now - at;
  };
  return {
    isOver: (at, ms) => ageOf(at) > ms,
    left: (at, ms) => Math.max(0, ms - ageOf(at)),
    notOver: (ms) =>
      epochs.flatMap(({ from_at, to_at, ran_before }) => {
        const from = Math.max(from_at, from_at + running - ran_before - ms);
        const to = Math.min(to_at, now - ms);
        return from <= to ? [{ from, to }] : [];
      }),
  };
}

export const readAges = async (db: Database, now: number): Promise<Ages> => agesBy(await epochsIn(db), now);
