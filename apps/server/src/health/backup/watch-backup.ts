import { type Faults, type Telling, tellChannels } from '../alerts/tell-channels.ts';
import { backupHealth } from './backup-health.ts';

interface WatchDeps extends Telling {
  readonly everyHours: number;
  readonly place: string;
}

/**
 * Reports failed or late backups: each code once per channel, and a late one after a failed one.
 */
export async function watchBackup({ everyHours, place, ...telling }: WatchDeps, now: number): Promise<void> {
  const health = await backupHealth(telling.db, everyHours, now, place);
  const { state, code, lastGoodAt, isLate } = health;
  const faults: Faults = { ...(code !== null && { [code]: 1 }), ...(isLate && { late: 1 }) };
  await tellChannels(telling, { about: 'backup', state, at: now, code, lastGoodAt }, faults);
}
