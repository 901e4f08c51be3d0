import type { Clock } from '../../clock/clock.ts';
import type { LetterSubscriptionRow } from '../../db/letter-tables.ts';
import type { Database } from '../../db/open-database.ts';
import type { EnquiryRow } from '../../db/schema.ts';
import { firstE164 } from '../../dialable-phone.ts';
import type { Documents, SubmissionSummary } from '../../documents/create-documents.ts';
import { eraseEnquiries } from '../../erasing/erase.ts';
import { eraseSubscriptions } from '../../erasing/erase-subscriptions.ts';
import { overwriteDeleted } from '../../erasing/overwrite-deleted.ts';
import type { EnquiryList } from '../../intake/enquiry-list.ts';
import type { LetterSubscriptions } from '../../letters/subscriptions.ts';
import { auditDesk } from '../auth/desk-audit.ts';

export interface ErasePersonDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly list: EnquiryList;
  readonly documents: Documents;
  readonly letterSubscriptions: LetterSubscriptions;
  /** Removes the captured copy of a mail, if there is one. */
  readonly removeCaptured: (mailId: string) => Promise<void>;
}

/** The typed email address and phone number; '' if unknown. */
export interface Sought {
  readonly email: string;
  readonly phone: string;
}

interface Found {
  readonly enquiries: readonly EnquiryRow[];
  readonly submissions: readonly SubmissionSummary[];
  /** Whether they get letters about homes. */
  readonly subscriptions: readonly LetterSubscriptionRow[];
}

export interface FoundOfPerson {
  /** Records with the typed email address or phone number. */
  readonly matching: Found;
  /** Records that share an email address or phone number with those: perhaps the same person. */
  readonly related: Found;
  /** There are more than one page shows. */
  readonly isCut: boolean;
}

/** The agent's selection, by ids. */
export interface Chosen {
  readonly enquiries: readonly string[];
  readonly submissions: readonly string[];
  readonly subscriptions: readonly string[];
}

/** What came of it. */
export interface ErasedPerson {
  readonly enquiries: number;
  readonly submissions: number;
  readonly subscriptions: number;
  /** Records whose mail was being sent, and which are still here. */
  readonly left: number;
  /** False: deleted data is still in the database's log. The next sweep truncates it. */
  readonly isOverwritten: boolean;
}

/** The device in words for the audit, and the network address for the documents' audit. */
export interface Eraser {
  readonly device: string;
  readonly ip: string;
}

/** Nobody writes more; a flood is erased in several steps. */
const MOST = 1000;

/** Finds the stored records of one person by email address and phone number. */
export async function findPerson(
  {
    list,
    documents,
    letterSubscriptions,
  }: Pick<ErasePersonDeps, 'list' | 'documents' | 'letterSubscriptions'>,
  { email, phone }: Sought,
): Promise<FoundOfPerson> {
  const find = async (emails: readonly string[], phones: readonly string[], digits = '') => {
    const enquiries = await list.matching({ emails, phones, digits }, MOST);
    const clients = await documents.ofAddresses(emails);
    // An inquiry added by hand may have no email address but a signed agreement.
    const agreements = (await documents.agreementsOf(enquiries.map(({ id }) => id))).filter(
      ({ id }) => !clients.some((one) => one.id === id),
    );
    const subscriptions = await letterSubscriptions.ofAddresses(emails);
    return { enquiries, submissions: [...clients, ...agreements], subscriptions };
  };
  const e164 = firstE164(phone);
  const matching = await find(email ? [email] : [], e164 ? [e164] : [], digitsIn(e164 ?? phone));
  const { enquiries, submissions } = matching;
  const wider = await find(
    unique([
      ...enquiries.map(({ person_email }) => person_email),
      ...submissions.map(({ client_email }) => client_email),
    ]),
    unique(enquiries.flatMap(({ phone_e164 }) => phone_e164 ?? [])),
  );
  const isNew = (known: readonly { readonly id: string }[]) => {
    const ids = new Set(known.map(({ id }) => id));
    return ({ id }: { readonly id: string }) => !ids.has(id);
  };
  return {
    matching,
    related: {
      enquiries: wider.enquiries.filter(isNew(enquiries)),
      submissions: wider.submissions.filter(isNew(submissions)),
      subscriptions: wider.subscriptions.filter(isNew(matching.subscriptions)),
    },
    isCut: enquiries.length === MOST || wider.enquiries.length === MOST,
  };
}

/** The digits that every notation of a number has: without the US prefix. */
const digitsIn = (phone: string) => phone.replace(/^\+1/, '').replace(/\D/g, '');

/** Distinct values; '' is skipped, as it identifies nobody. */
const unique = (texts: readonly string[]) => [...new Set(texts)].filter((text) => text !== '');

/**
 * Erases chosen records of one person: inquiries with contacts, notes and search entries,
 * documents, and mails about them. The audit records counts and time, not the person. A crash
 * leaves nothing half erased, and the same call continues.
 */
export async function erasePerson(
  deps: ErasePersonDeps,
  chosen: Chosen,
  { device, ip }: Eraser,
): Promise<ErasedPerson> {
  const { db, clock, documents } = deps;
  const stored = await documents.ofIds(chosen.submissions);
  let submissions = 0;
  for (const submission of stored) {
    if (await documents.erase(submission, ip, { waitsForMail: true })) submissions += 1;
  }
  const there = await deps.list.ofIds(chosen.enquiries);
  const enquiries = await eraseEnquiries(
    deps,
    there.map(({ id }) => id),
  );
  const readers = await deps.letterSubscriptions.ofIds(chosen.subscriptions);
  const subscriptions = await eraseSubscriptions(deps, readers, clock());
  if (enquiries + submissions + subscriptions > 0) {
    const detail = [
      `inquiries: ${enquiries}`,
      `submissions of documents: ${submissions}`,
      ...(subscriptions > 0 ? [`readers of letters: ${subscriptions}`] : []),
    ].join(', ');
    await auditDesk(db, { at: clock(), action: 'person-erased', device, detail });
  }
  // Deleted data stays readable in the write-ahead log until it restarts.
  const isOverwritten = await overwriteDeleted(db);
  const left = there.length + stored.length - enquiries - submissions;
  return { enquiries, submissions, subscriptions, left, isOverwritten };
}
