import type { Transaction } from 'kysely';
import type { Database } from '../../db/open-database.ts';
import type { Schema } from '../../db/schema.ts';
import { THE_SERVER } from '../records/audit.ts';

/** What only somebody does who knows of it; each may be the agent's first word of it. */
const SEEN = ['link-opened', 'viewed', 'downloaded', 'downloaded-all', 'extended', 'erased'] as const;

/**
 * Whether the agent cannot know of a submission: neither notice nor reminder left, nobody dropped
 * the notice, and nobody opened, extended or erased its documents.
 */
export async function isUnnotified(
  db: Database | Transaction<Schema>,
  submissionId: string,
): Promise<boolean> {
  const mails = await db
    .selectFrom('outbox')
    .select(['template', 'state'])
    .where('document_submission_id', '=', submissionId)
    .where('template', 'in', ['documents-to-agent', 'documents-reminder'])
    .execute();
  const isWaiting = mails.some(
    ({ template, state }) => template === 'documents-to-agent' && state !== 'sent' && state !== 'dropped',
  );
  if (!isWaiting || mails.some(({ state }) => state === 'sent')) return false;
  const seen = await db
    .selectFrom('document_audit')
    .select('id')
    .where('submission_id', '=', submissionId)
    .where('action', 'in', SEEN)
    .where('by', '!=', THE_SERVER)
    .executeTakeFirst();
  return !seen;
}
