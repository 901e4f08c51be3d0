import type { Transaction } from 'kysely';
import type { Database } from '../../db/open-database.ts';
import type { AuditAction, DocumentAuditRow, Schema } from '../../db/schema.ts';

/** The actor of actions that nobody requested. */
export const THE_SERVER = 'the server';

export interface AuditLine {
  readonly submissionId: string;
  readonly documentId?: string;
  readonly action: AuditAction;
  /** The network address that asked, or THE_SERVER. */
  readonly by: string;
  readonly detail?: string;
}

/** Adds audit lines, which nobody can change, within the transaction that they describe, if any. */
export async function audit(
  db: Database | Transaction<Schema>,
  lines: readonly AuditLine[],
  at: number,
): Promise<void> {
  if (lines.length === 0) return;
  await db
    .insertInto('document_audit')
    .values(
      lines.map(({ submissionId, documentId, action, by, detail }) => ({
        submission_id: submissionId,
        document_id: documentId ?? null,
        at,
        action,
        by,
        detail: detail ?? '',
      })),
    )
    .execute();
}

/** What happened to a submission, oldest first. */
export const auditOf = (db: Database, submissionId: string): Promise<DocumentAuditRow[]> =>
  db
    .selectFrom('document_audit')
    .selectAll()
    .where('submission_id', '=', submissionId)
    .orderBy('id')
    .execute();
