import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { compileCache } from '@rivermark/testkit/compile-cache';
import { everyCase } from '@rivermark/testkit/every-case';
import { serverFlags } from '@rivermark/testkit/site';
import { waitUntil } from '@rivermark/testkit/wait-until';
import { expect, onTestFinished, test } from 'vitest';
import { travel } from './time-travel.ts';

const worker = join(import.meta.dirname, 'reminder-worker.ts');
const dieAt = join(import.meta.dirname, 'die-at.ts');

/** A server with an enquiry from five hours ago, whose reminders other processes send. */
async function waiting() {
  const site = await travel('2026-01-15T18:00:00Z', { REMINDERS: 'off' });
  await site.enquire();
  await site.deliver();
  await site.server.outboxWorker.stop(1000);
  const received = site.mail.received.length;
  const start = (env: Readonly<Record<string, string>> = {}) => {
    const preload = env.DIE_AT ? ['--import', dieAt] : [];
    const child = spawn(process.execPath, [...serverFlags, ...preload, worker], {
      env: {
        ...compileCache,
        ...site.stores,
        SMTP_URL: site.mail.url,
        SELF_TEST_AT: 'off',
        CLOCK: String(Date.parse('2026-01-15T23:00:00Z')),
        ...env,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const ended = once(child, 'exit').then(([, signal]) => signal as string | null);
    onTestFinished(() => {
      child.kill('SIGKILL');
    });
    return { child, ended };
  };
  return {
    ...site,
    start,
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
  async (_where, env) => {
    const site = await waiting();
    expect(await site.start(env).ended).toBe('SIGKILL');
    await site.endLeases();
    site.start();
    await waitUntil('the reminder', () => site.reminded().length > 0);
    await site.settled();
    expect(site.reminded()).toEqual(said);
    expect(await site.steps()).toEqual([{ step: 4 }]);
  },
);

test('two workers at the same time, one of them killed, bring a reminder once', async () => {
  const site = await waiting();
  const [first] = [site.start(), site.start()];
  await waitUntil('the step', async () => (await site.steps()).length > 0);
  first?.child.kill('SIGKILL');
  await first?.ended;
  await site.endLeases();
  await waitUntil('the reminder', () => site.reminded().length > 0);
  await site.settled();
  // A process killed after the mail server's acceptance causes a duplicate under the same
  // Message-ID.
  const ids = new Set(site.mail.received.map(({ mail }) => mail.messageId));
  expect(ids.size).toBe(2);
  expect(await site.steps()).toEqual([{ step: 4 }]);
});
