import { allHomes } from '@rivermark/contracts/letters';
import type { Database } from '../../db/open-database.ts';
import { endedRow } from '../../letters/subscriptions.ts';
import type { ErasureLedger } from '../backup/erasure-ledger.ts';

/**
 * Ends the letters of everyone who had ended them when the ledger was written, whatever the older
 * copy says, and removes addresses that were erased since.
 */
export async function applyLetterLedger(db: Database, { letters }: ErasureLedger): Promise<void> {
  if (!letters) return;
  const stored = new Set(letters.readers);
  const ended = new Map(letters.ended.map((one) => [one.hash, one]));
  await db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .selectFrom('letter_subscription')
      .select(['id', 'address_hash', 'state', 'email'])
      .execute();
    for (const { id, address_hash, state, email } of rows) {
      const known = ended.get(address_hash);
      const isGone = email !== '' && !stored.has(id);
      if (known && (state !== 'ended' || isGone)) {
        await transaction
          .updateTable('letter_subscription')
          .set({ ...endedRow('reader', known.at), secret: known.secret })
          .where('id', '=', id)
          .execute();
      } else if (isGone) {
        await transaction.deleteFrom('letter_subscription').where('id', '=', id).execute();
      }
    }
    const inCopy = new Set(rows.map(({ address_hash }) => address_hash));
    for (const { id, hash, secret, at } of letters.ended) {
      if (inCopy.has(hash)) continue;
      await transaction
        .insertInto('letter_subscription')
        .values({
          id,
          address_hash: hash,
          secret,
          email: '',
          state: 'ended',
          choices: JSON.stringify(allHomes),
          wish: '',
          page: '',
          consent_text: '',
          consent_version: '',
          asked_at: null,
          confirmed_at: null,
          ended_at: at,
          ended_by: 'reader',
        })
        .execute();
    }
  });
}
