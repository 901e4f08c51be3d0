/**
 * The count within the window, and its end (milliseconds since 1970). The first one opens the
 * window.
 */
export interface Counted {
  readonly count: number;
  readonly until: number;
}

/** Counts one kind of event by key. A key's first event opens its window. */
export interface WindowCounts {
  /** Counts one more. */
  add(key: string, now: number): Promise<Counted>;
  /** Counts nothing; 0 if no window is open. */
  read(key: string, now: number): Promise<Counted>;
  forget(key: string): Promise<void>;
}

/**
 * Creates the counts of one kind. If counts are shared, processes with the same name count
 * together.
 */
export type CountsOf = (kind: string, windowMs: number) => WindowCounts;
