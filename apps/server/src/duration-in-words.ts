import { DAY_MS, HOUR_MS, MINUTE_MS } from '@rivermark/contracts/durations';

/** A duration for a column: '12 min', '3.3 h', '19 h', '2 days'. At least '1 min'. */
export function durationInShort(ms: number): string {
  if (ms < HOUR_MS || ms >= 2 * DAY_MS) return durationInWords(ms);
  const hours = ms / HOUR_MS;
  return `${hours < 10 ? Math.floor(hours * 10) / 10 : Math.floor(hours)} h`;
}

/** A duration in full: '12 min', '3 h 20 min', '2 days'. At least '1 min'. */
export function durationInWords(ms: number): string {
  if (ms >= 2 * DAY_MS) return `${Math.floor(ms / DAY_MS)} days`;
  const minutes = Math.max(1, Math.floor(ms / MINUTE_MS));
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}
