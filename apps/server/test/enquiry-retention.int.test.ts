import { execFile } from 'node:child_process';
import { existsSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DAY_MS } from '@rivermark/contracts/durations';
import { compileCache } from '@rivermark/testkit/compile-cache';
import { fileOf } from '@rivermark/testkit/server-programs';
import { waitUntil } from '@rivermark/testkit/wait-until';
import SQLite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { ordinaryPolicy } from '../src/outbox/policy.ts';
import { call, callBody } from './calls.ts';
import { startApp } from './start-app.ts';
import { onEmbeddedStores } from './stores-of-run.ts';

/** Runs script/outbox beside a server. */
const outbox = ({ stores }: Pick<Awaited<ReturnType<typeof startApp>>, 'stores'>, ...args: string[]) =>
  promisify(execFile)(process.execPath, [fileOf('outbox'), ...args], { env: { ...compileCache, ...stores } });

/** A server with two enquiries that were mailed, and a clock that the test moves. */
async function withTwo() {
  let now = Date.UTC(2026, 0, 1, 12);
  const started = await startApp({}, { clock: () => now, outboxPolicy: { ...ordinaryPolicy, pollMs: 20 } });
  const enquire = (name: string) => call(started.app, callBody({ from_name: name }));
  await enquire('Ada Old');
  now += 100 * DAY_MS;
  await enquire('Ben New');
  started.server.outboxWorker.start();
  await waitUntil('both', async () => (await started.outbox()).every(({ state }) => state === 'sent'));
  const mailFolder = join(started.config.dataDir, 'mail');
  return {
    ...started,
    mailFolder,
    captured: () => readdirSync(mailFolder),
    async pass(ms: number) {
      now += ms;
      await started.server.scheduler.runDue();
    },
    names: async () => (await started.enquiries()).map(({ name }) => name),
    now: () => now,
  };
}

test('an enquiry goes with its mail, every try to send it and its captured copy when its days are over', async () => {
  const server = await withTwo();
  await server.pass(629 * DAY_MS);
  expect(await server.names()).toEqual(['Ada Old', 'Ben New']);
  const [old] = (await server.outbox()).filter(({ created_at }) => created_at < server.now() - 700 * DAY_MS);
  await server.pass(2 * DAY_MS);
  expect(await server.names()).toEqual(['Ben New']);
  expect(await server.outbox()).toHaveLength(1);
  expect(await server.db.selectFrom('outbox_attempt').selectAll().execute()).toHaveLength(1);
  expect(existsSync(join(server.mailFolder, `${old?.id}.eml`))).toBe(false);
});

test('a clock that is ahead for a moment erases nothing, and a server that was off erases a day later', async () => {
  const server = await withTwo();
  await server.pass(DAY_MS);
  await server.pass(2000 * DAY_MS);
  await server.pass(DAY_MS / 2);
  expect(await server.names()).toEqual(['Ada Old', 'Ben New']);
  expect(server.log()).toContain('"code":"clock-leapt"');
  await server.pass(-2000 * DAY_MS);
  await server.pass(DAY_MS);
  expect(await server.names()).toEqual(['Ada Old', 'Ben New']);
  await server.pass(2000 * DAY_MS);
  expect(await server.names()).toEqual(['Ada Old', 'Ben New']);
  await server.pass(DAY_MS);
  expect(await server.names()).toEqual([]);
});

test('what is just being sent keeps its enquiry until it is sent', async () => {
  const server = await withTwo();
  await server.server.outboxWorker.stop(1000);
  await server.db.updateTable('outbox').set({ state: 'sending' }).execute();
  await server.pass(1000 * DAY_MS);
  expect(await server.names()).toEqual(['Ada Old', 'Ben New']);
  await server.db.updateTable('outbox').set({ state: 'sent' }).execute();
  await server.pass(DAY_MS);
  expect(await server.names()).toEqual([]);
});

test('captured mails go after 30 days', async () => {
  const server = await withTwo();
  const [first = '', second = ''] = server.captured();
  const at = (days: number) => new Date(server.now() - days * DAY_MS);
  utimesSync(join(server.mailFolder, first), at(31), at(31));
  utimesSync(join(server.mailFolder, second), at(29), at(29));
  await server.pass(0);
  expect(server.captured()).toEqual([second]);
});

