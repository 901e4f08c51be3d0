import { LATE_MS } from '../../outbox/late.ts';
import { type Faults, type Telling, tellChannels } from '../alerts/tell-channels.ts';
import { mailHealth, newestFailure } from './mail-health.ts';

/**
 * Reports held-up mail. The log: at once and every 15 minutes. Channels: at each change, for mail
 * waiting behind a failure, and hourly if more failed. A failed notice is retried after a minute.
 * State is stored, so restarts repeat nothing, and a silent channel blocks no other.
 */
export async function watchMail(telling: Telling, now: number): Promise<void> {
  const { db, log } = telling;
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
  const faults: Faults = {
    ...(refused + givenUp > 0 && { failed: await newestFailure(db) }),
    ...((oldestWaitingMs ?? 0) > LATE_MS && { waiting: 1 }),
  };
  await tellChannels(telling, { about: 'mail', state, at: now, ...figures }, faults);
}
