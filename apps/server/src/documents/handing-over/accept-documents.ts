import { randomBytes, randomUUID } from 'node:crypto';
import { inWords } from '@rivermark/content/in-words';
import { documentSpecs, readNotice } from '@rivermark/contracts/documents';
import { emailRule } from '@rivermark/contracts/forms';
import type { Transaction } from 'kysely';
import type { DocumentRow, Schema } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import type { Enqueue } from '../../outbox/enqueue.ts';
import { wrapLinkKey } from '../links/submission-link.ts';
import type { DocumentParts } from '../parts.ts';
import { audit } from '../records/audit.ts';

const DAY_MS = 86_400_000;

export interface HandingOver {
  readonly retentionDays: number;
  readonly enqueue: Enqueue;
  /** Called after a commit that put something into the outbox. */
  readonly wakeOutbox: () => void;
}

/** What the client's last call says. */
export interface Notice {
  /** Names the six objects and says the acknowledgment. */
  readonly message: string;
  readonly clientName?: string | undefined;
  readonly clientEmail?: string | undefined;
  /** As it was said with each document. */
  readonly clientKey?: string | undefined;
}

/**
 * The end of a submission: the six documents that the notice names become one submission, and the agent's notice
 * (with the client's receipt, if an address was given) enters the outbox, all in one transaction. Of the notice's
 * text only the names of our own objects are read. The same submission again changes nothing.
 * Throws AppError 'not-acknowledged' or 'documents-missing'.
 */
export async function acceptDocuments(
  { db, keyring }: DocumentParts,
  { retentionDays, enqueue, wakeOutbox }: HandingOver,
  notice: Notice,
): Promise<void> {
  const { objects, acknowledged } = readNotice(notice.message);
  const clientKey = notice.clientKey ?? null;
  if (!acknowledged) {
    throw new AppError('not-acknowledged', 'The exclusive broker agreement was not acknowledged');
  }
  const isNew = await db.transaction().execute(async (transaction) => {
    const rows = await documentsNamed(transaction, objects, clientKey);
    const known = rows[0]?.submission_id;
    if (known && rows.every(({ submission_id }) => submission_id === known)) return false;
    if (rows.some(({ state }) => state !== 'stored')) throw missing();
    const now = Date.now();
    const id = randomUUID();
    const link = wrapLinkKey(keyring, id, randomBytes(32));
    const clientEmail = emailRule.safeParse(notice.clientEmail ?? '').data ?? '';
    await transaction
      .insertInto('document_submission')
      .values({
        id,
        client_key: clientKey ?? randomUUID(),
        client_name: notice.clientName ?? '',
        client_email: clientEmail,
        received_at: now,
        expires_at: now + retentionDays * DAY_MS,
        reminded_at: null,
        erased_at: null,
        key_id: link.keyId,
        wrapped_link_key: link.wrapped,
      })
      .execute();
    await transaction
      .updateTable('document')
      .set({ state: 'submitted', submission_id: id, begun_by: '', upload_metadata: '' })
      .where(
        'id',
        'in',
        rows.map((row) => row.id),
      )
      .execute();
    await audit(
      transaction,
      rows.map((row) => ({
        submissionId: id,
        documentId: row.id,
        action: 'received',
        by: 'the server',
        detail: row.field,
      })),
      now,
    );
    await enqueue(transaction, { template: 'documents-to-agent', documentSubmissionId: id });
    if (clientEmail) await enqueue(transaction, { template: 'documents-receipt', documentSubmissionId: id });
    return true;
  });
  if (isNew) wakeOutbox();
}

function missing(): AppError {
  return new AppError(
    'documents-missing',
    `Not all ${inWords(documentSpecs.length)} documents have been received`,
  );
}

/** One document per field, in the order of the fields; all of the same client. */
async function documentsNamed(
  transaction: Transaction<Schema>,
  objects: readonly string[],
  clientKey: string | null,
): Promise<DocumentRow[]> {
  if (objects.length === 0 || objects.length > 2 * documentSpecs.length) throw missing();
  const found = await transaction
    .selectFrom('document')
    .selectAll()
    .where('object_name', 'in', [...objects])
    .where('client_key', clientKey === null ? 'is' : '=', clientKey)
    .execute();
  return documentSpecs.map(({ field }) => {
    const ofField = found.filter((row) => row.field === field);
    const [row] = ofField;
    if (!row || ofField.length > 1) throw missing();
    return row;
  });
}
