import type SQLite from 'better-sqlite3';
import type { SqliteDatabase } from 'kysely';

/** More than the server has. Statements with lists of values count once per list length. */
const MOST = 500;

const isOrdinary = /^\s*(?:select|insert|update|delete|with|begin|commit|rollback)\b/i;
/** Never cached: some pragmas take effect when they are prepared. */
const isPragma = /^\s*pragma\b/i;

interface Options {
  /** The most cached statements. */
  readonly most?: number;
  /** Called after a statement that may have changed the tables. */
  readonly onSchemaChange?: () => void;
}

/**
 * Caches prepared statements, because parsing and planning take longer than running most of them.
 * Evicts the oldest beyond `most`.
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
      // A statement that is still being read row by row cannot be restarted.
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
