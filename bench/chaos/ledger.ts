import type { Unanswered } from './call.ts';

interface Row {
  tried: number;
  done: number;
  /** The caller disconnected on purpose. */
  left: number;
  /** The connection broke while there was no process, or just after one came back. */
  down: number;
  /** The connection broke for an unknown reason. */
  broken: number;
  /** 'Not now', said properly. */
  putOff: number;
}

/** Everything that visitors were promised, to compare with the final state. */
export interface Ledger {
  readonly until: number;
  /** Marks of acknowledged enquiries. */
  readonly enquiries: Set<string>;
  /** Acknowledged submissions: the client's name, and the SHA-256 of each document. */
  readonly submissions: Map<string, readonly string[]>;
  /** Unfinished uploads from then may be gone. */
  diskWasFull: boolean;
  /** Errors that should never happen, in words. */
  readonly faults: string[];
  readonly rows: Map<string, Row>;
  count(what: string, how: keyof Row): void;
  /** Counts an unanswered call by its reason. */
  unanswered(what: string, how: Unanswered): void;
  /** Errors of connections that broke for an unknown reason, and their counts. */
  readonly unexplained: Map<string, number>;
}

/** `wasDown`: whether there was no process at any time since then, in milliseconds since 1970. */
export function openLedger(seconds: number, wasDown: (since: number) => boolean = () => false): Ledger {
  const rows = new Map<string, Row>();
  const unexplained = new Map<string, number>();
  const count = (what: string, how: keyof Row) => {
    const row = rows.get(what) ?? { tried: 0, done: 0, left: 0, down: 0, broken: 0, putOff: 0 };
    row[how] += 1;
    rows.set(what, row);
  };
  return {
    until: Date.now() + seconds * 1000,
    enquiries: new Set(),
    submissions: new Map(),
    diskWasFull: false,
    faults: [],
    rows,
    unexplained,
    count,
    unanswered(what, how) {
      if (how === 'putOff') return count(what, 'putOff');
      if (how.isOurs) return count(what, 'left');
      if (wasDown(how.began)) return count(what, 'down');
      count(what, 'broken');
      const said = `${what}: ${how.message}`;
      unexplained.set(said, (unexplained.get(said) ?? 0) + 1);
    },
  };
}

/** Runs this many in parallel until the time is over. An exception is a failure. */
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
