import { randomUUID } from 'node:crypto';
import { allHomes, type LetterChoices } from '@rivermark/contracts/letters';
import type { Database } from '../src/db/open-database.ts';
import { addressHash } from '../src/letters/address-hash.ts';

/** Readers who have confirmed. */
export async function addReaders(
  db: Database,
  emails: readonly string[],
  choices: Partial<LetterChoices> = {},
): Promise<void> {
  for (const [at, email] of emails.entries()) {
    await db
      .insertInto('letter_subscription')
      .values({
        id: randomUUID(),
        address_hash: addressHash(email),
        secret: randomUUID(),
        email,
        state: 'confirmed',
        choices: JSON.stringify({ ...allHomes, ...choices }),
        wish: '',
        page: '/properties',
        consent_text: 'I agree',
        consent_version: '2026-11',
        asked_at: null,
        confirmed_at: at + 1,
        ended_at: null,
        ended_by: null,
      })
      .execute();
  }
}
