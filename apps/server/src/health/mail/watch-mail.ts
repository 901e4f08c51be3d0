import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/open-database.ts';
import { LATE_MS } from '../../outbox/late.ts';
import type { AlertChannel } from '../alerts/alert.ts';
import { type Faults, type Known, tellChannels } from '../alerts/tell-channels.ts';
import { mailHealth, newestFailure } from './mail-health.ts';

interface WatchDeps {
  readonly db: Database;
  readonly log: FastifyBaseLogger;
  readonly channels: readonly AlertChannel[];
}

/**
 * Reports held-up mail. The log: at once and every 15 minutes. Channels: at each change, for mail
 * waiting behind a failure, and hourly if more failed. A failed notice is retried after a minute.
 * State is stored, so restarts repeat nothing, and a silent channel blocks no other.
 */
export async function watchMail({ db, log, channels }: WatchDeps, now: number): Promise<void> {
  const { state, oldestWaitingMs, waiting, refused, givenUp, held } = await mailHealth(db, now);
  const told = await db.selectFrom('mail_watch').selectAll().executeTakeFirst();
  const noteLogged = async (logged_at: number | null) => {
    await db
      .insertInto('mail_watch')
      .values({ id: 1, logged_at })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ logged_at }))
      .execute();
  };
  const figures = {
    oldestWaitingMinutes: oldestWaitingMs === undefined ? null : Math.floor(oldestWaitingMs / 60_000),
    waiting,
    refused,
    givenUp,
    held,
  };
  const loggedAt = told?.logged_at ?? null;
  if (state !== 'ok' && (loggedAt === null || now - loggedAt >= LATE_MS)) {
    log.error({ mail: state, ...figures }, 'mail is held up');
    await noteLogged(now);
  } else if (state === 'ok' && loggedAt !== null) {
    log.info({ mail: state, ...figures }, 'mail leaves again');
    await noteLogged(null);
  }
  const toldOf = {
    last: (name: AlertChannel['name']) =>
      db
        .selectFrom('alert_channel')
        .select(['told_state', 'told_faults', 'told_at'])
        .where('name', '=', name)
        .executeTakeFirst(),
    async note(name: AlertChannel['name'], known: Known<typeof state>) {
      await db
        .insertInto('alert_channel')
        .values({ name, ...known })
        .onConflict((conflict) => conflict.column('name').doUpdateSet(known))
        .execute();
    },
  };
  const faults: Faults = {
    ...(refused + givenUp > 0 && { failed: await newestFailure(db) }),
    ...((oldestWaitingMs ?? 0) > LATE_MS && { waiting: 1 }),
  };
  await tellChannels({ channels, log }, toldOf, { about: 'mail', state, at: now, ...figures }, faults);
}
