import type { Unanswered } from './call.ts';

interface Row {
  tried: number;
  done: number;
  /** The caller cut the line himself, as is meant. */
  left: number;
  /** The line broke while there was no process, or it had only now come back. */
  down: number;
  /** The line broke, and nobody knows why. */
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
  /** Counts a call that has no answer by what it had none for. */
  unanswered(what: string, how: Unanswered): void;
  /** What was said of the lines that broke for no known reason, and how often. */
  readonly unexplained: Map<string, number>;
}

/** `wasDown`: whether at any time since then, in milliseconds since 1970, there was no process. */
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
