import type { MailAlert } from '@rivermark/contracts/alerts';
import { templatesBesideMail, templatesToClients } from '../../db/mail-templates.ts';
import type { Database } from '../../db/open-database.ts';
import type { OutboxState } from '../../db/schema.ts';
import { LATE_MS } from '../../outbox/late.ts';
import { unsentStates } from '../../outbox/unsent-states.ts';

/** The state of the mail. */
export interface MailHealth {
  /** refused: a mail to the agent failed for good. waiting: one is late. Refused is the worse. */
  readonly state: MailAlert['state'];
  /** Milliseconds that the oldest mail has waited; undefined where none waits. */
  readonly oldestWaitingMs: number | undefined;
  readonly waiting: number;
  readonly refused: number;
  readonly givenUp: number;
  readonly held: number;
}

/** Mails to the agent only. A client's mistyped address fails for days and means nothing here. */
const notToAgent = [...templatesBesideMail, ...templatesToClients];

/** The last attempt that failed for good on a mail to the agent. Numbers grow with time. */
export async function newestFailure(db: Database): Promise<number> {
  const { last } = await db
    .selectFrom('outbox_attempt')
    .innerJoin('outbox', 'outbox.id', 'outbox_attempt.outbox_id')
    .select((row) => row.fn.max('outbox_attempt.id').as('last'))
    .where('outbox.state', 'in', ['refused', 'given-up'])
    .where('outbox.template', 'not in', notToAgent)
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

export async function mailHealth(db: Database, now: number): Promise<MailHealth> {
  const rows = await db
    .selectFrom('outbox')
    .select((row) => [
      'state',
      row.fn.countAll<number>().as('count'),
      row.fn.min(row.fn.coalesce('retried_at', 'created_at')).as('oldest'),
    ])
    .where('state', '!=', 'sent')
    .where('template', 'not in', notToAgent)
    .groupBy('state')
    .execute();
  const count = (...states: OutboxState[]) =>
    rows.filter(({ state }) => states.includes(state)).reduce((sum, row) => sum + row.count, 0);
  const since = Math.min(
    ...rows.filter(({ state }) => unsentStates.includes(state)).map(({ oldest }) => oldest),
  );
  const oldestWaitingMs = Number.isFinite(since) ? Math.max(0, now - since) : undefined;
  const failed = count('refused', 'given-up') > 0;
  const late = (oldestWaitingMs ?? 0) > LATE_MS;
  return {
    state: failed ? 'refused' : late ? 'waiting' : 'ok',
    oldestWaitingMs,
    waiting: count(...unsentStates),
    refused: count('refused'),
    givenUp: count('given-up'),
    held: count('held'),
  };
}
