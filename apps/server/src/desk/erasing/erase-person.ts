import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/open-database.ts';
import type { EnquiryRow } from '../../db/schema.ts';
import type { Documents, SubmissionSummary } from '../../documents/create-documents.ts';
import { eraseEnquiries } from '../../erasing/erase.ts';
import { overwriteDeleted } from '../../erasing/overwrite-deleted.ts';
import type { EnquiryList } from '../../intake/enquiry-list.ts';
import type { EnquiryRepository } from '../../intake/enquiry-repository.ts';
import { auditDesk } from '../door/desk-audit.ts';

export interface ErasePersonParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly enquiries: EnquiryRepository;
  readonly list: EnquiryList;
  readonly documents: Documents;
  /** Removes the captured copy of a mail, where there is one. */
  readonly removeCaptured: (mailId: string) => Promise<void>;
}

/** What is kept of one person, by the email address. */
export interface KeptOfPerson {
  readonly enquiries: readonly EnquiryRow[];
  readonly submissions: readonly SubmissionSummary[];
}

/** What came of it. */
export interface ErasedPerson {
  readonly enquiries: number;
  readonly submissions: number;
  /** What a mail was just being sent about, and is still here. */
  readonly left: number;
  /** False: what was erased stays readable in the database's log, which the next sweep tries again to begin anew. */
  readonly isOverwritten: boolean;
}

/** Who erases: in words for the audit, and the network address for the documents' own. */
export interface Eraser {
  readonly device: string;
  readonly ip: string;
}

/** Nobody writes more; whoever does is erased in several goes. */
const MOST = 1000;

export async function keptOfPerson(
  { list, documents }: Pick<ErasePersonParts, 'list' | 'documents'>,
  email: string,
): Promise<KeptOfPerson> {
  const [enquiries, submissions] = await Promise.all([
    list.ofAddress(email, MOST),
    documents.ofAddress(email),
  ]);
  return { enquiries, submissions };
}

/**
 * Erases all that is kept of one person: enquiries with marks, notes and their place in the search, documents, and the
 * mails about them. The audit keeps how much and when, and not of whom. Safe to be killed anywhere and done again.
 */
export async function erasePerson(
  parts: ErasePersonParts,
  email: string,
  { device, ip }: Eraser,
): Promise<ErasedPerson> {
  const { db, clock, documents } = parts;
  const kept = await keptOfPerson(parts, email);
  let submissions = 0;
  for (const submission of kept.submissions) {
    if (await documents.erase(submission, ip, { waitsForMail: true })) submissions += 1;
  }
  const enquiries =
    kept.enquiries.length === 0
      ? 0
      : await eraseEnquiries(
          parts,
          kept.enquiries.map(({ id }) => id),
        );
  if (enquiries + submissions > 0) {
    const detail = `inquiries: ${enquiries}, submissions of documents: ${submissions}`;
    await auditDesk(db, { at: clock(), action: 'person-erased', device, detail });
  }
  // What was deleted stays readable in the write-ahead log until that is begun anew.
  const isOverwritten = await overwriteDeleted(db);
  const found = kept.enquiries.length + kept.submissions.length;
  return { enquiries, submissions, left: found - enquiries - submissions, isOverwritten };
}
