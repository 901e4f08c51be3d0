import type { Database } from '../../db/open-database.ts';
import { countedEnquiries } from './counted-enquiries.ts';

/** How often something was named. */
export interface Counted {
  readonly key: string;
  readonly count: number;
}

/** Nobody reads more, and in a flood each may have a text of its own. */
const MOST_KEYS = 50;
/** Several addresses may be one page. */
const MOST_TEXTS = 10 * MOST_KEYS;
const THE_OTHERS = 'Others';

/**
 * A column's values among enquiries since a moment, most frequent first, then by name; the rest are
 * 'Others'. `nameOf`: a value's name. Values with the same name are counted together.
 */
export async function mostFrequent(
  db: Database,
  column: 'page' | 'home' | 'sources',
  since: number,
  nameOf: (text: string) => string = (text) => text,
): Promise<readonly Counted[]> {
  const rows = await countedEnquiries(db, since)
    .where(column, 'is not', null)
    .groupBy(column)
    .select((row) => [
      `${column} as text`,
      row.fn.countAll<number>().as('count'),
      row.fn.sum<number>(row.fn.countAll()).over().as('total'),
    ])
    .orderBy('count', 'desc')
    .orderBy('text')
    .limit(MOST_TEXTS)
    .execute();
  const counts = new Map<string, number>();
  for (const { text, count } of rows) {
    const key = nameOf(text ?? '');
    counts.set(key, (counts.get(key) ?? 0) + count);
  }
  const named = [...counts]
    .map(([key, count]) => ({ key, count }))
    .sort((a, b) => b.count - a.count || a.key.localeCompare(b.key, 'en'))
    .slice(0, MOST_KEYS);
  const others = (rows[0]?.total ?? 0) - named.reduce((sum, { count }) => sum + count, 0);
  return others > 0 ? [...named, { key: THE_OTHERS, count: others }] : named;
}
