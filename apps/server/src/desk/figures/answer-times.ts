import { DAY_MS, HOUR_MS } from '@rivermark/contracts/durations';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/open-database.ts';
import { countedEnquiries } from './counted-enquiries.ts';

/** How fast enquiries were answered. */
export interface AnswerTimes {
  readonly received: number;
  readonly answered: number;
  /** Of them, within 24 hours. */
  readonly answeredInDay: number;
  /**
   * Milliseconds that half of them, and nine of ten, waited at most. 'open': so many of them have no answer yet that
   * nobody can say. Undefined where there is nothing to measure.
   */
  readonly median: number | 'open' | undefined;
  readonly ninetieth: number | 'open' | undefined;
  /** Shares from 0 to 1 of those whose hour, or day, is over or who were answered; undefined where there are none. */
  readonly withinHour: number | undefined;
  readonly withinDay: number | undefined;
}

export const noAnswerTimes: AnswerTimes = {
  received: 0,
  answered: 0,
  answeredInDay: 0,
  median: undefined,
  ninetieth: undefined,
  withinHour: undefined,
  withinDay: undefined,
};

/** Stands for the wait of an enquiry without an answer: longer than any real one. */
const UNANSWERED = Number.MAX_SAFE_INTEGER;

/**
 * The times of the enquiries since a moment, for each value of `key`, an expression over their columns. The database does
 * the counting: a year of a flood is not brought here. A wait runs to the first contact, and one that was noted as earlier
 * than the enquiry counts as none. What waits shorter than the 24 hours is not measured yet. What waits longer is
 * counted as the slowest of all, so that leaving an enquiry unanswered betters no figure.
 */
export async function answerTimesBy<K extends string | number>(
  db: Database,
  key: RawBuilder<K>,
  { since, now }: { readonly since: number; readonly now: number },
): Promise<ReadonlyMap<K, AnswerTimes>> {
  const isOver = (limit: number) =>
    sql<boolean>`(contacted_at is not null or received_at < ${sql.lit(now - limit)})`;
  const isWithin = (limit: number) => sql<boolean>`(${isOver(limit)} and waited <= ${sql.lit(limit)})`;
  // The smallest value that such a share does not exceed (nearest rank), in whole numbers.
  const rankOf = (percent: number) => sql`(measured_count * ${sql.lit(percent)} + 99) / 100`;
  const atRank = (percent: number) =>
    sql<number | null>`max(case when is_measured = 1 and place = ${rankOf(percent)} then waited end)`;
  const count = (condition: RawBuilder<boolean>) => sql<number>`count(case when ${condition} then 1 end)`;
  const rows = await db
    .with('answer', () =>
      countedEnquiries(db, since).select([
        key.as('key'),
        'received_at',
        'contacted_at',
        sql<number>`case when contacted_at is null then ${sql.lit(UNANSWERED)} when contacted_at < received_at then 0 else contacted_at - received_at end`.as(
          'waited',
        ),
        sql<0 | 1>`case when ${isOver(DAY_MS)} then 1 else 0 end`.as('is_measured'),
      ]),
    )
    .with('ranked', (query) =>
      query
        .selectFrom('answer')
        .selectAll()
        .select([
          sql<number>`row_number() over (partition by key, is_measured order by waited)`.as('place'),
          sql<number>`count(*) over (partition by key, is_measured)`.as('measured_count'),
        ]),
    )
    .selectFrom('ranked')
    .groupBy('key')
    .select((row) => [
      'key',
      row.fn.countAll<number>().as('received'),
      row.fn.count<number>('contacted_at').as('answered'),
      atRank(50).as('median'),
      atRank(90).as('ninetieth'),
      count(isOver(HOUR_MS)).as('hour_over'),
      count(isWithin(HOUR_MS)).as('within_hour'),
      count(isOver(DAY_MS)).as('day_over'),
      count(isWithin(DAY_MS)).as('within_day'),
    ])
    .execute();
  return new Map(
    rows.map((row) => [
      row.key as K,
      {
        received: row.received,
        answered: row.answered,
        answeredInDay: row.within_day,
        median: waitOf(row.median),
        ninetieth: waitOf(row.ninetieth),
        withinHour: shareOf(row.within_hour, row.hour_over),
        withinDay: shareOf(row.within_day, row.day_over),
      },
    ]),
  );
}

const waitOf = (waited: number | null) => (waited === UNANSWERED ? 'open' : (waited ?? undefined));
const shareOf = (part: number, whole: number) => (whole === 0 ? undefined : part / whole);
