import { templatesOfChannel, templatesToClients } from '../db/mail-templates.ts';
import type { Database } from '../db/open-database.ts';
import type { OutboxAttemptRow, OutboxRow, OutboxState } from '../db/schema.ts';
import { unsentStates } from './unsent-states.ts';

const failed: readonly OutboxState[] = ['refused', 'given-up'];

/** Every mail about one of these enquiries, oldest first. */
export function mailsAbout(db: Database, enquiryIds: readonly string[]): Promise<OutboxRow[]> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where((row) =>
      row.or([
        row('enquiry_id', 'in', enquiryIds),
        // Several of one kind can be about one inquiry, so these name the showing.
        row('about', 'in', row.selectFrom('showing').select('id').where('enquiry_id', 'in', enquiryIds)),
      ]),
    )
    .orderBy('created_at')
    .execute();
}

/** What was tried to send these mails, in order. */
export function attemptsOf(db: Database, mailIds: readonly string[]): Promise<OutboxAttemptRow[]> {
  return db
    .selectFrom('outbox_attempt')
    .selectAll()
    .where('outbox_id', 'in', mailIds)
    .orderBy('id')
    .execute();
}

/**
 * Undelivered mails and CRM calls: failed for good (first), or waiting since before `lateBefore`,
 * oldest first.
 */
export async function mailsInTrouble(db: Database, lateBefore: number, most: number): Promise<OutboxRow[]> {
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    .where((row) =>
      row.or([
        row('state', 'in', failed),
        row.and([
          row('state', 'in', unsentStates),
          row(row.fn.coalesce('retried_at', 'created_at'), '<', lateBefore),
        ]),
      ]),
    )
    .where('template', 'not in', [...templatesToClients, ...templatesOfChannel('push')])
    .orderBy((row) => row('state', 'in', unsentStates))
    .orderBy('created_at')
    .limit(most)
    .execute();
  return rows;
}

/** What a restore kept back, oldest first. */
export function restoredRows(db: Database, most: number): Promise<OutboxRow[]> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('state', '=', 'restored')
    .orderBy('created_at')
    .limit(most)
    .execute();
}

export async function countRestored(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('outbox')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('state', '=', 'restored')
    .executeTakeFirstOrThrow();
  return count;
}
