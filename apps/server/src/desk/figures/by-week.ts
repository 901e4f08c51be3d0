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

/** How often each key occurs, the most frequent first, then by name. */
export function counted(keys: readonly string[]): { readonly key: string; readonly count: number }[] {
  return [...Map.groupBy(keys, (key) => key)]
    .map(([key, { length }]) => ({ key, count: length }))
    .sort((a, b) => b.count - a.count || a.key.localeCompare(b.key, 'en'));
}
