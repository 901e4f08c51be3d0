import { AGREEMENT_FIELD } from '@rivermark/contracts/documents';
import { sql } from 'kysely';
import type { Database } from '../../db/open-database.ts';
import type { DocumentSubmissionRow } from '../../db/schema.ts';

/** A submission as the desk lists it. */
export interface SubmissionSummary extends DocumentSubmissionRow {
  readonly documents: number;
  /** When the agent last opened its page or something of it; null where nobody did. */
  readonly opened_at: number | null;
  /** 1 where the agent herself put it there, a signed agreement. */
  readonly is_own: number;
}

const summaries = (db: Database) =>
  db
    .selectFrom('document_submission')
    .selectAll('document_submission')
    .select((row) => [
      row
        .selectFrom('document')
        .select((document) => document.fn.countAll<number>().as('documents'))
        .whereRef('document.submission_id', '=', 'document_submission.id')
        .$asScalar()
        .$notNull()
        .as('documents'),
      row
        .selectFrom('document_audit')
        .select((line) => line.fn.max('at').as('opened_at'))
        .whereRef('document_audit.submission_id', '=', 'document_submission.id')
        .where('action', 'in', ['link-opened', 'viewed', 'downloaded', 'downloaded-all'])
        .$asScalar()
        .as('opened_at'),
      row
        .selectFrom('document')
        .select((document) => document.fn.countAll<number>().as('own'))
        .whereRef('document.submission_id', '=', 'document_submission.id')
        .where('field', '=', AGREEMENT_FIELD)
        .$asScalar()
        .$notNull()
        .as('is_own'),
    ]);

/** Whether it waits for the agent to look at it. */
export const isUnopened = ({ opened_at, is_own }: SubmissionSummary): boolean =>
  opened_at === null && is_own === 0;

/** Those that are kept, the one that is erased next first. */
export const keptSubmissions = (db: Database): Promise<SubmissionSummary[]> =>
  summaries(db).where('erased_at', 'is', null).orderBy('expires_at').execute();

/** Those that were erased, the newest first. */
export const erasedSubmissions = (db: Database, most: number): Promise<SubmissionSummary[]> =>
  summaries(db).where('erased_at', 'is not', null).orderBy('erased_at', 'desc').limit(most).execute();

export const findSubmission = (db: Database, id: string): Promise<SubmissionSummary | undefined> =>
  summaries(db).where('id', '=', id).executeTakeFirst();

/** Those of these email addresses in any case, the newest first; what is erased has none. */
export const submissionsOf = (db: Database, emails: readonly string[]): Promise<SubmissionSummary[]> =>
  summaries(db)
    .where(
      sql<string>`lower(client_email)`,
      'in',
      emails.map((email) => sql<string>`lower(${email})`),
    )
    .where('client_email', '!=', '')
    .orderBy('received_at', 'desc')
    .execute();

/** Those of these ids that were not erased. */
export const storedSubmissions = (db: Database, ids: readonly string[]): Promise<SubmissionSummary[]> =>
  summaries(db).where('id', 'in', ids).where('erased_at', 'is', null).execute();

/** Signed agreements kept with these inquiries, except those that were erased. */
export async function agreementsOf(
  db: Database,
  enquiryIds: readonly string[],
): Promise<SubmissionSummary[]> {
  // PostgreSQL rejects an empty list.
  if (enquiryIds.length === 0) return [];
  return summaries(db)
    .where('id', 'in', (within) =>
      within
        .selectFrom('buyer_agreement')
        .select('submission_id')
        .where('submission_id', 'is not', null)
        .where('enquiry_id', 'in', enquiryIds)
        .$castTo<{ submission_id: string }>(),
    )
    .where('erased_at', 'is', null)
    .execute();
}
