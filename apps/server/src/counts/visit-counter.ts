import type { Content } from '@rivermark/content';
import { quizStyles } from '@rivermark/content/ids';
import { vitalBounds, vitals } from '@rivermark/contracts/counts';
import { dateInJacksonville } from '@rivermark/contracts/jacksonville-time';
import { sql } from 'kysely';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/open-database.ts';

/** How a page reports that its address does not exist. */
export const NO_PAGE = '/404';

/** No visitor causes more in a minute. The rest is not counted. */
const MOST_PER_MINUTE = 20_000;

/** Counts in memory and writes periodically. */
export interface VisitCounter {
  /** Ignores what is not in the catalogue. */
  count(counts: readonly (readonly [series: string, label: string])[]): void;
  /** Adds the counts to the database. Counts that cannot be written are kept for the next time. */
  write(): Promise<void>;
}

/** Everything countable besides page views. Limits the memory and a day's rows. */
function catalogueOf({
  homes,
  neighborhoods,
}: Pick<Content, 'homes' | 'neighborhoods'>): Readonly<Record<string, ReadonlySet<string>>> {
  return {
    quiz: new Set(quizStyles),
    home: new Set([...homes.map(({ id }) => id), ...neighborhoods.map(({ slug }) => slug)]),
    ...Object.fromEntries(
      vitals.map((vital) => [vital, new Set([...vitalBounds[vital].map(String), 'more'])]),
    ),
  };
}

/** What can be counted. Both change with a new version of the site. */
interface Countable {
  /** Whether a path is a page of the site. */
  readonly isPage: (path: string) => boolean;
  readonly content: () => Content;
}

export function createVisitCounter(db: Database, clock: Clock, { isPage, content }: Countable): VisitCounter {
  let known: { readonly of: Content; readonly catalogue: ReturnType<typeof catalogueOf> } | undefined;
  const catalogueNow = () => {
    const now = content();
    if (known?.of !== now) known = { of: now, catalogue: catalogueOf(now) };
    return known.catalogue;
  };
  const isKnown = (catalogue: ReturnType<typeof catalogueOf>, series: string, label: string) =>
    series === 'view'
      ? label === NO_PAGE || isPage(label)
      : Object.hasOwn(catalogue, series) && catalogue[series]?.has(label);
  let counted = new Map<string, number>();
  let room = MOST_PER_MINUTE;

  const add = (key: string, count: number) => counted.set(key, (counted.get(key) ?? 0) + count);

  return {
    count(counts) {
      const day = dateInJacksonville(clock());
      const catalogue = catalogueNow();
      for (const [series, label] of counts) {
        if (!isKnown(catalogue, series, label) || room <= 0) continue;
        room -= 1;
        add([day, series, label].join('\t'), 1);
      }
    },
    async write() {
      const taken = counted;
      counted = new Map();
      room = MOST_PER_MINUTE;
      const rows = [...taken].map(([key, count]) => {
        const [day = '', series = '', label = ''] = key.split('\t');
        return { day, series, label, count };
      });
      if (rows.length === 0) return;
      try {
        await db
          .insertInto('visit_count')
          .values(rows)
          .onConflict((conflict) =>
            conflict
              .columns(['day', 'series', 'label'])
              .doUpdateSet({ count: sql<number>`visit_count.count + excluded.count` }),
          )
          .execute();
      } catch (error) {
        for (const [key, count] of taken) add(key, count);
        throw error;
      }
    },
  };
}
