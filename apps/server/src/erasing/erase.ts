import type { Transaction } from 'kysely';
import { readAges, type Span } from '../clock/clock-epochs.ts';
import { lockRows } from '../db/lock-rows.ts';
import type { Database } from '../db/open-database.ts';
import type { DocumentSubmissionRow, Schema } from '../db/schema.ts';
import type { DocumentFiles } from '../documents/files/document-files.ts';
import { audit } from '../documents/records/audit.ts';
import { deleteMails, lockMails } from './erase-mails.ts';
import { personalData } from './personal-data.ts';

export interface EraseDeps {
  readonly db: Database;
  /** Removes the captured copy of a mail, where there is one. */
  readonly removeCaptured: (mailId: string) => Promise<void>;
}

/** How the documents of one client are erased. */
export interface ErasingDocuments {
  readonly by: string;
  readonly why: string;
  /** In milliseconds since 1970. */
  readonly now: number;
  /** Only if its end is still the one that was read. */
  readonly asItStands?: boolean;
  /** The agent was never notified of them. The unsent notice stays and is still reported. */
  readonly keepsNotice?: boolean;
  /** Erases nothing while a mail about them is being sent. */
  readonly waitsForMail?: boolean;
}

interface Subjects {
  readonly enquiries: readonly string[];
  readonly submission?: { readonly row: DocumentSubmissionRow; readonly how: ErasingDocuments };
}

interface Erased {
  readonly enquiries: number;
  readonly hasSubmission: boolean;
  /** Documents whose files may go. */
  readonly documents: readonly string[];
  /** Mails whose captured copies may go. */
  readonly mails: readonly string[];
}

/**
 * The single transaction that erases. Its steps are the lock order: submission, digests, mails,
 * inquiries, documents. Code that locks rows of several of these tables must follow it, or
 * transactions can deadlock.
 */
async function eraseRows(
  transaction: Transaction<Schema>,
  { enquiries, submission }: Subjects,
): Promise<Erased> {
  const locked = submission && (await lockSubmission(transaction, submission));
  const lockedMails = [
    ...(locked ? await lockMails(transaction, { submission: locked.row.id }) : []),
    ...(enquiries.length > 0 ? await lockMails(transaction, { enquiries }) : []),
  ];
  const inHand = lockedMails.filter(({ isInHand }) => isInHand);
  const claimed = locked?.how.waitsForMail && inHand.length > 0 ? undefined : locked;
  // An inquiry with one mail in hand keeps all of them: the mail is drawn from it.
  const spared = new Set(inHand.map(({ enquiry_id }) => enquiry_id));
  const notice = claimed?.how.keepsNotice ? await noticeOf(transaction, claimed.row.id) : undefined;
  const mails = lockedMails.filter(
    (mail) =>
      !mail.isInHand &&
      mail.id !== notice &&
      (mail.enquiry_id === null ? claimed !== undefined : !spared.has(mail.enquiry_id)),
  );
  await deleteMails(transaction, mails);
  const ids = enquiries.filter((id) => !spared.has(id));
  // Asked while the rows are there that name the enquiries.
  const reminders = ids.length > 0 ? await remindersOf(transaction, ids) : [];
  const { numDeletedRows } = await transaction
    .deleteFrom('enquiry')
    .where('id', 'in', ids)
    .executeTakeFirst();
  return {
    enquiries: Number(numDeletedRows),
    hasSubmission: claimed !== undefined,
    documents: claimed ? await eraseDocuments(transaction, claimed) : [],
    mails: [...mails.flatMap(({ id, digest_id }) => [id, ...(digest_id ? [digest_id] : [])]), ...reminders],
  };
}

/** Undefined where it was erased before, or is kept longer meanwhile. */
async function lockSubmission(
  transaction: Transaction<Schema>,
  submission: NonNullable<Subjects['submission']>,
): Promise<typeof submission | undefined> {
  const { row, how } = submission;
  const found = await transaction
    .selectFrom('document_submission')
    .select('id')
    .where('id', '=', row.id)
    .where('erased_at', 'is', null)
    .$if(how.asItStands === true, (query) => query.where('expires_at', '=', row.expires_at))
    .$call(lockRows(transaction))
    .executeTakeFirst();
  return found && submission;
}

