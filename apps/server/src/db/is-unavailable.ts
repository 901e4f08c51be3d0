import { isConnectionLost } from './postgres/connection-lost.ts';

const MOST_CAUSES = 4;

/**
 * A lock of somebody else: SQLite's, and PostgreSQL's with its time for a statement and its way out of a deadlock; or a disk
 * that is full for the moment.
 */
const busy = /^(SQLITE_BUSY|SQLITE_FULL$|57014$|55P03$|40001$|40P01$|53100$)/;

/** Whether the database, or what it said through others, could not be had for the moment: the same may go well soon. */
export function isUnavailable(error: unknown): boolean {
  let one = error;
  for (let depth = 0; one instanceof Error && depth < MOST_CAUSES; depth += 1, one = one.cause) {
    if (isConnectionLost(one) || busy.test(String((one as { code?: unknown }).code))) return true;
  }
  return false;
}
