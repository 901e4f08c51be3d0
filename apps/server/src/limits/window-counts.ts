/** How often it happened in the window that began with the first, and when that ends (milliseconds since 1970). */
export interface Counted {
  readonly count: number;
  readonly until: number;
}

/** Counts of one kind of thing, by key; a key's window begins with what is counted first. */
export interface WindowCounts {
  /** Counts one more. */
  add(key: string, now: number): Promise<Counted>;
  /** Counts nothing; 0 where no window is open. */
  read(key: string, now: number): Promise<Counted>;
  forget(key: string): Promise<void>;
}

/** Makes the counts of a kind. Every process that makes it by the same name counts together, where counts are shared. */
export type CountsOf = (kind: string, windowMs: number) => WindowCounts;
