import { ConfigError } from '../config.ts';
import { isUnavailable } from '../db/is-unavailable.ts';

/** What PostgreSQL says of a statement that took longer than it may, or that somebody cancelled. */
const STATEMENT_CANCELED = '57014';

/** A sentence for the operator. */
export function whyNotStarted(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return 'The port is taken by another program. Set PORT to a free one.';
  if (code === 'SQLITE_CORRUPT' || code === 'SQLITE_NOTADB') {
    return 'The database is damaged. Leave it as it is, and see docs/runbook.md (database-damaged).';
  }
  if (code === 'SQLITE_FULL' || code === 'ENOSPC') {
    return 'The disk is full. Make room, and see docs/runbook.md (the-disk-is-full).';
  }
  if (code === STATEMENT_CANCELED) {
    return 'PostgreSQL ended a step of the upgrade before it was done: somebody cancelled it, or a limit of its own did. Nothing was changed. Start again when the database has less to do, and see docs/runbook.md, ‘An upgrade went wrong’ (57014).';
  }
  if (isUnavailable(error)) {
    return 'The database does not answer. Is it running, and does DATABASE_URL name it?';
  }
  if (code === 'EACCES') return `Not allowed: ${message}`;
  return message;
}
