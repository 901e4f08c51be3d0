import { DAY_MS, HOUR_MS } from '@rivermark/contracts/durations';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/open-database.ts';
import { countedEnquiries } from './counted-enquiries.ts';

/** How fast enquiries were answered. */
export interface AnswerTimes {
  readonly received: number;
  readonly answered: number;
  /** Those answered within 24 hours. */
  readonly answeredInDay: number;
  /**
   * Median and 90th percentile of the wait in milliseconds. 'open': too many are unanswered to
   * tell. Undefined without data.
   */
  readonly median: number | 'open' | undefined;
  readonly ninetieth: number | 'open' | undefined;
  /**
   * Shares from 0 to 1 of those answered, or whose hour or day has passed; undefined without any.
   */
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
 * Answer times of enquiries since a moment, grouped by `key`, an SQL expression. The database
 * counts, so a year of floods is not loaded. A wait ends at the first contact; contacts dated
 * before the enquiry count as no wait. Unanswered enquiries count only after 24 hours, and then as
 * the slowest, so leaving them improves no figure.
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
