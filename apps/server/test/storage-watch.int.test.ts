import { MINUTE_MS } from '@rivermark/contracts/durations';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createScheduler } from '../src/scheduler/scheduler.ts';
import type { StorageAlert } from '../src/watch/alert.ts';
import { createStorageWatch } from '../src/watch/watch-storage.ts';
import { startServer } from './start-app.ts';
import { onEmbeddedStores } from './stores-of-run.ts';

async function watched() {
  const { server, db } = await startServer();
  const told: StorageAlert[] = [];
  const disk = { free: 20_000_000_000, silent: false };
  let now = Date.UTC(2026, 0, 1);
  const run = createStorageWatch({
    db,
    log: server.log,
    dataDir: server.config.dataDir,
    freeBytes: async () => disk.free,
    channels: [
      {
        name: 'webhook',
        async tell(alert) {
          if (disk.silent) throw new Error('silent');
          told.push(alert as StorageAlert);
        },
      },
    ],
  });
  const job = { name: 'watch-storage', everyMs: MINUTE_MS, isLong: true, isRowless: true, run };
  const scheduler = createScheduler({ db, clock: () => now, log: server.log }, [job]);
  return {
    db,
    disk,
    states: () => told.map(({ state }) => state),
    told,
    async look() {
      now += MINUTE_MS;
      await scheduler.runDue();
    },
  };
}

onEmbeddedStores(
  'a database that takes no row is told by every channel, once, and that it takes them again',
  async () => {
    const { db, look, states, told } = await watched();
    await look();
    expect(states()).toEqual([]);
    // As on a disk that is full: what is there can be read.
    await sql`create temp trigger full before update on job begin select raise(abort, 'disk full'); end`.execute(
      db,
    );
    await look();
    expect(states()).toEqual([]);
    await look();
    await look();
    expect(states()).toEqual(['unwritable']);
    expect(told[0]?.code).toMatch(/^SQLITE_/);
    await sql`drop trigger full`.execute(db);
    await look();
    await look();
    expect(states()).toEqual(['unwritable', 'ok']);
  },
);

test('a disk that is nearly full is told before it is, and a channel that was silent hears of it later', async () => {
  const { disk, look, states } = await watched();
  disk.free = 900_000_000;
  disk.silent = true;
  await look();
  expect(states()).toEqual([]);
  disk.silent = false;
  await look();
  await look();
  expect(states()).toEqual(['little']);
  disk.free = 20_000_000_000;
  await look();
  expect(states()).toEqual(['little', 'ok']);
});
