import { join } from 'node:path';
import { MINUTE_MS } from '@rivermark/contracts/durations';
import { waitUntil } from '@rivermark/testkit/wait-until';
import SQLite from 'better-sqlite3';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ordinaryPolicy } from '../src/outbox/policy.ts';
import { reapExpired } from '../src/outbox/settle.ts';
import { createScheduler } from '../src/scheduler/scheduler.ts';
import { startServer } from './start-app.ts';
import { onEmbeddedStores } from './stores-of-run.ts';

/** Schedulers over one database, as two processes have them, and a clock that the test moves. */
async function together() {
  let now = Date.UTC(2026, 0, 1);
  const { server, db, log } = await startServer({}, { clock: () => now });
  const runs: string[] = [];
  const schedulerOf = (process: string, work: () => Promise<void> = async () => {}) =>
    createScheduler({ db, clock: () => now, log: server.log }, [
      {
        name: 'tidy',
        everyMs: 10 * MINUTE_MS,
        async run() {
          runs.push(process);
          await work();
        },
      },
    ]);
  return {
    runs,
    db,
    dataDir: server.config.dataDir,
    schedulerOf,
    log,
    pass: (ms: number) => {
      now += ms;
    },
    job: () => db.selectFrom('job').selectAll().where('name', '=', 'tidy').executeTakeFirst(),
    now: () => now,
  };
}

test('a job runs when it is due, and its last run outlives the process', async () => {
  const { runs, schedulerOf, pass, job, now } = await together();
  await schedulerOf('first').runDue();
  expect(await job()).toMatchObject({ started_at: now(), ended_at: now(), error: null, lease_owner: null });
  pass(9 * MINUTE_MS);
  await schedulerOf('second').runDue();
  expect(runs).toEqual(['first']);
  pass(MINUTE_MS);
  await schedulerOf('second').runDue();
  expect(runs).toEqual(['first', 'second']);
});

test('two processes run a job once, also while it is in hand', async () => {
  const { runs, schedulerOf, pass } = await together();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const running = schedulerOf('slow', async () => {
    begin();
    await released;
  }).runDue();
  await begun;
  pass(30_000);
  await schedulerOf('other').runDue();
  release();
  await running;
  await Promise.all([schedulerOf('slow').runDue(), schedulerOf('other').runDue()]);
  expect(runs).toEqual(['slow']);
});

test('the job of a process that died in the middle is run by another, once its lease has ended', async () => {
  const { runs, schedulerOf, pass } = await together();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  void schedulerOf('dead', () => {
    begin();
    return new Promise<void>(() => {});
  }).runDue();
  await begun;
  pass(10 * MINUTE_MS);
  await schedulerOf('next').runDue();
  expect(runs).toEqual(['dead', 'next']);
});

test('a job whose process died under a clock that was ahead runs again once the clock is right', async () => {
  const { runs, schedulerOf, pass, db, now } = await together();
  await schedulerOf('first').runDue();
  const ahead = now() + 30 * 24 * 60 * MINUTE_MS;
  await db
    .updateTable('job')
    .set({ started_at: ahead, lease_owner: 'dead', lease_until: ahead + MINUTE_MS })
    .where('name', '=', 'tidy')
    .execute();
  pass(10 * MINUTE_MS);
  await schedulerOf('next').runDue();
  expect(runs).toEqual(['first', 'next']);
});

test('a run that says that it goes on is known to, at each renewal of its lease', async () => {
  let now = Date.UTC(2026, 0, 1);
  const { server, db } = await startServer({}, { clock: () => now });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<() => void>();
  const scheduler = createScheduler({ db, clock: () => now, log: server.log }, [
    {
      name: 'long-work',
      everyMs: MINUTE_MS,
      isLong: true,
      run(_, goesOn) {
        begin(goesOn);
        return released;
      },
    },
  ]);
  const running = scheduler.runDue();
  const goesOn = await begun;
  const row = () => db.selectFrom('job').selectAll().where('name', '=', 'long-work').executeTakeFirst();
  const renewed = () => waitUntil('the renewal', async () => (await row())?.lease_until === now + MINUTE_MS);
  now += MINUTE_MS;
  vi.advanceTimersByTime(15_000);
  await renewed();
  expect(await row()).toMatchObject({ progressed_at: null });
  goesOn();
  const wentOn = now;
  now += MINUTE_MS;
  vi.advanceTimersByTime(15_000);
  await renewed();
  expect(await row()).toMatchObject({ progressed_at: wentOn });
  release();
  await running;
  now += MINUTE_MS;
  await scheduler.runDue();
  expect(await row()).toMatchObject({ progressed_at: null });
});

test('a job that hangs holds up no other', async () => {
  const { server, db } = await startServer();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
  const scheduler = createScheduler({ db, clock: server.clock, log: server.log }, [
    { name: 'hanging', everyMs: MINUTE_MS, run: () => released },
    { name: 'behind', everyMs: MINUTE_MS, run: async () => reach() },
  ]);
  scheduler.start();
  await reached;
  release();
  await scheduler.stop();
});

test('a stop waits for what is in hand, unless it is long, and nothing more is begun', async () => {
  const { server, db } = await startServer();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const ended: string[] = [];
  const job = (name: string, run: () => Promise<void>, isLong = false) => ({
    name,
    everyMs: MINUTE_MS,
    isLong,
    async run() {
      await run();
      ended.push(name);
    },
  });
  const scheduler = createScheduler({ db, clock: server.clock, log: server.log }, [
    job('long', () => new Promise<void>(() => {}), true),
    job('in-hand', () => {
      begin();
      return released;
    }),
    job('behind', async () => {}),
  ]);
  scheduler.start();
  await begun;
  let isStopped = false;
  const stopped = scheduler.stop().then(() => {
    isStopped = true;
  });
  await db.selectFrom('job').select('name').execute();
  expect(isStopped).toBe(false);
  release();
  await stopped;
  expect(ended).toEqual(['in-hand']);
  for (let looks = 0; looks < 10; looks += 1) {
    const known = await db.selectFrom('job').select('name').where('name', '=', 'behind').execute();
    expect(known).toEqual([]);
  }
});

test('a job that fails is in the log and in its row, and runs again in its time', async () => {
  const { runs, schedulerOf, pass, job, log } = await together();
  const broken = schedulerOf('broken', async () => {
    throw Object.assign(new Error('with a name in it'), { code: 'ENOSPC' });
  });
  await broken.runDue();
  expect(await job()).toMatchObject({ error: 'ENOSPC', lease_owner: null });
  expect(log()).toContain('"job":"tidy"');
  expect(log()).not.toContain('with a name in it');
  pass(10 * MINUTE_MS);
  await broken.runDue();
  expect(runs).toEqual(['broken', 'broken']);
});

onEmbeddedStores(
  'a look at jobs that are not due, and at a channel where nothing is abandoned, takes no write lock',
  async () => {
    const { db, dataDir, runs, schedulerOf, pass, log, now } = await together();
    await schedulerOf('first').runDue();
    pass(MINUTE_MS);
    const other = new SQLite(join(dataDir, 'rivermark.db'));
    other.exec('begin immediate');
    await schedulerOf('first').runDue();
    const asked = {
      channel: 'mail',
      now: now(),
      own: [],
      policy: ordinaryPolicy,
      random: Math.random,
    } as const;
    expect(await reapExpired(db, asked)).toEqual([]);
    other.close();
    expect(runs).toEqual(['first']);
    expect(log()).not.toContain('could not be begun');
  },
);
