import { type OutboxChannel, templatesOfChannel } from '../db/mail-templates.ts';
import type { Database } from '../db/open-database.ts';
import type { OutboxAttemptRow } from '../db/schema.ts';

/** The newest attempt of a lane that had something to say. */
export function lastAttemptOf(
  db: Database,
  channel: Exclude<OutboxChannel, 'mail'>,
): Promise<OutboxAttemptRow | undefined> {
  return db
    .selectFrom('outbox_attempt')
    .innerJoin('outbox', 'outbox.id', 'outbox_attempt.outbox_id')
    .selectAll('outbox_attempt')
    .where('outbox.template', 'in', templatesOfChannel(channel))
    .where('outbox_attempt.outcome', '!=', 'dropped')
    .orderBy('outbox_attempt.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
