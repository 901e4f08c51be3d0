/** What was made in a backup: the moment of its clock, and its place in the order of making, which older ones do not have. */
export interface Made {
  readonly at: number;
  readonly number?: number | undefined;
}

/**
 * What was made last. The number says it, for a clock may have been ahead or behind. What has none was made by an older
 * program, or cannot be read: its time says it, and one of the future is believed last.
 */
export function newestBackup<T extends Made>(all: readonly T[], now: number): T | undefined {
  const byTime = (a: T, b: T) => Number(a.at > now) - Number(b.at > now) || b.at - a.at;
  const [numbered] = all
    .filter(({ number }) => number !== undefined)
    .sort((a, b) => (b.number ?? 0) - (a.number ?? 0) || byTime(a, b));
  const [other] = all.filter(({ number }) => number === undefined).sort(byTime);
  if (!numbered || !other) return numbered ?? other;
  // A release that was gone back to numbers nothing.
  return other.at > numbered.at && other.at <= now ? other : numbered;
}