test('script/outbox erase removes an enquiry at once, and says where it cannot', async () => {
  const server = await withTwo();
  const erase = (id: string) => outbox(server, 'erase', id);
  const ada = (await server.enquiries()).find(({ name }) => name === 'Ada Old');
  const row = (await server.outbox()).find(({ enquiry_id }) => enquiry_id === ada?.id);
  expect((await erase(row?.id ?? '')).stdout).toMatch(/^Erased here/);
  expect(await server.names()).toEqual(['Ben New']);
  expect(server.captured()).not.toContain(`${row?.id}.eml`);
  await expect(erase(row?.id ?? '')).rejects.toMatchObject({ stderr: expect.stringMatching(/no mail/) });
});

onEmbeddedStores(
  'script/outbox erase says so where the words of what it erased stay readable in the log of the database',
  async () => {
    const server = await withTwo();
    const reader = new SQLite(join(server.config.dataDir, 'rivermark.db'), { readonly: true });
    reader.exec('begin');
    reader.prepare('select count(*) from enquiry').get();
    const [mail] = await server.outbox();
    await expect(outbox(server, 'erase', mail?.id ?? '')).rejects.toMatchObject({
      stdout: expect.stringMatching(/^Erased here/),
      stderr: expect.stringMatching(/log-not-overwritten/),
    });
    reader.close();
    expect(await server.names()).toEqual(['Ben New']);
  },
);

test('a flood is taken away again by one of its mails: what came from that network within a day, but what was answered', async () => {
  let now = Date.UTC(2026, 0, 1, 12);
  const site = await startApp({}, { clock: () => now });
  const from = (ip: string, name: string) =>
    call(site.app, callBody({ from_name: name }), { 'x-forwarded-for': ip });
  await from('2001:db8:1::1', 'Long before');
  now += 2 * DAY_MS;
  await from('2001:db8:1:2::1', 'Flood 1');
  await Promise.all(Array.from({ length: 210 }, () => from('2001:db8:1:3::1', 'Flood 2')));
  await from('2001:db8:1:4::1', 'Answered');
  await from('2001:db8:1:5::1', 'No spam');
  await from('2001:db8:2::1', 'Another network');
  now += 2 * DAY_MS;
  await from('2001:db8:1:2::1', 'Long after');
  const idOf = async (name: string) => (await site.enquiries()).find((one) => one.name === name)?.id ?? '';
  const mark = { id: 'm', enquiry_id: await idOf('Answered'), how: 'call' as const, at: now, note: '' };
  await site.server.contacts.mark(mark, now);
  await site.server.contacts.decideSpam(await idOf('No spam'), false, now);
  const flood = await idOf('Flood 1');
  const mail = (await site.outbox()).find(({ enquiry_id }) => enquiry_id === flood)?.id ?? '';
  expect((await outbox(site, 'flood', mail)).stdout).toMatch(/and 191 more\n211 came from the same network/);
  expect((await outbox(site, 'flood', mail, '--erase')).stdout).toMatch(/^211 erased here/);
  const names = async () => (await site.enquiries()).map(({ name }) => name).sort();
  expect(await names()).toEqual(['Another network', 'Answered', 'Long after', 'Long before', 'No spam']);
  await site.server.contacts.decideSpam(await idOf('Another network'), true, now);
  expect((await outbox(site, 'erase', '--spam')).stdout).toMatch(/^1 erased here/);
  expect(await names()).toEqual(['Answered', 'Long after', 'Long before', 'No spam']);
  const kept = () => site.db.selectFrom('enquiry_network').selectAll().execute();
  expect(JSON.stringify(await kept())).not.toContain('2001');
  expect(await kept()).toHaveLength(4);
  now += 4 * DAY_MS;
  await site.server.scheduler.runDue();
  expect(await kept()).toHaveLength(3);
});

test('script/outbox drop ends a mail that failed for good, and nothing that was sent', async () => {
  const server = await withTwo();
  const [failed, sent] = await server.outbox();
  await server.db
    .updateTable('outbox')
    .set({ state: 'refused' })
    .where('id', '=', failed?.id ?? '')
    .execute();
  const drop = (id = '') => outbox(server, 'drop', id);
  expect((await drop(failed?.id)).stdout).toMatch(/^It will not be sent/);
  await expect(drop(sent?.id)).rejects.toMatchObject({ stderr: expect.stringMatching(/sent/) });
  expect((await server.outbox()).map(({ state }) => state).sort()).toEqual(['dropped', 'sent']);
  expect(await server.names()).toEqual(['Ada Old', 'Ben New']);
});
