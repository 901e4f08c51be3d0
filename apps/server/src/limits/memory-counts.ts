import type { Counted, WindowCounts } from './window-counts.ts';

/** Beyond it the oldest are evicted, so a flood from many addresses does not fill the memory. */
const MOST_KEYS = 10_000;

export interface MemoryCounts extends WindowCounts {
  /** Counts `by` more. */
  add(key: string, now: number, by?: number): Promise<Counted>;
}

/** Counts in one process's memory. */
export function memoryCounts(windowMs: number, mostKeys: number = MOST_KEYS): MemoryCounts {
  const counts = new Map<string, Counted>();
  const open = (key: string, now: number) => {
    const known = counts.get(key);
    // Ignore windows that start in the future: a clock that was ahead opened them, and they would
    // count too long.
    return known && known.until > now && known.until - windowMs <= now ? known : undefined;
  };
  return {
    async add(key, now, by = 1) {
      const known = open(key, now);
      const counted = { count: (known?.count ?? 0) + by, until: known?.until ?? now + windowMs };
      // The map keeps the order in which windows began, so its first is the oldest.
      if (!known) counts.delete(key);
      for (const [oldest] of counts) {
        if (known || counts.size < mostKeys) break;
        counts.delete(oldest);
      }
      counts.set(key, counted);
      return counted;
    },
    read: async (key, now) => open(key, now) ?? { count: 0, until: now },
    async forget(key) {
      counts.delete(key);
    },
  };
}
