/** When a backup was made by its clock, and its number, which older ones lack. */
export interface Made {
  readonly at: number;
  readonly number?: number | undefined;
}

/**
 * The newest by number, because clocks can be wrong. Those without one come from an older program
 * or are unreadable; their time decides, and times in the future count last.
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
