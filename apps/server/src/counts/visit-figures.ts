import { type Vital, vitalBounds, vitals } from '@rivermark/contracts/counts';
import { DAY_MS } from '@rivermark/contracts/durations';
import { dateInJacksonville } from '@rivermark/contracts/jacksonville-time';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/open-database.ts';

/** Long enough to compare a year with the one before. */
const KEPT_DAYS = 760;

export interface Counted {
  readonly label: string;
  readonly count: number;
}

/** A speed measure. */
export interface Measured {
  readonly vital: Vital;
  readonly visits: number;
  /** The 75th percentile, in the measure's unit; undefined if slower than every class. */
  readonly threeOfFour: number | undefined;
}

export interface VisitFigures {
  readonly days: number;
  /** Highest first, as in the others. */
  readonly views: readonly Counted[];
  readonly quiz: readonly Counted[];
  readonly homes: readonly Counted[];
  /** Without measures that nobody has reported. */
  readonly speed: readonly Measured[];
}

/** The upper bound of the class with the 75th percentile. The stored counts say no more. */
function threeOfFour(vital: Vital, rows: readonly Counted[], visits: number): number | undefined {
  let passed = 0;
  return vitalBounds[vital].find((bound) => {
    passed += rows.find(({ label }) => label === String(bound))?.count ?? 0;
    return passed >= visits * 0.75;
  });
}

/** The counts of this many days up to today. */
export async function visitFigures(db: Database, clock: Clock, days: number): Promise<VisitFigures> {
  const rows = await db
    .selectFrom('visit_count')
    .select((row) => ['series', 'label', row.fn.sum<number>('count').as('count')])
    .where('day', '>', dateInJacksonville(clock() - days * DAY_MS))
    .groupBy(['series', 'label'])
    .orderBy('count', 'desc')
    .orderBy('label')
    .execute();
  const of = (name: string): Counted[] =>
    rows.filter(({ series }) => series === name).map(({ label, count }) => ({ label, count }));
  const speed = vitals.flatMap((vital): Measured[] => {
    const classes = of(vital);
    const visits = classes.reduce((sum, { count }) => sum + count, 0);
    return visits === 0 ? [] : [{ vital, visits, threeOfFour: threeOfFour(vital, classes, visits) }];
  });
  return { days, views: of('view'), quiz: of('quiz'), homes: of('home'), speed };
}

/** Deletes counts that are too old for comparisons. */
export async function forgetVisits(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('visit_count')
    .where('day', '<', dateInJacksonville(now - KEPT_DAYS * DAY_MS))
    .execute();
}
