import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/open-database.ts';
import { freeBytesOf } from '../desk/health/disk-health.ts';
import { errorInLog } from '../error-in-log.ts';
import { type AlertChannel, NobodyListens, type StorageAlert } from './alert.ts';

/** Documents are refused within a day. */
const LITTLE_BYTES = 1_000_000_000;

const JOB = 'watch-storage';
const gravity = { ok: 0, little: 1, unwritable: 2 } as const;
type State = StorageAlert['state'];

interface StorageParts {
  readonly db: Database;
  readonly dataDir: string;
  readonly log: FastifyBaseLogger;
  readonly channels: readonly AlertChannel[];
  /** Bytes that may still be written into a folder. */
  readonly freeBytes?: (folder: string) => Promise<number>;
}

/**
 * Looks whether the disk is nearly full and whether the database takes a row, and tells each channel when it grows worse,
 * and when it is well again. What was told is remembered here and nowhere else: there may be no place to write it. Of a
 * database that refuses once nothing is told before the next look: somebody may have held it for a moment.
 */
export function createStorageWatch(parts: StorageParts): (now: number) => Promise<void> {
  const { db, dataDir, log, channels, freeBytes = freeBytesOf } = parts;
  const told = new Map<AlertChannel['name'], State>();
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
    const free = await freeBytes(dataDir);
    const state: State = refusals > 1 ? 'unwritable' : free < LITTLE_BYTES ? 'little' : 'ok';
    // One refusal is no word of either.
    if (refusals === 1 && state === 'ok') return;
    const alert: StorageAlert = { about: 'storage', state, at: now, freeBytes: free, code };
    const tell = async (channel: AlertChannel) => {
      const known = told.get(channel.name) ?? 'ok';
      if (state === 'ok' ? known === 'ok' : gravity[state] <= gravity[known]) return;
      try {
        await channel.tell(alert);
        told.set(channel.name, state);
      } catch (error) {
        if (error instanceof NobodyListens) return;
        log.warn(
          { channel: channel.name, about: alert.about, errors: errorInLog(error) },
          'a channel could not be told',
        );
      }
    };
    await Promise.all(channels.map(tell));
  };
}
