import type { Transaction } from 'kysely';
import type { DeskAction, DeskAuditRow } from '../../db/auth-tables.ts';
import type { Database } from '../../db/open-database.ts';
import type { Schema } from '../../db/schema.ts';

interface DeskAuditLine {
  readonly at: number;
  readonly action: DeskAction;
  /** In words. */
  readonly device: string;
  readonly detail?: string;
}

/** Adds a line that nobody can change; resolves with its id. The line must not name a client. */
export async function auditDesk(
  db: Database | Transaction<Schema>,
  { at, action, device, detail = '' }: DeskAuditLine,
): Promise<number> {
  const { id } = await db
    .insertInto('desk_audit')
    .values({ at, action, device, detail })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The newest lines, newest first. */
export const latestOfDesk = (db: Database, most: number): Promise<DeskAuditRow[]> =>
  db.selectFrom('desk_audit').selectAll().orderBy('id', 'desc').limit(most).execute();
