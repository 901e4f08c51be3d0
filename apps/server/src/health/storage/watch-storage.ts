import type { StorageAlert } from '@rivermark/contracts/alerts';
import { DAY_MS, HOUR_MS } from '@rivermark/contracts/durations';
import { type DiskSpace, diskSpaceOf } from '../../disk-space.ts';
import { errorInLog } from '../../error-in-log.ts';
import type { AlertChannel } from '../alerts/alert-channel.ts';
import { type Telling, tellOne } from '../alerts/tell-channels.ts';

const JOB = 'watch-storage';
type State = StorageAlert['state'];

/** What a channel last heard, when, and the state since. */
interface Told {
  readonly state: State;
  readonly at: number;
  readonly since: State;
}

/** Whether a state is news: refused enquiries daily, or hourly if writes succeeded in between. */
function isNews(state: State, { state: known, at, since }: Told, now: number): boolean {
  if (state === 'ok' || known === 'ok') return state !== known;
  if (state === 'little') return false;
  const again = since === 'unwritable' ? DAY_MS : HOUR_MS;
  // A clock that was set back must not stop it.
  return known === 'little' || now - at >= again || now < at;
}

interface StorageDeps extends Telling {
  readonly dataDir: string;
  readonly diskSpace?: (folder: string) => Promise<Pick<DiskSpace, 'freeBytes' | 'floorBytes'>>;
}

/**
 * Checks disk space and whether the database accepts a row. Notifies channels when it gets worse,
 * daily while writes fail, and on recovery. Remembers this in memory, as there may be no place to
 * write. A single refusal waits for the next check: it may be a short lock.
 */
export function createStorageWatch(deps: StorageDeps): (now: number) => Promise<void> {
  const { db, dataDir, log, channels, diskSpace = diskSpaceOf } = deps;
  const told = new Map<AlertChannel['name'], Told>();
  let refusals = 0;

  async function refusalOf(now: number): Promise<string | null> {
    const row = { started_at: now, ended_at: now };
    try {
      await db
        .insertInto('job')
        .values({ name: JOB, ...row, error: null, lease_owner: null, lease_until: null })
        .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
        .execute();
      return null;
    } catch (error) {
      const { name, code } = error as { name: string; code?: string };
      return code ?? name;
    }
  }

  return async (now) => {
    const code = await refusalOf(now);
    refusals = code === null ? 0 : refusals + 1;
    const space = await diskSpace(dataDir).catch((error: unknown) => {
      log.warn({ errors: errorInLog(error) }, 'the room on the disk could not be read');
      return null;
    });
    const isLow = space !== null && space.freeBytes < space.floorBytes;
    // One refusal is no word of either, nor is what could not be read.
    if (refusals < 2 && (space === null || (refusals === 1 && !isLow))) return;
    const state: State = refusals > 1 ? 'unwritable' : isLow ? 'little' : 'ok';
    const alert: StorageAlert = {
      about: 'storage',
      state,
      at: now,
      freeBytes: space?.freeBytes ?? null,
      code,
    };
    const tell = async (channel: AlertChannel) => {
      const known = told.get(channel.name) ?? { state: 'ok', at: now, since: 'ok' };
      if (!isNews(state, known, now)) {
        told.set(channel.name, { ...known, since: state });
        return;
      }
      if (await tellOne(log, channel, alert)) told.set(channel.name, { state, at: now, since: state });
    };
    await Promise.all(channels.map(tell));
  };
}
