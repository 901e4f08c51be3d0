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
 * Claims up to `count` due rows of a channel. Enquiries and sign-in links come first, then other
 * mails to the agent, then those to clients, and suspected spam last. One statement ensures that
 * each row has one claim. Each claim has a new owner, so a worker whose lease expired cannot
 * mistake the next claim for its own. `except`: rows the caller still has, though another process
 * gave them up. `waiting`: templates that must wait.
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
