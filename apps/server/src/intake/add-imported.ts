import { createHash, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { HOUR_MS } from '@rivermark/contracts/durations';
import type { Database } from '../db/open-database.ts';

/** Somebody whom the agent knows from another program. */
export interface Imported {
  /** The same for the same person, so that a second import adds nobody twice. */
  readonly key: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly phoneE164: string | null;
  /** '' for none. */
  readonly note: string;
}

/** A short transaction, so that inquiries are stored meanwhile. */
const AT_ONCE = 100;
/** After each batch others get the database. */
const PAUSE_MS = 10;
/** No import takes longer. */
const LONGEST_MS = HOUR_MS;

const keyOf = (key: string) => `import-${createHash('sha256').update(key).digest('hex').slice(0, 40)}`;

/** Removes what an import left that was killed. */
export const forgetUnfinishedImports = (db: Database, now: number): Promise<unknown> =>
  db
    .deleteFrom('enquiry')
    .where('via', '=', 'import-unfinished')
    .where('received_at', '<', now - LONGEST_MS)
    .execute();

/** Writes some of them where no list shows them. Resolves with how many are new. */
const write = (db: Database, some: readonly Imported[], now: number): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('enquiry')
      .values(
        some.map(({ key, name, email, phone, phoneE164, note }) => ({
          id: randomUUID(),
          enquiry_key: keyOf(key),
          kind: 'contact' as const,
          name,
          email,
          phone,
          phone_e164: phoneE164,
          // Not as a note of the agent's: the search would index each contact twice.
          details: JSON.stringify(note === '' ? {} : { notes: note }),
          page: '',
          received_at: now,
          via: 'import-unfinished' as const,
          consent_given: 0 as const,
          consent_text: '',
          consent_version: '',
          spam_marks: '[]',
          held: 0 as const,
          sources: null,
        })),
      )
      .onConflict((conflict) => conflict.column('enquiry_key').doNothing())
      .executeTakeFirst();
    return Number(numInsertedOrUpdatedRows);
  });

/**
 * Adds contacts of another program: all of them or, after an error or a kill, none. They asked for
 * nothing, so nobody owes them an answer, and no consent is known. Resolves with how many are new.
 */
export async function addImported(db: Database, all: readonly Imported[], now: number): Promise<number> {
  const unfinished = () => db.deleteFrom('enquiry').where('via', '=', 'import-unfinished').execute();
  await unfinished();
  try {
    let added = 0;
    for (let from = 0; from < all.length; from += AT_ONCE) {
      added += await write(db, all.slice(from, from + AT_ONCE), now);
      await setTimeout(PAUSE_MS);
    }
    await db.updateTable('enquiry').set({ via: 'import' }).where('via', '=', 'import-unfinished').execute();
    return added;
  } catch (error) {
    await unfinished();
    throw error;
  }
}
