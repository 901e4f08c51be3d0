import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MINUTE_MS } from '@rivermark/contracts/durations';
import { startHttpReceiver } from '@rivermark/testkit/http-receiver';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { stores } from '../src/doctor/stores.ts';
import { signIn } from './sign-in.ts';
import { onDisk } from './stores-of-run.ts';
import { travel } from './time-travel.ts';
import { words } from './words-of.ts';

async function alerting() {
  const hook = await startHttpReceiver();
  onTestFinished(() => hook.stop());
  const site = await travel('2026-01-15T18:00:00Z', {
    PUBLIC_URL: 'http://localhost:3000',
    ALERT_WEBHOOK_URL: `${hook.url}/alert`,
    ALERT_WEBHOOK_SECRET: 'a-secret-of-the-hook',
  });
  const documents = join(site.config.dataDir, 'documents');
  return {
    ...site,
    /** As with a disk that fails, or a bucket that refuses its keys: to list it is an error. */
    takeStoreAway: () => writeFileSync(documents, ''),
    bringStoreBack: () => rmSync(documents),
    told: () => hook.calls.map(({ body }) => JSON.parse(String(body)) as Record<string, unknown>),
    subjects: () => site.mail.received.map(({ mail: { subject } }) => subject?.replace('Rivermark: ', '')),
  };
}

const renamed = (site: Pick<Awaited<ReturnType<typeof alerting>>, 'db'>, from: string, to: string) =>
  sql`alter table ${sql.ref(from)} rename to ${sql.ref(to)}`.execute(site.db);

const AWAY = 'The store of client documents does not answer';

onDisk(
  'a store of client documents that is away is told by every channel after half an hour, once, and that it is back',
  async () => {
    const site = await alerting();
    await site.to('2026-01-15T18:05:00Z');
    site.takeStoreAway();
    await site.to('2026-01-15T18:30:00Z', 5 * MINUTE_MS);
    expect([...site.told(), ...site.subjects()]).toEqual([]);
    await site.to('2026-01-15T20:00:00Z', 5 * MINUTE_MS);
    expect(site.told()).toEqual([
      expect.objectContaining({
        event: 'jobs',
        state: 'failing',
        jobs: [expect.objectContaining({ name: 'sweep-documents', code: 'ENOTDIR', words: AWAY })],
      }),
    ]);
    expect(site.subjects()).toEqual([AWAY]);
    site.bringStoreBack();
    await site.to('2026-01-15T20:20:00Z', 5 * MINUTE_MS);
    expect(site.told().slice(1)).toEqual([expect.objectContaining({ event: 'jobs', state: 'ok', jobs: [] })]);
    expect(site.subjects().slice(1)).toEqual(['Your site’s scheduled jobs run again']);
  },
);

onDisk(
  'a store of client documents that is away stands on the desk, and the doctor says it of the store, not of the database',
  async () => {
    const site = await alerting();
    const agent = await signIn(site);
    site.takeStoreAway();
    await site.to('2026-01-15T19:00:00Z', 10 * MINUTE_MS);
    expect(words((await agent.get('/desk/health')).body)).toMatch(
      /Regular work Needs attention now The store of client documents does not answer, for \d+ min \(sweep-documents: ENOTDIR\)\. .*runbook/,
    );
    const lines = await stores(site.config, Date.parse('2026-01-15T19:00:00Z'));
    const lineOf = (code: string) => lines.find((line) => line.code === code);
    expect(lineOf('documents')).toMatchObject({ state: 'do', words: expect.stringContaining(AWAY) });
    expect(lineOf('jobs')).toMatchObject({ state: 'do', words: expect.stringContaining(AWAY) });
    expect(lineOf('database')).toMatchObject({ state: 'fine' });
  },
);

