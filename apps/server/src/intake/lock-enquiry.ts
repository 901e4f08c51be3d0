import type { Transaction } from 'kysely';
import { lockRows } from '../db/lock-rows.ts';
import type { Schema } from '../db/schema.ts';

/** Locks an inquiry until the transaction ends. Resolves with whether it is still there. */
export async function lockEnquiry(transaction: Transaction<Schema>, enquiryId: string): Promise<boolean> {
  const enquiry = await transaction
    .selectFrom('enquiry')
    .select('id')
    .where('id', '=', enquiryId)
    .$call(lockRows(transaction))
    .executeTakeFirst();
  return enquiry !== undefined;
}
