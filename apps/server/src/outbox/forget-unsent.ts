import type { Transaction } from 'kysely';
import { lockRows } from '../db/lock-rows.ts';
import type { Schema } from '../db/schema.ts';
import { deleteMails } from './delete-mails.ts';

/**
 * Takes the mails of a submission that did not leave out of the outbox, those that failed for good included: there is
 * nothing left that they could tell of. One that is just being sent stays, and the notice to the agent where it is to.
 */
export async function forgetUnsent(
  transaction: Transaction<Schema>,
  submissionId: string,
  keepsNotice: boolean,
): Promise<void> {
  const rows = await transaction
    .selectFrom('outbox')
    .select('id')
    .where('document_submission_id', '=', submissionId)
    .where('state', 'not in', ['sent', 'sending'])
    .$if(keepsNotice, (query) => query.where('template', '!=', 'documents-to-agent'))
    .$call(lockRows(transaction))
    .execute();
  await deleteMails(
    transaction,
    rows.map(({ id }) => id),
  );
}
