import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/open-database.ts';
import { errorInLog } from '../error-in-log.ts';
import type { AlertChannel, MailAlert } from './mail-alert.ts';
import { LATE_MS, mailHealth } from './mail-health.ts';

interface WatchParts {
  readonly db: Database;
  readonly log: FastifyBaseLogger;
  readonly channels: readonly AlertChannel[];
}

async function toldState(db: Database, { name }: AlertChannel): Promise<MailAlert['state']> {
  const told = await db.selectFrom('alert_channel').selectAll().where('name', '=', name).executeTakeFirst();
  return told?.told_state ?? 'ok';
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
  const tell = async (channel: AlertChannel) => {
    if ((await toldState(db, channel)) === state) return;
    try {
      await channel.tell({ state, at: now, ...figures });
    } catch (error) {
      log.warn(
        { channel: channel.name, errors: errorInLog(error) },
        'a channel could not be told of the mail',
      );
      return;
    }
    await db
      .insertInto('alert_channel')
      .values({ name: channel.name, told_state: state })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ told_state: state }))
      .execute();
  };
  await Promise.all(channels.map(tell));
}
