import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@rivermark/contracts/durations';
import { startHttpReceiver } from '@rivermark/testkit/http-receiver';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { expect, onTestFinished, test } from 'vitest';
import { AGENT_PATH, linkToken } from '../src/documents/links/submission-link.ts';
import { compose } from '../src/start/compose.ts';
import { call, callBody } from './calls.ts';
import { startWithClients, submitAll } from './documents-calls.ts';
import { temporaryFolder } from './start-app.ts';
import { onEmbeddedStores } from './stores-of-run.ts';

/** A site whose clock is set apart from the time that goes by. */
async function site(begin: string, env: Readonly<Record<string, string>> = {}) {
  let [now, ticks] = [Date.parse(begin), 1_000_000];
  const clock = () => now;
  const ports = { clock, leaseClock: clock, monotonic: () => ticks };
  const started = await startWithClients({ ENQUIRY_RETENTION_DAYS: '30', ...env }, ports);
  let { server } = started;
  return {
    ...started,
    now: () => now,
    enquire: () => call(started.app, callBody()),
    set: (moment: string) => {
      now = Date.parse(moment);
    },
    /** Time goes by, and every `everyMs` what is due is run. */
    async pass(ms: number, everyMs = HOUR_MS) {
      for (let left = ms; left > 0; left -= everyMs) {
        now += Math.min(everyMs, left);
        ticks += Math.min(everyMs, left);
        await server.scheduler.runDue();
      }
    },
    /** Another process over the same data. */
    async restart() {
      ticks = 0;
      server = await compose(started.config, {
        log: started.server.log,
        random: Math.random,
        content: started.server.content,
        askCertificate: async () => undefined,
        ...ports,
      });
      const { db, transport } = server;
      onTestFinished(async () => {
        await transport.close();
        await db.destroy();
      });
    },
    epochs: () => started.db.selectFrom('clock_stretch').selectAll().orderBy('id').execute(),
  };
}

const behind = '2023-01-15T12:00:00Z';
const right = '2026-01-15T12:00:00Z';

test('an enquiry that came while the clock was behind has the days that it was promised', async () => {
  const on = await site(behind);
  await on.pass(2 * MINUTE_MS, MINUTE_MS);
  await on.enquire();
  await on.pass(HOUR_MS);
  on.set(right);
  await on.pass(29 * DAY_MS, DAY_MS);
  expect(await on.enquiries()).toHaveLength(1);
  await on.pass(2 * DAY_MS, DAY_MS);
  expect(await on.enquiries()).toEqual([]);
});

test('so has one that came after a start at which the clock was behind, also when it was set right by another start', async () => {
  const on = await site(right);
  await on.pass(HOUR_MS);
  on.set(behind);
  await on.restart();
  await on.pass(2 * MINUTE_MS, MINUTE_MS);
  await on.enquire();
  await on.pass(HOUR_MS);
  on.set('2026-01-16T12:00:00Z');
  await on.restart();
  await on.pass(28 * DAY_MS, DAY_MS);
  expect(await on.enquiries()).toHaveLength(1);
  await on.pass(3 * DAY_MS, DAY_MS);
  expect(await on.enquiries()).toEqual([]);
});

test('where the server was off for weeks, what is old by a clock that is right goes after the day of doubt', async () => {
  const on = await site(right);
  await on.pass(HOUR_MS);
  await on.enquire();
  await on.pass(HOUR_MS);
  on.set('2026-03-15T12:00:00Z');
  await on.restart();
  await on.pass(30 * HOUR_MS);
  expect(await on.enquiries()).toEqual([]);
});

test('a clock that was ahead for a while keeps nothing longer than was promised', async () => {
  const on = await site(right);
  await on.pass(HOUR_MS);
  await on.enquire();
  on.set('2027-01-15T12:00:00Z');
  await on.pass(2 * HOUR_MS);
  on.set('2026-01-15T15:00:00Z');
  await on.pass(29 * DAY_MS, DAY_MS);
  expect(await on.enquiries()).toHaveLength(1);
  await on.pass(3 * DAY_MS, DAY_MS);
  expect(await on.enquiries()).toEqual([]);
});

test('documents that came while the clock was behind stay, and their link opens them again, until their time has gone by', async () => {
  const on = await site(behind, { DOCUMENT_RETENTION_DAYS: '30' });
  await on.pass(2 * MINUTE_MS, MINUTE_MS);
  await submitAll(on);
  const [submission] = await on.documents.kept();
  if (!submission) throw new Error('There is no submission');
  const link = `${AGENT_PATH}/${linkToken(on.parts.keyring, submission)}`;
  // The agent has heard of them.
  await on.db.updateTable('outbox').set({ state: 'sent', sent_at: on.now() }).execute();
  await on.pass(HOUR_MS);
  on.set(right);
  await on.pass(2 * DAY_MS);
  expect(await on.documents.kept()).toHaveLength(1);
  expect((await on.app.inject({ method: 'GET', url: link })).statusCode).toBe(200);
  await on.pass(29 * DAY_MS, DAY_MS);
  expect(await on.documents.kept()).toEqual([]);
});

onEmbeddedStores('no backup of a clock that was behind goes before its time', async () => {
  const folder = join(temporaryFolder(), 'backups');
  const BACKUP_RECIPIENT = await identityToRecipient(await generateX25519Identity());
  const on = await site(behind, { BACKUP_TO: folder, BACKUP_RECIPIENT });
  const snapshots = () => readdirSync(join(folder, 'snapshots'));
  await on.pass(3 * DAY_MS, 12 * HOUR_MS);
  const ofBehind = snapshots().filter((name) => name.startsWith('2023')).length;
  expect(ofBehind).toBeGreaterThan(1);
  on.set(right);
  await on.pass(3 * DAY_MS, 12 * HOUR_MS);
  expect(snapshots().filter((name) => name.startsWith('2023'))).toHaveLength(ofBehind);
});

test.each([
  [right, 'ahead', 1_578_180],
  ['2022-12-15T12:00:00Z', 'behind', 44_700],
])('that the clock was set to %s is told once by every channel: %s', async (moment, state, about) => {
  const hook = await startHttpReceiver();
  onTestFinished(() => hook.stop());
  const on = await site(behind, {
    ALERT_WEBHOOK_URL: `${hook.url}/alert`,
    ALERT_WEBHOOK_SECRET: 'a-secret-of-the-hook',
  });
  const told = () =>
    hook.calls
      .map(({ body }) => JSON.parse(String(body)) as Record<string, unknown>)
      .filter(({ event }) => event === 'clock');
  await on.pass(3 * MINUTE_MS, MINUTE_MS);
  expect(told()).toEqual([]);
  on.set(moment);
  await on.pass(5 * MINUTE_MS, MINUTE_MS);
  expect(told()).toEqual([expect.objectContaining({ state, byMinutes: expect.any(Number) })]);
  expect(Math.abs(Number(told()[0]?.byMinutes) - about)).toBeLessThan(120);
});

test('a clock that a time service sets by minutes is no leap', async () => {
  const on = await site(right);
  await on.pass(3 * MINUTE_MS, MINUTE_MS);
  on.set('2026-01-15T12:40:00Z');
  await on.pass(3 * MINUTE_MS, MINUTE_MS);
  expect(await on.epochs()).toHaveLength(1);
});
