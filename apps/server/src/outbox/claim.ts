import { randomUUID } from 'node:crypto';
import { lockFreeRows } from '../db/lock-rows.ts';
import {
  type OutboxChannel,
  type OutboxTemplate,
  templatesFirst,
  templatesToClients,
} from '../db/mail-templates.ts';
import type { Database } from '../db/open-database.ts';
import type { OutboxRow } from '../db/schema.ts';
import { isDue, isOfChannel } from './due.ts';

/** A row as one claim has it. */
export type Leased = Pick<OutboxRow, 'id' | 'lease_owner'>;

/**
 * Takes up to `count` due rows of a lane. Enquiries and sign-in links come first, then other mails to the agent, then
 * those to clients, and last whatever has marks of spam. Each goes to one claim only, because it is one statement. The
 * lease's owner is new for every claim: a worker whose lease ran out cannot take the row's next claim for its own.
 * `except`: what the caller has in hand still, though another process took it for abandoned. `waiting`: what is to stay.
 */
export function claimDue(
  db: Database,
  claim: {
    readonly channel: OutboxChannel;
    readonly count: number;
    readonly except: readonly Leased[];
    readonly waiting: readonly OutboxTemplate[];
    readonly now: number;
    readonly leaseMs: number;
  },
): Promise<OutboxRow[]> {
  return db
    .updateTable('outbox')
    .set({ state: 'sending', lease_owner: randomUUID(), lease_until: claim.now + claim.leaseMs })
    .where('id', 'in', (due) =>
      due
        .selectFrom('outbox')
        .select('id')
        .where('state', '=', 'pending')
        .where(isDue(claim.now))
        .where(isOfChannel(claim.channel))
        .$if(claim.except.length > 0, (query) =>
          query.where(
            'id',
            'not in',
            claim.except.map(({ id }) => id),
          ),
        )
        .$if(claim.waiting.length > 0, (query) => query.where('template', 'not in', claim.waiting))
        .orderBy('marked')
        .orderBy((row) =>
          row
            .case()
            .when('template', 'in', templatesFirst)
            .then(0)
            .when('template', 'in', templatesToClients)
            .then(2)
            .else(1)
            .end(),
        )
        .orderBy('next_attempt_at')
        .limit(claim.count)
        .$call(lockFreeRows(db)),
    )
    .returningAll()
    .execute();
}

/** Says that the claim is still being worked on. Tells whether the row still was its own. */
export async function renewLease(
  db: Database,
  { id, lease_owner }: Leased,
  leaseUntil: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ lease_until: leaseUntil })
    .where('id', '=', id)
    .where('lease_owner', '=', lease_owner)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
