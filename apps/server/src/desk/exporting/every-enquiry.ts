import type { ContactRecordRow, EnquiryNoteRow, EnquiryRow, FollowUpRow } from '../../db/schema.ts';
import type { ContactRecord } from '../../intake/contact-record.ts';
import type { EnquiryList, Place } from '../../intake/enquiry-list.ts';

export interface ExportDeps {
  readonly list: EnquiryList;
  readonly contacts: ContactRecord;
}

/** An enquiry with the agent's records of it. */
export interface ExportedEnquiry {
  readonly enquiry: EnquiryRow;
  readonly marks: readonly ContactRecordRow[];
  readonly notes: readonly EnquiryNoteRow[];
  /** The agent's reminders, done or not. */
  readonly reminders: readonly FollowUpRow[];
}

/** How many are held in memory. */
const AT_ONCE = 200;

/**
 * Adds the agent's records to each enquiry. Queries many at a time, because the database may be
 * remote.
 */
export async function* withNotes(
  contacts: ContactRecord,
  enquiries: readonly EnquiryRow[],
): AsyncGenerator<ExportedEnquiry> {
  for (let from = 0; from < enquiries.length; from += AT_ONCE) {
    const some = enquiries.slice(from, from + AT_ONCE);
    const ids = some.map(({ id }) => id);
    const [marks, notes, reminders] = await Promise.all([
      contacts.marksOf(ids),
      contacts.notesOf(ids),
      contacts.followUpsOf(ids),
    ]);
    const marksOf = Map.groupBy(marks, ({ enquiry_id }) => enquiry_id);
    const notesOf = Map.groupBy(notes, ({ enquiry_id }) => enquiry_id);
    const remindersOf = Map.groupBy(reminders, ({ enquiry_id }) => enquiry_id);
    for (const enquiry of some)
      yield {
        enquiry,
        marks: marksOf.get(enquiry.id) ?? [],
        notes: notesOf.get(enquiry.id) ?? [],
        reminders: remindersOf.get(enquiry.id) ?? [],
      };
  }
}

/**
 * All stored enquiries, newest first, in batches. Ones added or erased meanwhile may be included or
 * not.
 */
export async function* everyEnquiry({ list, contacts }: ExportDeps): AsyncGenerator<ExportedEnquiry> {
  let after: Place | undefined;
  do {
    const { rows, next }: Awaited<ReturnType<EnquiryList['page']>> = await list.page({}, AT_ONCE, after);
    yield* withNotes(contacts, rows);
    after = next;
  } while (after);
}
