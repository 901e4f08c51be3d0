import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Database } from '../db/open-database.ts';
import type { MailWatchTable } from '../db/schema.ts';
import { postSigned } from '../webhook/post-signed.ts';
import { LATE_MS, mailHealth } from './mail-health.ts';

interface WatchParts {
  readonly db: Database;
  readonly log: FastifyBaseLogger;
  readonly config: Pick<Config, 'alertWebhook' | 'publicUrl'>;
}

/**
 * Tells that mail is held up: the log at once and every 15 minutes while it lasts, the webhook once at each change of
 * the state, again a minute later where it did not answer. What was told last is kept, so that a restart repeats
 * nothing.
 */
export async function watchMail({ db, log, config }: WatchParts, now: number): Promise<void> {
  const { state, oldestWaitingMs, waiting, refused, givenUp, held } = await mailHealth(db, now);
  const told = await db.selectFrom('mail_watch').selectAll().executeTakeFirst();
  const record = async (change: Partial<Omit<MailWatchTable, 'id'>>) => {
    await db
      .insertInto('mail_watch')
      .values({ id: 1, told_state: 'ok', logged_at: null, ...change })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(change))
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
    await record({ logged_at: now });
  } else if (state === 'ok' && loggedAt !== null) {
    log.info({ mail: state, ...figures }, 'mail leaves again');
    await record({ logged_at: null });
  }
  if (state === (told?.told_state ?? 'ok')) return;
  if (config.alertWebhook) {
    const content = {
      event: 'mail',
      site: config.publicUrl,
      state,
      at: new Date(now).toISOString(),
      ...figures,
    };
    await postSigned(config.alertWebhook, now, content);
  }
  await record({ told_state: state });
}
