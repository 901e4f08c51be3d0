import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/open-database.ts';
import type { AlertChannel } from './alert.ts';
import { backupHealth } from './backup-health.ts';
import { tellChannels } from './tell-channels.ts';

interface WatchParts {
  readonly db: Database;
  readonly log: FastifyBaseLogger;
  readonly channels: readonly AlertChannel[];
  readonly everyHours: number;
}

/** Tells that a backup failed or is late: each channel once at each change of the state. */
export async function watchBackup({ db, everyHours, ...telling }: WatchParts, now: number): Promise<void> {
  const { state, code, lastGoodAt } = await backupHealth(db, everyHours, now);
  const told = {
    async last(channel: AlertChannel['name']) {
      const row = await db
        .selectFrom('backup_alert')
        .select('told_state')
        .where('channel', '=', channel)
        .executeTakeFirst();
      return row?.told_state;
    },
    async note(channel: AlertChannel['name'], told_state: typeof state) {
      await db
        .insertInto('backup_alert')
        .values({ channel, told_state })
        .onConflict((conflict) => conflict.column('channel').doUpdateSet({ told_state }))
        .execute();
    },
  };
  await tellChannels(telling, told, { about: 'backup', state, at: now, code, lastGoodAt });
}
