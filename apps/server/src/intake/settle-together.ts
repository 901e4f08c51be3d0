import type { Transaction } from 'kysely';
import { lockRows } from '../db/lock-rows.ts';
import type { ContactRecordRow, Schema } from '../db/schema.ts';
import { noteFirstContact } from './contact-record.ts';
import { isInState } from './enquiry-state.ts';

/** Many enquiries that are marked in one act. `id`: of the act, by which it is taken back. */
export interface SettledTogether {
  readonly id: string;
  readonly enquiryIds: readonly string[];
  /** What was received at this moment or later is left alone: it is still owed an answer in time. */
  readonly before: number;
  readonly note: string;
}

/** Its marks have the id of the act before their own, so that one act is found and taken back as one. */
const markId = (actId: string, enquiryId: string) => `${actId}/${enquiryId}`;
const marksOfAct = (actId: string) => `${actId.replace(/[%_\\]/g, '')}/%`;

/**
 * Marks those of the enquiries that still wait; whatever was answered, called spam or erased meanwhile stays as it is.
 * The same act again changes nothing. Resolves with how many it marked now.
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

/** Takes an act back; an enquiry with another mark stays marked. Resolves with how many marks were removed. */
export async function takeBackTogether(transaction: Transaction<Schema>, actId: string): Promise<number> {
  const mine = transaction
    .selectFrom('contact_mark')
    .select('enquiry_id')
    .where('id', 'like', marksOfAct(actId));
  // Locked in the same order as for marking.
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

/** How many enquiries an act marked that are still marked by it. */
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
