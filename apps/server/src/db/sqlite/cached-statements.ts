import type SQLite from 'better-sqlite3';
import type { SqliteDatabase } from 'kysely';

/** More than the server has; those with lists of values are a statement for each length. */
const MOST = 500;

const isOrdinary = /^\s*(?:select|insert|update|delete|with|begin|commit|rollback)\b/i;
/** Not kept itself: some do what they do when they are prepared. */
const isPragma = /^\s*pragma\b/i;

interface Options {
  /** Statements that are kept at once. */
  readonly most?: number;
  /** Called after a statement that may have changed the tables. */
  readonly onSchemaChange?: () => void;
}

/**
 * The database, for which a statement that comes again is not read and planned again: that takes longer than most of them do.
 * The oldest are forgotten beyond `most`.
 */
export function cachedStatements(
  sqlite: SQLite.Database,
  { most = MOST, onSchemaChange }: Options = {},
): SqliteDatabase & { readonly forgetAll: () => void } {
  const kept = new Map<string, SQLite.Statement<unknown[]>>();
  return {
    close: () => sqlite.close(),
    forgetAll: () => kept.clear(),
    prepare(text) {
      const known = kept.get(text);
      // One that is read row by row still cannot begin again.
      if (known && !known.busy) return known as never;
      const statement = sqlite.prepare<unknown[]>(text);
      if (known) return statement as never;
      if (isOrdinary.test(text)) kept.set(text, statement);
      // It may have changed the tables.
      else if (!isPragma.test(text)) {
        kept.clear();
        onSchemaChange?.();
      }
      const [oldest] = kept.size > most ? kept.keys() : [];
      if (oldest !== undefined) kept.delete(oldest);
      return statement as never;
    },
  };
}
