import type { StorageAlert } from '@rivermark/contracts/alerts';
import { DAY_MS, MINUTE_MS } from '@rivermark/contracts/durations';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createStorageWatch } from '../src/health/storage/watch-storage.ts';
import { createScheduler } from '../src/scheduler/scheduler.ts';
import { startServer } from './start-app.ts';
import { onEmbeddedStores } from './stores-of-run.ts';

async function watched() {
  const { server, db } = await startServer();
  const told: StorageAlert[] = [];
  const disk = { free: 20_000_000_000, silent: false, isGone: false };
  let now = Date.UTC(2026, 0, 1);
  const run = createStorageWatch({
    db,
    log: server.log,
    dataDir: server.config.dataDir,
    async diskSpace() {
      if (disk.isGone) throw Object.assign(new Error('gone'), { code: 'EIO' });
      return { freeBytes: disk.free, floorBytes: 2_000_000_000 };
    },
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
  const look = async () => {
    now += MINUTE_MS;
    await scheduler.runDue();
  };
  return {
    disk,
    takes: () => sql`drop trigger if exists full`.execute(db),
    /** As on a disk that is full: what is there can be read. */
    refuses: () =>
      sql`create temp trigger full before update on job begin select raise(abort, 'disk full'); end`.execute(
        db,
      ),
    /** Looks in so many minutes. */
    async minutes(count: number) {
      for (let minute = 0; minute < count; minute += 1) await look();
    },
    setBack: (ms: number) => {
      now -= ms;
    },
    states: () => told.map(({ state }) => state),
    told,
    look,
  };
}

onEmbeddedStores(
  'a database that takes no row is told by every channel, once, and that it takes them again',
  async () => {
    const { look, refuses, states, takes, told } = await watched();
    await look();
    expect(states()).toEqual([]);
    await refuses();
    await look();
    expect(states()).toEqual([]);
    await look();
    await look();
    expect(states()).toEqual(['unwritable']);
    expect(told[0]?.code).toMatch(/^SQLITE_/);
    await takes();
    await look();
    await look();
    expect(states()).toEqual(['unwritable', 'ok']);
  },
);

test('a disk that is nearly full is told before it is, and a channel that was silent hears of it later', async () => {
  const { disk, look, states } = await watched();
  disk.free = 1_900_000_000;
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

onEmbeddedStores(
  'a database that takes no row again, after a little room was made, is told again, and daily while it lasts',
  async () => {
    const { disk, minutes, refuses, states, takes } = await watched();
    await minutes(1);
    disk.free = 0;
    await refuses();
    await minutes(3);
    expect(states()).toEqual(['little', 'unwritable']);
    disk.free = 400_000_000;
    await takes();
    await minutes(60);
    expect(states()).toEqual(['little', 'unwritable']);
    await refuses();
    await minutes(24 * 60);
    expect(states()).toEqual(['little', 'unwritable', 'unwritable']);
    await minutes(60);
    expect(states()).toHaveLength(4);
  },
);

onEmbeddedStores(
  'a disk that cannot be asked keeps nobody from hearing that the database takes no row',
  async () => {
    const { disk, minutes, refuses, states, told } = await watched();
    await minutes(1);
    disk.isGone = true;
    await minutes(3);
    expect(states()).toEqual([]);
    await refuses();
    await minutes(2);
    expect(states()).toEqual(['unwritable']);
    expect(told[0]?.freeBytes).toBeNull();
  },
);

onEmbeddedStores('a database that takes no row is told on by a clock that was set back', async () => {
  const { minutes, refuses, setBack, states } = await watched();
  await refuses();
  await minutes(10);
  expect(states()).toEqual(['unwritable']);
  setBack(30 * DAY_MS);
  await minutes(10);
  expect(states()).toEqual(['unwritable', 'unwritable']);
});