/** The notice to the agent that did not leave. */
async function noticeOf(transaction: Transaction<Schema>, submissionId: string): Promise<string | undefined> {
  const notice = await transaction
    .selectFrom('outbox')
    .select('id')
    .where('document_submission_id', '=', submissionId)
    .where('template', '=', 'documents-to-agent')
    .where('state', '!=', 'sent')
    .executeTakeFirst();
  return notice?.id;
}

/**
 * Mails that are drawn when they leave: their rows name nobody, but their captured copies do.
 */
async function remindersOf(
  transaction: Transaction<Schema>,
  enquiryIds: readonly string[],
): Promise<string[]> {
  const rows = await transaction
    .selectFrom('outbox')
    .select('id')
    .where((row) =>
      row.or([
        row('template', '=', 'morning-digest'),
        row(
          'about',
          'in',
          row.selectFrom('reminder').select('notice_id').where('enquiry_id', 'in', enquiryIds),
        ),
        row('about', 'in', row.selectFrom('showing').select('id').where('enquiry_id', 'in', enquiryIds)),
        row(
          'about',
          'in',
          row
            .selectFrom('follow_up')
            .select('notice_id')
            .where('enquiry_id', 'in', enquiryIds)
            .where('notice_id', 'is not', null)
            .$castTo<{ notice_id: string }>(),
        ),
      ]),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** Without their keys nobody can read the documents again. Resolves with their ids. */
async function eraseDocuments(
  transaction: Transaction<Schema>,
  { row: { id }, how: { by, why, now } }: NonNullable<Subjects['submission']>,
): Promise<string[]> {
  await transaction
    .updateTable('document_submission')
    .set({ ...personalData.document_submission.overwrittenWith.by, erased_at: now })
    .where('id', '=', id)
    .execute();
  const documents = await transaction
    .updateTable('document')
    .set({ ...personalData.document.overwrittenWith.by, state: 'erased' })
    .where('submission_id', '=', id)
    .returning('id')
    .execute();
  await audit(transaction, [{ submissionId: id, action: 'erased', by, detail: why }], now);
  return documents.map((document) => document.id);
}

/** Rows before files: a file that a crash leaves behind is removed by the next sweep. */
async function erase(
  { db, removeCaptured, files }: EraseDeps & { readonly files?: DocumentFiles },
  subjects: Subjects,
): Promise<Erased> {
  const erased = await db.transaction().execute((transaction) => eraseRows(transaction, subjects));
  for (const id of erased.documents) await files?.remove(id);
  for (const id of erased.mails) await removeCaptured(id);
  return erased;
}

/** So many at once: a statement takes a limited number of values, and others wait for the lock. */
const AT_ONCE = 200;

/**
 * Erases inquiries with their mails, all delivery attempts, and captured copies. An inquiry stays
 * while a mail about it is being sent. Resolves to the number erased.
 */
export async function eraseEnquiries(deps: EraseDeps, ids: readonly string[]): Promise<number> {
  let erased = 0;
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    erased += (await erase(deps, { enquiries: ids.slice(from, from + AT_ONCE) })).enquiries;
  }
  return erased;
}

/**
 * Erases the documents of one client: their keys and names, the mails about them, then the files.
 * Resolves to whether this call erased them.
 */
export async function eraseSubmission(
  deps: EraseDeps & { readonly files: DocumentFiles },
  row: DocumentSubmissionRow,
  how: ErasingDocuments,
): Promise<boolean> {
  return (await erase(deps, { enquiries: [], submission: { row, how } })).hasSubmission;
}

/** Erases inquiries by age, as far as the clock can be trusted. Calls `goesOn` after each batch. */
export async function eraseOldEnquiries(
  deps: EraseDeps & {
    readonly enquiries: {
      receivedBefore(moment: number, most: number, sparing?: readonly Span[]): Promise<string[]>;
    };
  },
  keptMs: number,
  now: number,
  goesOn: () => void = () => undefined,
): Promise<void> {
  const sparing = (await readAges(deps.db, now)).notOver(keptMs);
  for (;;) {
    const ids = await deps.enquiries.receivedBefore(now - keptMs, AT_ONCE, sparing);
    if (ids.length === 0 || (await eraseEnquiries(deps, ids)) === 0) return;
    goesOn();
  }
}
