import type { Content } from '@rivermark/content';
import type { Clock } from '../../clock/clock.ts';
import type { Database } from '../../db/open-database.ts';
import type { ContactRecordRow, ContactWay, EnquiryRow, FollowUpRow, Stage } from '../../db/schema.ts';
import type { Documents, SubmissionSummary } from '../../documents/create-documents.ts';
import { type AddedByHand, addByHand } from '../../intake/add-by-hand.ts';
import { type Agreement, type BuyerAgreements, buyerAgreements } from '../../intake/buyer-agreements.ts';
import { type ContactRecord, contactRecord } from '../../intake/contact-record.ts';
import type { EnquiryFilter, EnquiryList, EnquiryPage, Place } from '../../intake/enquiry-list.ts';
import type { EnquiryRepository } from '../../intake/enquiry-repository.ts';
import { sourceOf } from '../../intake/flood.ts';
import { oldBefore } from '../../intake/old-before.ts';
import { type Persons, persons, type SamePerson } from '../../intake/persons.ts';
import { countFlood, type FloodLine, waitingFloods } from '../../intake/take-flood-away.ts';
import { soonDays } from '../../intake/wanted-soon.ts';
import { attemptsOf, mailsAbout } from '../../outbox/mails-about.ts';
import { releaseHeld } from '../../outbox/operator-actions.ts';
import { remindersOf } from '../../reminders/reminders-of.ts';
import { contactsOf, type HistoryEntry, historyOf } from './history.ts';
import { lateBefore } from './time-left.ts';

export type { ContactRecordRow, ContactWay, EnquiryRow };

/** How many a page shows. */
const MOST = 50;
/** The person's other inquiries whose history is shown. */
const MOST_TOLD = 20;

export interface DeskEnquiriesDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly content: () => Content;
  readonly enquiries: EnquiryRepository;
  readonly list: EnquiryList;
  readonly contacts: ContactRecord;
  readonly documents: Documents;
  readonly wakeOutbox: () => void;
}

/** What is waiting, at a glance; `open` and `late` count the past month only. */
export interface Waiting {
  readonly open: number;
  readonly late: number;
  /** For longer than a month: see oldBefore. */
  readonly old: number;
  readonly held: number;
  /** Counted in none of the other figures. */
  readonly floods: readonly FloodLine[];
}

/** Calls without an answer. */
export interface Attempts {
  readonly count: number;
  readonly lastAt: number;
}

/** An enquiry with all that belongs to it. */
export interface EnquiryInFull {
  readonly enquiry: EnquiryRow;
  readonly history: readonly HistoryEntry[];
  /** The contact by which it counts as answered. */
  readonly firstContact: ContactRecordRow | undefined;
  /** Reminders that are not done. */
  readonly reminders: readonly FollowUpRow[];
  /** Other inquiries of the same person, newest first. */
  readonly others: readonly EnquiryRow[];
  /** Inquiries of people who share an address or number with that person. */
  readonly household: readonly EnquiryRow[];
  readonly submissions: readonly SubmissionSummary[];
  /** The person's client documents. */
  readonly agreement: Agreement;
  /** How many form one removable flood with this one; 0 if its network is unknown. */
  readonly ofFlood: number;
}

/** What the desk can do with enquiries. */
export interface DeskEnquiries {
  waiting(): Promise<Waiting>;
  /** What is to be answered: open for a month at most, without a reminder, and part of no flood. */
  toAnswer(): Promise<EnquiryFilter>;
  page(filter: EnquiryFilter, after: string | undefined, most?: number): Promise<EnquiryPage>;
  count(filter: EnquiryFilter): Promise<number>;
  /** How many the pages show before the one that begins behind `after`. */
  countBefore(filter: EnquiryFilter, after: string | undefined): Promise<number>;
  homes(): Promise<string[]>;
  /** See Persons. */
  collapse: Persons['collapse'];
  /** Records for the person who sent this inquiry. */
  agreement(enquiry: EnquiryRow): Promise<Agreement>;
  setAgreement: BuyerAgreements['set'];
  decidePerson(one: string, other: string, as: SamePerson): Promise<SamePerson | undefined>;
  find(id: string): Promise<EnquiryRow | undefined>;
  /** `isSeen`: the agent looks at it now. */
  inFull(id: string, isSeen: boolean): Promise<EnquiryInFull | undefined>;
  /** Adds an inquiry that came without a form. The same id again adds nothing. */
  add(added: AddedByHand): Promise<void>;
  mark(mark: Omit<ContactRecordRow, 'marked_at'>): Promise<boolean>;
  findContact(id: string): Promise<ContactRecordRow | undefined>;
  /** Resolves with the enquiry it was of. */
  takeBack(markId: string): Promise<string | undefined>;
  addNote(note: { id: string; enquiryId: string; text: string }): Promise<boolean>;
  removeNote(noteId: string): Promise<string | undefined>;
  /** How often she called without an answer, of those that she did; by the inquiry's id. */
  attempts(enquiryIds: readonly string[]): Promise<ReadonlyMap<string, Attempts>>;
  /** False where there is no such inquiry. */
  setStage(id: string, stage: Stage | null): Promise<boolean>;
  /** Calling it no spam also mails it, where it was held back. */
  decideSpam(id: string, isSpam: boolean | null): Promise<boolean>;
}

