/** How long one property stands before the next comes, in milliseconds. */
export const INTERVAL_MS = 6000;

/** The place before or after in a ring of `count`. */
export const wrap = (index: number, count: number): number => ((index % count) + count) % count;
