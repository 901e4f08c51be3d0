import type { ContactRecordRow, EnquiryNoteRow, EnquiryRow, FollowUpRow } from '../../db/schema.ts';
import type { ContactRecord } from '../../intake/contact-record.ts';
import type { EnquiryList, Place } from '../../intake/enquiry-list.ts';

export interface ExportDeps {
  readonly list: EnquiryList;
  readonly contacts: ContactRecord;
}

/** An enquiry with what the agent wrote of it. */
export interface ExportedEnquiry {
  readonly enquiry: EnquiryRow;
  readonly marks: readonly ContactRecordRow[];
  readonly notes: readonly EnquiryNoteRow[];
  /** What the agent asked to be reminded of, done or not. */
  readonly reminders: readonly FollowUpRow[];
}

/** So many are in memory. */
const AT_ONCE = 200;

/** These enquiries, each with what the agent wrote of it, which is asked of many at a time: the database may be another machine's. */
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

/** All that are kept, newest first, a few at a time. One that comes or goes meanwhile may be among them or not. */
export async function* everyEnquiry({ list, contacts }: ExportDeps): AsyncGenerator<ExportedEnquiry> {
  let after: Place | undefined;
  do {
    const { rows, next }: Awaited<ReturnType<EnquiryList['page']>> = await list.page({}, AT_ONCE, after);
    yield* withNotes(contacts, rows);
    after = next;
  } while (after);
}
