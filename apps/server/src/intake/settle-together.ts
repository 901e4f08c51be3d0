import type { Transaction } from 'kysely';
import { lockRows } from '../db/lock-rows.ts';
import type { ContactRecordRow, Schema } from '../db/schema.ts';
import { noteFirstContact } from './contact-record.ts';
import { isInState } from './enquiry-state.ts';

/** Many enquiries marked in one action. `id` is the action's, for undoing it. */
export interface SettledTogether {
  readonly id: string;
  readonly enquiryIds: readonly string[];
  /**
   * Enquiries received at or after this moment are left alone: they can still be answered in time.
   */
  readonly before: number;
  readonly note: string;
}

/** Record ids begin with the action's id, so that the action can be found and undone as one. */
const markId = (actId: string, enquiryId: string) => `${actId}/${enquiryId}`;
const marksOfAct = (actId: string) => `${actId.replace(/[%_\\]/g, '')}/%`;

/**
 * Marks those that still wait. Enquiries that were answered, marked as spam or erased meanwhile
 * stay as they are. Repeating the action changes nothing. Resolves with how many it marked now.
 */
export async function settleTogether(
  transaction: Transaction<Schema>,
  { id, enquiryIds, before, note }: SettledTogether,
  now: number,
): Promise<number> {
  if (enquiryIds.length === 0) return 0;
  const open = await transaction
    .selectFrom('enquiry')
    .select('id')
    .where('id', 'in', [...enquiryIds])
    .where((row) => isInState(row, 'open'))
    .where('received_at', '<', before)
    .orderBy('id')
    .$call(lockRows(transaction))
    .execute();
  if (open.length === 0) return 0;
  const marks = open.map(
    (enquiry): ContactRecordRow => ({
      id: markId(id, enquiry.id),
      enquiry_id: enquiry.id,
      how: 'settled',
      at: now,
      marked_at: now,
      note,
    }),
  );
  await transaction.insertInto('contact_mark').values(marks).execute();
  for (const enquiry of open) await noteFirstContact(transaction, enquiry.id);
  return open.length;
}

/**
 * Undoes an action. An enquiry with another contact record stays marked. Resolves with how many
 * records were removed.
 */
export async function takeBackTogether(transaction: Transaction<Schema>, actId: string): Promise<number> {
  const mine = transaction
    .selectFrom('contact_mark')
    .select('enquiry_id')
    .where('id', 'like', marksOfAct(actId));
  // Locks rows in the same order as marking does.
  await transaction
    .selectFrom('enquiry')
    .select('id')
    .where('id', 'in', mine)
    .orderBy('id')
    .$call(lockRows(transaction))
    .execute();
  const gone = await transaction
    .deleteFrom('contact_mark')
    .where('id', 'like', marksOfAct(actId))
    .returning('enquiry_id')
    .execute();
  for (const { enquiry_id } of gone) await noteFirstContact(transaction, enquiry_id);
  return gone.length;
}

/** How many enquiries are still marked by an action. */
export async function countTogether(
  db: Pick<Transaction<Schema>, 'selectFrom'>,
  actId: string,
): Promise<number> {
  const { count } = await db
    .selectFrom('contact_mark')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('id', 'like', marksOfAct(actId))
    .executeTakeFirstOrThrow();
  return count;
}
