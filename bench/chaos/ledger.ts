interface Row {
  tried: number;
  done: number;
  /** The line broke before there was an answer. */
  broken: number;
  /** 'Not now', in a way that says so. */
  putOff: number;
}

/** Everything that visitors were told, to be held against what is there at the end. */
export interface Ledger {
  readonly until: number;
  /** Marks of acknowledged enquiries. */
  readonly enquiries: Set<string>;
  /** Acknowledged submissions: the client's name, and the SHA-256 of each document. */
  readonly submissions: Map<string, readonly string[]>;
  /** What was not finished then may be gone. */
  diskWasFull: boolean;
  /** What should never have happened, in words. */
  readonly faults: string[];
  readonly rows: Map<string, Row>;
  count(what: string, how: keyof Row): void;
}

export function openLedger(seconds: number): Ledger {
  const rows = new Map<string, Row>();
  return {
    until: Date.now() + seconds * 1000,
    enquiries: new Set(),
    submissions: new Map(),
    diskWasFull: false,
    faults: [],
    rows,
    count(what, how) {
      const row = rows.get(what) ?? { tried: 0, done: 0, broken: 0, putOff: 0 };
      row[how] += 1;
      rows.set(what, row);
    },
  };
}

/** So many at once, each going on until the time is over. What one throws is a fault. */
export async function crowd(ledger: Ledger, size: number, one: () => Promise<void>): Promise<void> {
  const visitor = async () => {
    while (Date.now() < ledger.until) {
      await one().catch((error: unknown) => {
        ledger.faults.push(error instanceof Error ? error.message : String(error));
      });
    }
  };
  await Promise.all(Array.from({ length: size }, visitor));
}
