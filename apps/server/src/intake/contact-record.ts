import type { Transaction } from 'kysely';
import type { Database } from '../db/open-database.ts';
import type { ContactRecordRow, EnquiryNoteRow, FollowUpRow, Schema } from '../db/schema.ts';
import { endFollowUps, resumeFollowUps } from './end-follow-ups.ts';
import { lockEnquiry } from './lock-enquiry.ts';

/** The agent's records about an enquiry. Times are milliseconds since 1970. */
export interface ContactRecord {
  /**
   * Records a contact. `id` is made with the form, so that a second tap changes nothing. Resolves
   * with false, having written nothing, if there is no such enquiry.
   */
  mark(mark: Omit<ContactRecordRow, 'marked_at'>, now: number): Promise<boolean>;
  /** Deletes a contact record. Resolves with its enquiry; undefined if there is none. */
  takeBack(markId: string): Promise<string | undefined>;
  findContact(markId: string): Promise<ContactRecordRow | undefined>;
  /** The contact records of these enquiries, oldest first. */
  marksOf(enquiryIds: readonly string[]): Promise<ContactRecordRow[]>;
  /** A repeated id changes nothing. False if there is no such enquiry. */
  addNote(note: EnquiryNoteRow): Promise<boolean>;
  removeNote(noteId: string): Promise<string | undefined>;
  /** The notes on these enquiries, oldest first. */
  notesOf(enquiryIds: readonly string[]): Promise<EnquiryNoteRow[]>;
  /** The agent's reminders for these enquiries. */
  followUpsOf(enquiryIds: readonly string[]): Promise<FollowUpRow[]>;
  /** `isSpam` null undoes the agent's decision. False if there is no such enquiry. */
  decideSpam(enquiryId: string, isSpam: boolean | null, now: number): Promise<boolean>;
  /** Records that the agent has seen it; only the first call has an effect. */
  noteOpened(enquiryId: string, now: number): Promise<void>;
}

/** The 24 hours' promise is measured to the first contact. An unanswered call is not a contact. */
export async function noteFirstContact(transaction: Transaction<Schema>, enquiryId: string): Promise<void> {
  await transaction
    .updateTable('enquiry')
    .set((row) => ({
      contacted_at: row
        .selectFrom('contact_mark')
        .select((mark) => mark.fn.min('at').as('first'))
        .where('enquiry_id', '=', enquiryId)
        .where('how', '!=', 'no-answer'),
    }))
    .where('id', '=', enquiryId)
    .execute();
}

/** Records a contact. The transaction has locked its inquiry. A repeated id changes nothing. */
export async function writeContact(
  transaction: Transaction<Schema>,
  mark: Omit<ContactRecordRow, 'marked_at'>,
  now: number,
): Promise<void> {
  await transaction
    .insertInto('contact_mark')
    .values({ ...mark, marked_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  await noteFirstContact(transaction, mark.enquiry_id);
  await endFollowUps(transaction, mark, now);
}

export function contactRecord(db: Database): ContactRecord {
  const transact = <T>(work: (transaction: Transaction<Schema>) => Promise<T>) =>
    db.transaction().execute(work);
  return {
    mark: (mark, now) =>
      transact(async (transaction) => {
        if (!(await lockEnquiry(transaction, mark.enquiry_id))) return false;
        await writeContact(transaction, mark, now);
        return true;
      }),
    takeBack: (markId) =>
      transact(async (transaction) => {
        const gone = await transaction
          .deleteFrom('contact_mark')
          .where('id', '=', markId)
          .returning('enquiry_id')
          .executeTakeFirst();
        if (gone && (await lockEnquiry(transaction, gone.enquiry_id))) {
          await noteFirstContact(transaction, gone.enquiry_id);
          await resumeFollowUps(transaction, markId);
        }
        return gone?.enquiry_id;
      }),
    findContact: (markId) =>
      db.selectFrom('contact_mark').selectAll().where('id', '=', markId).executeTakeFirst(),
    marksOf: (enquiryIds) =>
      db
        .selectFrom('contact_mark')
        .selectAll()
        .where('enquiry_id', 'in', enquiryIds)
        .orderBy('at')
        .orderBy('marked_at')
        .execute(),
    addNote: (note) =>
      transact(async (transaction) => {
        if (!(await lockEnquiry(transaction, note.enquiry_id))) return false;
        await transaction
          .insertInto('enquiry_note')
          .values(note)
          .onConflict((conflict) => conflict.column('id').doNothing())
          .execute();
        return true;
      }),
    async removeNote(noteId) {
      const gone = await db
        .deleteFrom('enquiry_note')
        .where('id', '=', noteId)
        .returning('enquiry_id')
        .executeTakeFirst();
      return gone?.enquiry_id;
    },
    notesOf: (enquiryIds) =>
      db.selectFrom('enquiry_note').selectAll().where('enquiry_id', 'in', enquiryIds).orderBy('at').execute(),
    followUpsOf: (enquiryIds) =>
      db
        .selectFrom('follow_up')
        .selectAll()
        .where('enquiry_id', 'in', enquiryIds)
        .orderBy('due_at')
        .execute(),
    async decideSpam(enquiryId, isSpam, now) {
      const { numUpdatedRows } = await db
        .updateTable('enquiry')
        .set({
          is_spam: isSpam === null ? null : isSpam ? 1 : 0,
          spam_decided_at: isSpam === null ? null : now,
          flood_id: null,
        })
        .where('id', '=', enquiryId)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
    async noteOpened(enquiryId, now) {
      await db
        .updateTable('enquiry')
        .set({ opened_at: now })
        .where('id', '=', enquiryId)
        .where('opened_at', 'is', null)
        .execute();
    },
  };
}
