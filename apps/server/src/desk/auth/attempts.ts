import type { Transaction } from 'kysely';
import type { DeskAttempt } from '../../db/auth-tables.ts';
import type { Database } from '../../db/open-database.ts';
import type { Schema } from '../../db/schema.ts';

/** Within which tries count; as long as a sign-in link is good, which see. */
export const ATTEMPTS_WINDOW_MS = 15 * 60_000;

/** Counts attempts after `from` up to `now`, of one address group (`whose`) or of all. */
export async function countAttempts(
  db: Database | Transaction<Schema>,
  what: DeskAttempt,
  { from, now }: { readonly from: number; readonly now: number },
  whose?: string,
): Promise<number> {
  const { count } = await db
    .selectFrom('desk_attempt')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('what', '=', what)
    .where('at', '>', from)
    // Not what a clock that was ahead has noted: it would count until that date comes.
    .where('at', '<=', now)
    .$if(whose !== undefined, (query) => query.where('whose', '=', whose as string))
    .executeTakeFirstOrThrow();
  return count;
}

export async function noteAttempt(
  db: Database | Transaction<Schema>,
  what: DeskAttempt,
  now: number,
  whose: string,
): Promise<void> {
  await db.insertInto('desk_attempt').values({ what, at: now, whose }).execute();
}
