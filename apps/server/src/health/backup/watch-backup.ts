import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/open-database.ts';
import type { AlertChannel } from '../alerts/alert.ts';
import { type Faults, type Known, tellChannels } from '../alerts/tell-channels.ts';
import { backupHealth } from './backup-health.ts';

interface WatchDeps {
  readonly db: Database;
  readonly log: FastifyBaseLogger;
  readonly channels: readonly AlertChannel[];
  readonly everyHours: number;
  readonly place: string;
}

/**
 * Reports failed or late backups: each code once per channel, and a late one after a failed one.
 */
export async function watchBackup(
  { db, everyHours, place, ...telling }: WatchDeps,
  now: number,
): Promise<void> {
  const { state, code, lastGoodAt, isLate } = await backupHealth(db, everyHours, now, place);
  const told = {
    last: (channel: AlertChannel['name']) =>
      db
        .selectFrom('backup_alert')
        .select(['told_state', 'told_faults', 'told_at'])
        .where('channel', '=', channel)
        .executeTakeFirst(),
    async note(channel: AlertChannel['name'], known: Known<typeof state>) {
      await db
        .insertInto('backup_alert')
        .values({ channel, ...known })
        .onConflict((conflict) => conflict.column('channel').doUpdateSet(known))
        .execute();
    },
  };
  const faults: Faults = { ...(code !== null && { [code]: 1 }), ...(isLate && { late: 1 }) };
  await tellChannels(telling, told, { about: 'backup', state, at: now, code, lastGoodAt }, faults);
}
