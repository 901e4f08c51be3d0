import { randomBytes, randomUUID } from 'node:crypto';
import { inWords } from '@rivermark/content/in-words';
import { documentSpecs, type Notice } from '@rivermark/contracts/documents';
import { DAY_MS, HOUR_MS } from '@rivermark/contracts/durations';
import { emailRule } from '@rivermark/contracts/forms';
import type { Transaction } from 'kysely';
import { lockRows } from '../../db/lock-rows.ts';
import type { Database } from '../../db/open-database.ts';
import type { DocumentRow, DocumentSubmissionRow, Schema } from '../../db/schema.ts';
import { forgetDocument } from '../../erasing/forget-document.ts';
import { AppError } from '../../errors.ts';
import type { AdmitAnswer } from '../../limits/answer-limit.ts';
import type { Enqueue } from '../../outbox/enqueue.ts';
import type { DocumentDeps } from '../deps.ts';
import { wrapLinkKey } from '../links/submission-link.ts';
import { audit, THE_SERVER } from '../records/audit.ts';

export interface HandingOver {
  readonly retentionDays: number;
  /** MAILS_PER_HOUR. A tenth of it is for individual notices. */
  readonly mailsPerHour: number;
  readonly enqueue: Enqueue;
  readonly admitAnswer: AdmitAnswer;
  /** Called after a commit that put something into the outbox. */
  readonly wakeOutbox: () => void;
}

/**
 * Notices beyond these shares of MAILS_PER_HOUR leave in a digest: one agent reads them, and they
 * use mails that signing in needs. By default 6 in an hour, 24 in a day.
 */
const HOURLY_SHARE = 0.1;
const DAILY_SHARE = 0.4;

/** Whether individual notices have reached their limit, so that the next go into a digest. */
async function areNoticesMany(
  transaction: Transaction<Schema>,
  mailsPerHour: number,
  now: number,
): Promise<boolean> {
  const { hour, day } = await transaction
    .selectFrom('outbox')
    .select((row) => [
      row.fn
        .countAll<number>()
        .filterWhere('created_at', '>', now - HOUR_MS)
        .as('hour'),
      row.fn.countAll<number>().as('day'),
    ])
    .where('template', '=', 'documents-to-agent')
    .where('state', '!=', 'for-digest')
    .where('digest_id', 'is', null)
    .where('created_at', '>', now - DAY_MS)
    // Not what a clock that was ahead has written down.
    .where('created_at', '<=', now)
    .executeTakeFirstOrThrow();
  return hour >= Math.max(1, mailsPerHour * HOURLY_SHARE) || day >= Math.max(1, mailsPerHour * DAILY_SHARE);
}

/**
 * Ends a submission: the six documents that the notice names become one, and the agent's notice
 * enters the outbox in the same transaction. So does the client's receipt, if an address was given
 * and got none that day. Repeating a submission changes nothing, even after it was erased. Throws
 * AppError 'not-acknowledged', 'documents-missing', or 'already-submitted' if the client names
 * other documents than before.
 */
export async function acceptDocuments(
  deps: DocumentDeps,
  { retentionDays, mailsPerHour, enqueue, admitAnswer, wakeOutbox }: HandingOver,
  notice: Notice,
): Promise<void> {
  const { db, clock } = deps;
  const { objects } = notice;
  const clientKey = notice.clientKey ?? null;
  if (!notice.acknowledged) {
    throw new AppError('not-acknowledged', 'The exclusive broker agreement was not acknowledged');
  }
  // Before the transaction: a store that hangs would keep its connection from everybody else.
  const sizes = await sizesOf(deps, await documentsNamed(db, objects, clientKey).execute());
  const outcome = await db.transaction().execute(async (transaction) => {
    const found = await documentsNamed(transaction, objects, clientKey)
      .$call(lockRows(transaction))
      .execute();
    const before = await handedOverBefore(transaction, found, clientKey);
    if (before === 'others') throw alreadySubmitted();
    if (before === 'these') return 'repeat';
    const rows = oneForEachField(found);
    // One that was stored after the store was asked was still missing when the notice came.
    if (rows.some(({ id, state }) => state !== 'stored' || !sizes.has(id))) throw missing();
    const lost = rows.filter(({ id, sealed_bytes }) => (sizes.get(id) ?? -1) < sealed_bytes);
    if (lost.length > 0) return { lost };
    const { id, client_email } = await submit(transaction, deps, { rows, notice, retentionDays });
    const isForDigest = await areNoticesMany(transaction, mailsPerHour, clock());
    await enqueue(transaction, { template: 'documents-to-agent', documentSubmissionId: id, isForDigest });
    if (client_email && (await admitAnswer(transaction, 'receipt', client_email)))
      await enqueue(transaction, { template: 'documents-receipt', documentSubmissionId: id });
    return 'new';
  });
  if (outcome === 'new') wakeOutbox();
  if (typeof outcome === 'string') return;
  // Under the same names they can then be sent again.
  for (const { id } of outcome.lost) await forgetDocument(deps, id, ['stored'], clock());
  throw missing();
}

