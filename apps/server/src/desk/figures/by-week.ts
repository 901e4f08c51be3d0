import { DAY_MS } from '@rivermark/contracts/durations';
import { dateInJacksonville } from '@rivermark/contracts/jacksonville-time';

const WEEK_MS = 7 * DAY_MS;

/** The Monday, YYYY-MM-DD, of the week in Jacksonville that a moment lies in. */
export function weekOf(moment: number): string {
  const midnight = Date.parse(dateInJacksonville(moment));
  const sinceMonday = (new Date(midnight).getUTCDay() + 6) % 7;
  return new Date(midnight - sinceMonday * DAY_MS).toISOString().slice(0, 10);
}

/** The Mondays of so many weeks, the one that `now` lies in last. */
export function lastWeeks(now: number, count: number): string[] {
  const last = Date.parse(weekOf(now));
  return Array.from({ length: count }, (_, place) =>
    new Date(last - (count - 1 - place) * WEEK_MS).toISOString().slice(0, 10),
  );
}

/** Groups in the order of the keys; a key that nothing falls under has an empty group. */
export function groupedBy<T, K extends string>(
  values: readonly T[],
  keys: readonly K[],
  keyOf: (value: T) => string,
): { readonly key: K; readonly values: readonly T[] }[] {
  const groups = Map.groupBy(values, keyOf);
  return keys.map((key) => ({ key, values: groups.get(key) ?? [] }));
}

/** More are read by nobody, and a flood has another key in each. */
const MOST_KEYS = 50;
const THE_OTHERS = 'Others';

/** How often each key occurs, the most frequent first, then by name; what is beyond the most is one. */
export function counted(keys: readonly string[]): { readonly key: string; readonly count: number }[] {
  const all = [...Map.groupBy(keys, (key) => key)]
    .map(([key, { length }]) => ({ key, count: length }))
    .sort((a, b) => b.count - a.count || a.key.localeCompare(b.key, 'en'));
  const others = all.slice(MOST_KEYS).reduce((sum, { count }) => sum + count, 0);
  return [...all.slice(0, MOST_KEYS), ...(others > 0 ? [{ key: THE_OTHERS, count: others }] : [])];
}
