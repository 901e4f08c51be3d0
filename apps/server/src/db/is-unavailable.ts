import { isConnectionLost } from './postgres/connection-lost.ts';

const MOST_CAUSES = 4;

/**
 * Locks held by others: in SQLite, and in PostgreSQL with statement timeouts and deadlocks. Also a
 * disk that is full for the moment.
 */
const busy = /^(SQLITE_BUSY|SQLITE_FULL$|57014$|55P03$|40001$|40P01$|53100$)/;

/** Whether the database, or the error's cause, was temporarily unavailable. A retry may succeed. */
export function isUnavailable(error: unknown): boolean {
  let one = error;
  for (let depth = 0; one instanceof Error && depth < MOST_CAUSES; depth += 1, one = one.cause) {
    if (isConnectionLost(one) || busy.test(String((one as { code?: unknown }).code))) return true;
  }
  return false;
}