onDisk(
  'a job that fails for ever is told behind one that is told already, and a single failure to nobody',
  async () => {
    const site = await alerting();
    await renamed(site, 'reminder', 'gone');
    await site.to('2026-01-15T18:10:00Z', 5 * MINUTE_MS);
    await renamed(site, 'gone', 'reminder');
    await site.to('2026-01-15T19:10:00Z', 5 * MINUTE_MS);
    expect(site.told()).toEqual([]);
    site.takeStoreAway();
    await site.to('2026-01-15T20:10:00Z', 5 * MINUTE_MS);
    await renamed(site, 'reminder', 'gone');
    await site.to('2026-01-15T21:10:00Z', 5 * MINUTE_MS);
    const named = site.told().map(({ jobs }) => (jobs as { name: string }[]).map(({ name }) => name));
    expect(named).toEqual([['sweep-documents'], ['remind', 'sweep-documents']]);
  },
);

test('a job that runs every hour and fails once is told only when it fails again', async () => {
  const site = await alerting();
  await renamed(site, 'acknowledgement', 'gone');
  await site.to('2026-01-15T18:05:00Z', 5 * MINUTE_MS);
  await renamed(site, 'gone', 'acknowledgement');
  await site.to('2026-01-15T20:00:00Z', 5 * MINUTE_MS);
  expect(site.told()).toEqual([]);
  await renamed(site, 'acknowledgement', 'gone');
  await site.to('2026-01-15T21:00:00Z', 5 * MINUTE_MS);
  expect(site.told()).toEqual([]);
  await site.to('2026-01-15T21:10:00Z', 5 * MINUTE_MS);
  expect(site.told()).toEqual([expect.objectContaining({ event: 'jobs', state: 'failing' })]);
});

test('a job that hangs is told after an hour, and that it goes on', async () => {
  const site = await alerting();
  const agent = await signIn(site);
  const told = () => site.told().filter(({ event }) => event === 'jobs');
  await site.to('2026-01-15T18:05:00Z');
  const began = site.server.clock();
  /** As its process does every few seconds. */
  const holdOn = () =>
    site.db
      .updateTable('job')
      .set({ started_at: began, lease_owner: 'hanging', lease_until: site.server.clock() + 6 * MINUTE_MS })
      .where('name', '=', 'remind')
      .execute();
  for (let minutes = 0; minutes < 60; minutes += 5) {
    expect(told()).toEqual([]);
    await holdOn();
    await site.to(new Date(site.server.clock() + 5 * MINUTE_MS).toISOString(), 5 * MINUTE_MS);
  }
  expect(told()).toEqual([
    expect.objectContaining({
      event: 'jobs',
      state: 'failing',
      jobs: [expect.objectContaining({ name: 'remind', code: 'NOT-ENDED', failingMinutes: 60 })],
    }),
  ]);
  expect(words((await agent.get('/desk/health')).body)).toMatch(
    /Nobody is reminded of inquiries that wait, for 1 h \(remind: NOT-ENDED\)/,
  );
  await site.to('2026-01-15T20:00:00Z', 5 * MINUTE_MS);
  expect(told().slice(1)).toEqual([expect.objectContaining({ event: 'jobs', state: 'ok' })]);
});

test('a run of many hours that goes on is no trouble, and one that stands still for an hour is', async () => {
  const site = await alerting();
  const told = () => site.told().filter(({ event }) => event === 'jobs');
  await site.to('2026-01-15T18:05:00Z');
  const began = site.server.clock();
  const pass = async (progressed_at: number) => {
    await site.db
      .updateTable('job')
      .set({
        started_at: began,
        progressed_at,
        lease_owner: 'slow',
        lease_until: site.server.clock() + 11 * MINUTE_MS,
      })
      .where('name', '=', 'sweep-documents')
      .execute();
    await site.to(new Date(site.server.clock() + 10 * MINUTE_MS).toISOString(), 10 * MINUTE_MS);
  };
  for (let looks = 0; looks < 18; looks += 1) await pass(site.server.clock());
  expect(told()).toEqual([]);
  const stoodStill = site.server.clock();
  for (let looks = 0; looks < 6; looks += 1) await pass(stoodStill);
  expect(told()).toEqual([
    expect.objectContaining({
      state: 'failing',
      jobs: [expect.objectContaining({ name: 'sweep-documents', code: 'NOT-ENDED', failingMinutes: 60 })],
    }),
  ]);
});
