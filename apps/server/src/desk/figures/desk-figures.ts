import type { Content } from '@rivermark/content';
import { pageName } from '@rivermark/content/page-names';
import { type StoredKind, storedKinds } from '@rivermark/contracts/forms';
import { sourceName, type VisitSources } from '@rivermark/contracts/visit-source';
import { sql } from 'kysely';
import type { Database } from '../../db/open-database.ts';
import type { Stage } from '../../db/schema.ts';
import { stages } from '../enquiries/history.ts';
import { type AnswerTimes, answerTimesBy, noAnswerTimes } from './answer-times.ts';
import { countedEnquiries } from './counted-enquiries.ts';
import { type Counted, mostFrequent } from './most-frequent.ts';
import { lastWeeks, type Week } from './weeks.ts';

/** How fast the enquiries of some weeks were answered, and their sources. Spam is excluded. */
export interface Figures {
  readonly weeks: number;
  readonly all: AnswerTimes;
  /** `key`: the week's Monday, YYYY-MM-DD; the running week last. */
  readonly byWeek: readonly { readonly key: string; readonly times: AnswerTimes }[];
  /** Kinds of which none came are absent. */
  readonly byKind: readonly { readonly key: StoredKind; readonly times: AnswerTimes }[];
  readonly byPage: readonly Counted[];
  readonly byHome: readonly Counted[];
  /** By the first outside source of the visit; visits without one are absent. */
  readonly bySource: readonly Counted[];
  /** How many came to each stage; those that came further are counted too. */
  readonly byStage: readonly { readonly stage: Stage; readonly count: number }[];
}

/** The index of the week in which an enquiry came. */
function placeIn(weeks: readonly Week[]) {
  const cases = weeks.map(
    ({ begins }, place) => sql`when received_at >= ${sql.lit(begins)} then ${sql.lit(place)}`,
  );
  return sql<number>`case ${sql.join(cases.reverse(), sql` `)} end`;
}

async function countStages(db: Database, since: number): Promise<Figures['byStage']> {
  const rows = await countedEnquiries(db, since)
    .where('stage', 'is not', null)
    .groupBy('stage')
    .select((row) => ['stage', row.fn.countAll<number>().as('count')])
    .execute();
  const at = (stage: Stage) => rows.find((row) => row.stage === stage)?.count ?? 0;
  const counted = stages.map((stage, place) => {
    // How far a lost one had come is not known.
    const further = stage === 'lost' ? [] : stages.slice(place + 1).filter((one) => one !== 'lost');
    return { stage, count: [stage, ...further].reduce((sum, one) => sum + at(one), 0) };
  });
  return counted.filter(({ count }) => count > 0);
}

/** The figures of the last `weekCount` weeks. */
export async function deskFigures(
  db: Database,
  content: Content,
  now: number,
  weekCount: number,
): Promise<Figures> {
  const nameOf = (page: string): string => pageName(content, page) ?? (page || 'Unknown page');
  const weeks = lastWeeks(now, weekCount);
  const since = weeks[0]?.begins ?? now;
  const [all, byWeek, byKind, byPage, byHome, bySource, byStage] = await Promise.all([
    answerTimesBy(db, sql<number>`0`, { since, now }),
    answerTimesBy(db, placeIn(weeks), { since, now }),
    answerTimesBy(db, sql<StoredKind>`kind`, { since, now }),
    mostFrequent(db, 'page', since, nameOf),
    mostFrequent(db, 'home', since),
    mostFrequent(db, 'sources', since, (sources) => sourceName((JSON.parse(sources) as VisitSources).first)),
    countStages(db, since),
  ]);
  return {
    weeks: weekCount,
    all: all.get(0) ?? noAnswerTimes,
    byWeek: weeks.map(({ monday }, place) => ({ key: monday, times: byWeek.get(place) ?? noAnswerTimes })),
    byKind: storedKinds.flatMap((key) => {
      const times = byKind.get(key);
      return times ? [{ key, times }] : [];
    }),
    byPage,
    byHome,
    bySource,
    byStage,
  };
}
