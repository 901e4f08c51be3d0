import { join } from 'node:path';
import { everyCase } from '@rivermark/testkit/every-case';
import { waitUntil } from '@rivermark/testkit/wait-until';
import { expect, test } from 'vitest';
import { startWorker } from '../src/start/start-worker.ts';
import { startServer, temporaryFolder } from './start-app.ts';
import { dieAt, startProcess } from './start-process.ts';
import { travel } from './time-travel.ts';
import { writeTinySite } from './tiny-site.ts';

const clockAhead = join(import.meta.dirname, 'clock-ahead.ts');

/** A server with an enquiry from five hours ago, whose reminders other workers send. */
async function waiting() {
  const site = await travel('2026-01-15T18:00:00Z', { REMINDERS: 'off' });
  await site.enquire();
  await site.deliver();
  await site.server.outboxWorker.stop(1000);
  const received = site.mail.received.length;
  const ahead = Date.parse('2026-01-15T23:00:00Z') - Date.now();
  const env = { ...site.stores, SMTP_URL: site.mail.url, REMINDERS: 'on' };
  return {
    ...site,
    /** A worker in its own process, which dies at a statement. */
    async kill(at: Readonly<Record<string, string>>) {
      const folder = temporaryFolder();
      writeTinySite(folder);
      const theirs = { ...env, ROLE: 'worker', CLOCK_AHEAD_MS: String(ahead), ...at };
      const { child, exit } = startProcess(folder, theirs, clockAhead, dieAt);
      await exit;
      expect(child.signalCode).toBe('SIGKILL');
    },
    async startWorker() {
      const clock = () => Date.now() + ahead;
      const { server } = await startServer(env, { clock, usesDatabaseClock: true });
      startWorker(server);
    },
    /** The mails besides the enquiry's own. */
    reminded: () => site.mail.received.slice(received).map(({ mail }) => mail.subject),
    /** As if the leases of dead processes had expired by now. */
    async endLeases() {
      await site.db
        .updateTable('outbox')
        .set({ lease_until: 1 })
        .where('lease_until', 'is not', null)
        .execute();
      await site.db
        .updateTable('job')
        .set({ lease_until: null, lease_owner: null, started_at: null })
        .execute();
    },
    steps: () => site.db.selectFrom('reminder').select('step').execute(),
  };
}

const said = ['Ada Brown waits for an answer: 5 h'];

const moments = [
  ['before the reminder is committed', { DIE_ONCE_SEEN: 'insert into "reminder"', DIE_AT: 'before:commit' }],
  ['after it is committed', { DIE_ONCE_SEEN: 'insert into "reminder"', DIE_AT: 'after:commit' }],
  [
    'after its mail is claimed',
    { DIE_ONCE_SEEN: 'insert into "reminder"', DIE_AT: 'after:) and "template" not in' },
  ],
] as const;

test.each(everyCase(moments, [moments[2]]))(
  'killed %s, the reminder comes once by the next worker',
  async (_where, at) => {
    const site = await waiting();
    await site.kill(at);
    await site.endLeases();
    await site.startWorker();
    await waitUntil('the reminder', () => site.reminded().length > 0);
    await site.settled();
    expect(site.reminded()).toEqual(said);
    expect(await site.steps()).toEqual([{ step: 4 }]);
  },
);

test('two workers at the same time bring a reminder once', async () => {
  const site = await waiting();
  await Promise.all([site.startWorker(), site.startWorker()]);
  await waitUntil('the reminder', () => site.reminded().length > 0);
  await site.settled();
  expect(site.reminded()).toEqual(said);
  expect(await site.steps()).toEqual([{ step: 4 }]);
});
