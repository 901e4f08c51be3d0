import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/open-database.ts';
import type { AlertChannel } from './alert.ts';
import { LATE_MS, mailHealth } from './mail-health.ts';
import { tellChannels } from './tell-channels.ts';

interface WatchParts {
  readonly db: Database;
  readonly log: FastifyBaseLogger;
  readonly channels: readonly AlertChannel[];
}

/**
 * Tells that mail is held up: the log at once and every 15 minutes while it lasts, each channel once at each change of
 * the state, again a minute later where it could not be told. What each was told last is kept, so that a restart repeats
 * nothing; one that does not answer holds up no other.
 */
export async function watchMail({ db, log, channels }: WatchParts, now: number): Promise<void> {
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
    async last(name: AlertChannel['name']) {
      const row = await db
        .selectFrom('alert_channel')
        .select('told_state')
        .where('name', '=', name)
        .executeTakeFirst();
      return row?.told_state;
    },
    async note(name: AlertChannel['name'], told_state: typeof state) {
      await db
        .insertInto('alert_channel')
        .values({ name, told_state })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ told_state }))
        .execute();
    },
  };
  await tellChannels({ channels, log }, toldOf, { about: 'mail', state, at: now, ...figures });
}