export function createDeskEnquiries(deps: DeskEnquiriesDeps): DeskEnquiries {
  const { db, clock, content, enquiries, list, contacts, documents, wakeOutbox } = deps;
  const people = persons(db, clock);
  const agreements = buyerAgreements(db, clock);

  /** A page begins behind an enquiry; one that was erased meanwhile begins at the start. */
  async function placeOf(id: string | undefined): Promise<Place | undefined> {
    return id === undefined ? undefined : enquiries.find(id);
  }

  return {
    async waiting() {
      const since = oldBefore(clock());
      const floods = await waitingFloods(db);
      const open = {
        state: 'open',
        since,
        isUnscheduled: true,
        outside: floods.map(({ source }) => source),
      } as const;
      const [all, late, old, held] = await Promise.all([
        list.count(open),
        list.count({ ...open, before: lateBefore(clock()) }),
        list.count({ state: 'open', before: since }),
        list.count({ state: 'held' }),
      ]);
      return { open: all, late, old, held, floods };
    },
    async toAnswer() {
      const floods = await waitingFloods(db);
      return {
        state: 'open',
        since: oldBefore(clock()),
        isUnscheduled: true,
        firstDays: soonDays(clock()),
        outside: floods.map(({ source }) => source),
      };
    },
    page: async (filter, after, most = MOST) => list.page(filter, most, await placeOf(after)),
    count: (filter) => list.count(filter),
    async countBefore(filter, after) {
      const place = await placeOf(after);
      return place ? list.count(filter, place) : 0;
    },
    homes: () => list.homes(),
    collapse: (rows) => people.collapse(rows),
    agreement: async (enquiry) =>
      agreements.of([enquiry, ...(await people.of(enquiry)).others].map(({ id }) => id)),
    setAgreement: (id, agreement) => agreements.set(id, agreement),
    decidePerson: (one, other, as) => people.decide(one, other, as),
    find: (id) => enquiries.find(id),
    async inFull(id, isSeen) {
      if (isSeen) await contacts.noteOpened(id, clock());
      const enquiry = await enquiries.find(id);
      if (!enquiry) return undefined;
      const mails = await mailsAbout(db, [id]);
      const source = await sourceOf(db, id);
      const { others, household } = await people.of(enquiry);
      const told = others.slice(0, MOST_TOLD);
      const ids = [id, ...told.map((other) => other.id)];
      const addresses = [...new Set([enquiry, ...others].flatMap(({ email }) => email || []))];
      const [attempts, allMarks, allNotes, reminders, followUps, submissions] = await Promise.all([
        attemptsOf(
          db,
          mails.map((mail) => mail.id),
        ),
        contacts.marksOf(ids),
        contacts.notesOf(ids),
        remindersOf(db, id),
        db.selectFrom('follow_up').selectAll().where('enquiry_id', '=', id).orderBy('due_at').execute(),
        documents.ofAddresses(addresses),
      ]);
      const of = <T extends { readonly enquiry_id: string }>(all: readonly T[], one: string) =>
        all.filter(({ enquiry_id }) => enquiry_id === one);
      const [marks, notes] = [of(allMarks, id), of(allNotes, id)];
      const own = historyOf(content(), { enquiry, mails, attempts, marks, notes, reminders, followUps });
      const history = [
        ...own,
        ...told.flatMap((from) =>
          contactsOf(content(), from, of(allMarks, from.id), of(allNotes, from.id)).map((entry) => ({
            ...entry,
            from,
          })),
        ),
      ].toSorted((a, b) => a.at - b.at);
      return {
        enquiry,
        history,
        firstContact: marks.find(({ at, how }) => at === enquiry.contacted_at && how !== 'no-answer'),
        reminders: followUps.filter(({ done_at }) => done_at === null),
        others,
        household,
        submissions,
        agreement: await agreements.of([id, ...others.map((other) => other.id)]),
        ofFlood: source ? (await countFlood(db, source)).count : 0,
      };
    },
    add: (added) =>
      db.transaction().execute((transaction) => addByHand(transaction, enquiries, added, clock())),
    mark: (mark) => contacts.mark(mark, clock()),
    findContact: (id) => contacts.findContact(id),
    takeBack: (markId) => contacts.takeBack(markId),
    addNote: ({ id, enquiryId, text }) => contacts.addNote({ id, enquiry_id: enquiryId, at: clock(), text }),
    removeNote: (noteId) => contacts.removeNote(noteId),
    async attempts(enquiryIds) {
      if (enquiryIds.length === 0) return new Map();
      const rows = await db
        .selectFrom('contact_mark')
        .select((row) => ['enquiry_id', row.fn.countAll<number>().as('count'), row.fn.max('at').as('lastAt')])
        .where('enquiry_id', 'in', enquiryIds)
        .where('how', '=', 'no-answer')
        .groupBy('enquiry_id')
        .execute();
      return new Map(rows.map(({ enquiry_id, count, lastAt }) => [enquiry_id, { count, lastAt }]));
    },
    async setStage(id, stage) {
      const { numUpdatedRows } = await db
        .updateTable('enquiry')
        .set({ stage, stage_at: stage === null ? null : clock() })
        .where('id', '=', id)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
    async decideSpam(id, isSpam) {
      // In one transaction, because nothing later releases a decided enquiry's held mails. Mails
      // first, as when erasing.
      const { isFound, released } = await db.transaction().execute(async (transaction) => ({
        released: isSpam === false ? await releaseHeld(transaction, id, clock()) : 0,
        isFound: await contactRecord(transaction).decideSpam(id, isSpam, clock()),
      }));
      if (released > 0) wakeOutbox();
      return isFound;
    },
  };
}
