import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Database } from '../../db/open-database.ts';
import { keyFiles, statesWithFile } from '../site-data.ts';

const keySchema = z.object({ id: z.string(), keyId: z.string(), wrapped: z.string() });

/**
 * Kept apart from the database, and for less time: the keys of documents and links, and the ids of
 * everything not erased. Whatever the newest ledger lacks is erased on restore, even if an older
 * copy of the database still has it.
 */
export const erasureLedgerSchema = z.object({
  at: z.number(),
  /** That of the manifest; what older programs made has none. */
  number: z.optional(z.int()),
  documents: z.array(keySchema),
  submissions: z.array(keySchema),
  enquiries: z.array(z.string()),
  /** So that a key of a lost phone, which was removed, does not come back. */
  passkeys: z.array(z.string()),
  /** Absent in ledgers of programs without letters. */
  letters: z.optional(
    z.object({
      /** Ids of readers whose address is stored. */
      readers: z.array(z.string()),
      /** Those who get no more letters. A copy that is older may still have their address. */
      ended: z.array(z.object({ id: z.string(), hash: z.string(), secret: z.string(), at: z.number() })),
    }),
  ),
  /**
   * Files of the data directory by name: the secret key unless configured, and the web push key.
   */
  files: z.record(z.string(), z.string()),
});

export type ErasureLedger = z.infer<typeof erasureLedgerSchema>;

/** Reads it as it stands now. */
export async function readErasureLedger(
  db: Database,
  dataDir: string,
  made: Pick<ErasureLedger, 'at' | 'number'>,
): Promise<ErasureLedger> {
  const rows = await db.transaction().execute(async (transaction) => ({
    documents: await transaction
      .selectFrom('document')
      .select(['id', 'key_id', 'wrapped_key as wrapped'])
      .where('state', 'in', statesWithFile)
      .execute(),
    submissions: await transaction
      .selectFrom('document_submission')
      .select(['id', 'key_id', 'wrapped_link_key as wrapped'])
      .where('erased_at', 'is', null)
      .execute(),
    enquiries: await transaction.selectFrom('enquiry').select('id').execute(),
    passkeys: await transaction.selectFrom('desk_passkey').select('id').execute(),
    letters: await transaction
      .selectFrom('letter_subscription')
      .select(['id', 'address_hash', 'secret', 'state', 'email', 'ended_at'])
      .execute(),
  }));
  const keys = (found: readonly { id: string; key_id: string | null; wrapped: string | null }[]) =>
    found.flatMap(({ id, key_id, wrapped }) => (key_id && wrapped ? [{ id, keyId: key_id, wrapped }] : []));
  const files: Record<string, string> = {};
  for (const name of keyFiles) {
    const path = join(dataDir, name);
    if (existsSync(path)) files[name] = await readFile(path, 'utf8');
  }
  return {
    ...made,
    documents: keys(rows.documents),
    submissions: keys(rows.submissions),
    enquiries: rows.enquiries.map(({ id }) => id),
    passkeys: rows.passkeys.map(({ id }) => id),
    letters: {
      readers: rows.letters.filter(({ email }) => email !== '').map(({ id }) => id),
      ended: rows.letters
        .filter(({ state }) => state === 'ended')
        .map(({ id, address_hash, secret, ended_at }) => ({
          id,
          hash: address_hash,
          secret,
          at: ended_at ?? 0,
        })),
    },
    files,
  };
}
