const HOUR_MS = 3_600_000;
/** Beyond it the oldest are forgotten: a flood from many addresses does not fill the memory. */
const MOST_KEYS = 10_000;

/** Counts by key; a key's hour begins with what is counted first. */
export interface HourlyCount {
  /** 0 where it is still within `most`, else the milliseconds until the key's next hour. */
  add(key: string, now?: number): number;
}

export function createHourlyCount(most: number, mostKeys: number = MOST_KEYS): HourlyCount {
  const counts = new Map<string, { count: number; readonly until: number }>();
  return {
    add(key, now = Date.now()) {
      const known = counts.get(key);
      if (known && known.until > now) {
        known.count += 1;
        return known.count <= most ? 0 : known.until - now;
      }
      // The map keeps the order in which hours began, so its first is the oldest.
      counts.delete(key);
      for (const [oldest] of counts) {
        if (counts.size < mostKeys) break;
        counts.delete(oldest);
      }
      counts.set(key, { count: 1, until: now + HOUR_MS });
      return most >= 1 ? 0 : HOUR_MS;
    },
  };
}