/** Makes documents one submission and audits each. Resolves with the ids that its mails need. */
async function submit(
  transaction: Transaction<Schema>,
  { keyring, clock }: Pick<DocumentDeps, 'keyring' | 'clock'>,
  {
    rows,
    notice,
    retentionDays,
  }: { readonly rows: readonly DocumentRow[]; readonly notice: Notice; readonly retentionDays: number },
): Promise<Pick<DocumentSubmissionRow, 'id' | 'client_email'>> {
  const now = clock();
  const id = randomUUID();
  const link = wrapLinkKey(keyring, id, randomBytes(32));
  const client_email = emailRule.safeParse(notice.clientEmail ?? '').data ?? '';
  await transaction
    .insertInto('document_submission')
    .values({
      id,
      client_key: notice.clientKey ?? randomUUID(),
      client_name: notice.clientName ?? '',
      client_email,
      received_at: now,
      expires_at: now + retentionDays * DAY_MS,
      reminded_at: null,
      erased_at: null,
      key_id: link.keyId,
      wrapped_link_key: link.wrapped,
    })
    .execute();
  const ids = rows.map((row) => row.id);
  const { numUpdatedRows } = await transaction
    .updateTable('document')
    .set({ state: 'submitted', submission_id: id, upload_metadata: '' })
    .where('id', 'in', ids)
    .where('state', '=', 'stored')
    .executeTakeFirst();
  if (numUpdatedRows !== BigInt(rows.length)) throw missing();
  const lines = rows.map((row) => ({
    submissionId: id,
    documentId: row.id,
    action: 'received' as const,
    by: THE_SERVER,
    detail: row.field,
  }));
  await audit(transaction, lines, now);
  return { id, client_email };
}

function missing(): AppError {
  return new AppError(
    'documents-missing',
    `Not all ${inWords(documentSpecs.length)} documents have been received`,
  );
}

/** Those of the named objects that this client sent. */
function documentsNamed(db: Database, objects: readonly string[], clientKey: string | null) {
  if (objects.length === 0 || objects.length > 2 * documentSpecs.length) throw missing();
  return db
    .selectFrom('document')
    .selectAll()
    .where('object_name', 'in', [...objects])
    .where('client_key', clientKey === null ? 'is' : '=', clientKey)
    .orderBy('id');
}

/**
 * What this client handed over before: the same documents if the answer was lost, or others if some
 * were replaced after the first notice. Otherwise undefined.
 */
async function handedOverBefore(
  transaction: Transaction<Schema>,
  found: readonly DocumentRow[],
  clientKey: string | null,
): Promise<'these' | 'others' | undefined> {
  const known = await transaction
    .selectFrom('document_submission')
    .select(['id', 'erased_at'])
    .$if(clientKey === null, (query) => query.where('id', '=', found[0]?.submission_id ?? ''))
    .$if(clientKey !== null, (query) => query.where('client_key', '=', clientKey))
    .executeTakeFirst();
  if (!known) return undefined;
  const areItsOwn = found.every(({ submission_id }) => submission_id === known.id);
  // What is erased has lost its names.
  const areTheSame = areItsOwn && (known.erased_at !== null || found.length === documentSpecs.length);
  return areTheSame ? 'these' : 'others';
}

function alreadySubmitted(): AppError {
  return new AppError(
    'already-submitted',
    `Your ${inWords(documentSpecs.length)} documents were received before. What was chosen again since then was not added: please call, or open this page anew and send all ${inWords(documentSpecs.length)}.`,
  );
}

/** In bytes, of the files of those that wait for their notice; -1 for one that is gone. */
async function sizesOf(
  { files }: DocumentDeps,
  found: readonly DocumentRow[],
): Promise<ReadonlyMap<string, number>> {
  const stored = found.filter(({ state }) => state === 'stored');
  return new Map(
    await Promise.all(stored.map(async ({ id }) => [id, (await files.size(id)) ?? -1] as const)),
  );
}

/** In the order of the fields. */
function oneForEachField(found: readonly DocumentRow[]): DocumentRow[] {
  return documentSpecs.map(({ field }) => {
    const ofField = found.filter((row) => row.field === field);
    const [row] = ofField;
    if (!row || ofField.length > 1) throw missing();
    return row;
  });
}
