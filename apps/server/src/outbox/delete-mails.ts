import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';

/** Deletes rows of the outbox with every attempt of theirs. */
export async function deleteMails(transaction: Transaction<Schema>, ids: readonly string[]): Promise<void> {
  await transaction.deleteFrom('outbox_attempt').where('outbox_id', 'in', ids).execute();
  await transaction.deleteFrom('outbox').where('id', 'in', ids).execute();
}
