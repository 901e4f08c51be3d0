import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { MINUTE_MS } from '@rivermark/contracts/durations';
import { startMailServer } from '@rivermark/testkit/mail-server';
import { waitUntil } from '@rivermark/testkit/wait-until';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { retryOutbox } from '../src/outbox/operator-actions.ts';
import { ordinaryPolicy } from '../src/outbox/policy.ts';
import { call, callBody } from './calls.ts';
import { startApp } from './start-app.ts';
import { onEmbeddedStores } from './stores-of-run.ts';

const SECRET = 'a-secret-of-the-hook';

/** A real receiver of alerts with configurable answers. */
async function startHook() {
  const alerts: { body: string; signature: string }[] = [];
  let status = 204;
  const server = createServer(async (request, response) => {
    const body = await text(request);
    if (status < 300) alerts.push({ body, signature: String(request.headers['x-rivermark-signature']) });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    alerts,
    states: () => alerts.map(({ body }) => (JSON.parse(body) as { state: string }).state),
    answer: (next: number) => {
      status = next;
    },
  };
}

async function watched() {
  let now = Date.UTC(2026, 0, 1, 12);
  const [mail, hook] = [await startMailServer(), await startHook()];
  // Registered first, so it runs last, after the server has closed its connections.
  onTestFinished(() => mail.stop());
  const started = await startApp(
    { SMTP_URL: mail.url, ALERT_WEBHOOK_URL: hook.url, ALERT_WEBHOOK_SECRET: SECRET },
    { clock: () => now, outboxPolicy: { ...ordinaryPolicy, pollMs: 20, concurrency: 1 } },
  );
  return {
    ...started,
    mail,
    hook,
    enquire: (name = 'Ada Brown') => call(started.app, callBody({ from_name: name })),
    /** Moves the clock and runs what is due then. */
    async pass(ms: number) {
      now += ms;
      await started.server.scheduler.runDue();
    },
    becomes: (state: string) =>
      waitUntil(state, async () => (await started.outbox()).every((row) => row.state === state)),
    errors: () =>
      started
        .log()
        .split('\n')
        .filter((line) => line.includes('"mail is held up"')),
  };
}

test('a mail that waits over 15 minutes is said at error level every 15 minutes, without who wrote it', async () => {
  const server = await watched();
  await server.enquire('Marisol Whitfield');
  await server.pass(14 * MINUTE_MS);
  expect(server.errors()).toEqual([]);
  await server.pass(2 * MINUTE_MS);
  expect(server.errors()).toHaveLength(1);
  await server.pass(10 * MINUTE_MS);
  expect(server.errors()).toHaveLength(1);
  await server.pass(6 * MINUTE_MS);
  expect(server.errors()).toHaveLength(2);
  expect(JSON.parse(server.errors()[1] ?? '')).toMatchObject({
    level: 50,
    mail: 'waiting',
    oldestWaitingMinutes: 32,
  });
  expect(server.errors().join()).not.toMatch(/Marisol|example\.com/);
});

test('the webhook hears of each change once, signed, and again where it did not answer', async () => {
  const server = await watched();
  await server.enquire();
  server.hook.answer(500);
  await server.pass(16 * MINUTE_MS);
  expect(server.hook.states()).toEqual([]);
  server.hook.answer(204);
  await server.pass(MINUTE_MS);
  await server.pass(MINUTE_MS);
  expect(server.hook.states()).toEqual(['waiting']);
  server.server.outboxWorker.start();
  await server.becomes('sent');
  await server.pass(MINUTE_MS);
  await server.pass(MINUTE_MS);
  expect(server.hook.states()).toEqual(['waiting', 'ok']);
  for (const { body, signature } of server.hook.alerts) {
    const [, seconds, mark] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
    expect(mark).toBe(createHmac('sha256', SECRET).update(`${seconds}.${body}`).digest('hex'));
    expect(body).not.toMatch(/Ada|visitor\.example/);
  }
});

test('the next mail that leaves says what waited, and the one after it says nothing', async () => {
  const server = await watched();
  await server.enquire();
  await server.pass(2 * 60 * MINUTE_MS);
  server.server.outboxWorker.start();
  await server.becomes('sent');
  const line = /Mail was held up: 1 mail waited up to 2 h 0 min, this one among them\./;
  expect(server.mail.received[0]?.mail.text).toMatch(line);
  expect(server.mail.received[0]?.mail.html).toMatch(line);
  await server.enquire('Ben Next');
  await server.becomes('sent');
  expect(server.mail.received[1]?.mail.text).not.toMatch(/held up/);
});

test('a mail that is refused for good is told of by the log, the webhook and the next mail, once', async () => {
  const server = await watched();
  server.mail.behave((offer) =>
    offer === 1 ? { at: 'data', code: 554, says: '5.6.0 Malformed' } : 'accept',
  );
  await server.enquire();
  server.server.outboxWorker.start();
  await server.becomes('refused');
  await server.pass(MINUTE_MS);
  expect(server.hook.states()).toEqual(['refused']);
  expect(server.errors()).toHaveLength(1);
  for (const name of ['Ben', 'Cleo']) {
    await server.enquire(name);
    await waitUntil(name, () => server.mail.received.some(({ mail }) => mail.subject?.endsWith(name)));
    await waitUntil('it is recorded', async () =>
      (await server.outbox()).every(({ state }) => state !== 'sending'),
    );
  }
  const says = server.mail.received.map(({ mail }) => /could not be delivered/.test(mail.text ?? ''));
  expect(says).toEqual([true, false]);
});

test('what befalls the mail after one was refused is told, too: hourly that more are, at once that others wait behind it', async () => {
  const server = await watched();
  const { mail, hook } = server;
  const last = () => JSON.parse(hook.alerts.at(-1)?.body ?? '{}') as unknown;
  mail.behave(() => ({ at: 'data', code: 554, says: '5.6.0 Malformed' }));
  await server.enquire();
  server.server.outboxWorker.start();
  await server.becomes('refused');
  await server.pass(MINUTE_MS);
  await server.enquire('Ben');
  await waitUntil('two refused', async () => (await server.outbox()).every((row) => row.state === 'refused'));
  await server.pass(30 * MINUTE_MS);
  expect(hook.states()).toEqual(['refused']);
  await server.pass(30 * MINUTE_MS);
  expect(hook.states()).toEqual(['refused', 'refused']);
  expect(last()).toMatchObject({ refused: 2, waiting: 0 });

  for (const [nth, name] of ['Cleo', 'Dan'].entries()) {
    mail.behave(() => ({ at: 'data', code: 451, says: '4.3.0 Busy' }));
    await server.enquire(name);
    await server.pass(16 * MINUTE_MS);
    await server.pass(MINUTE_MS);
    expect(hook.states()).toEqual(Array.from({ length: 3 + nth }, () => 'refused'));
    expect(last()).toMatchObject({ refused: 2, waiting: 1, oldestWaitingMinutes: 16 });
    mail.behave(() => 'accept');
    await waitUntil(`the mail of ${name} leaves`, async () => {
      await sql`UPDATE outbox SET next_attempt_at = 0 WHERE state = 'pending'`.execute(server.db);
      return (await server.outbox()).filter(({ state }) => state === 'sent').length === nth + 1;
    });
    await server.pass(MINUTE_MS);
  }
});

test('/readyz proves a write, and tells of the mail to this machine only', async () => {
  const server = await watched();
  await server.enquire();
  await server.pass(5 * MINUTE_MS);
  const here = await server.app.inject({ url: '/readyz', headers: { host: 'localhost' } });
  expect(here.body).toBe('ready\noldest waiting mail: 300 s\nwaiting: 1\nrefused: 0\ngiven up: 0\nheld: 0\n');
  const proxied = await server.app.inject({
    url: '/readyz',
    headers: { host: 'localhost', 'x-forwarded-for': '203.0.113.9' },
  });
  expect([proxied.statusCode, proxied.body]).toEqual([200, 'ready\n']);
});

// SQLite's query_only makes a database read-only.
onEmbeddedStores('/readyz says so where the database can be read and not written', async () => {
  const server = await watched();
  await server.enquire();
  const { sql } = await import('kysely');
  await sql`pragma query_only = on`.execute(server.db);
  expect((await server.app.inject('/readyz')).statusCode).toBe(503);
});

test('a mail of a later version is not sent as another one: it waits, says why, and leaves once its version is back', async () => {
  const server = await watched();
  await server.enquire();
  await sql`UPDATE outbox SET template = 'letter'`.execute(server.db);
  server.server.outboxWorker.start();
  await waitUntil('refused to be drawn', async () => (await server.outbox())[0]?.attempts === 1);
  expect((await server.outbox())[0]).toMatchObject({
    state: 'pending',
    last_error_code: 'UNKNOWN-TEMPLATE',
  });
  expect(server.mail.received).toEqual([]);
  await server.pass(MINUTE_MS);
  await sql`UPDATE outbox SET template = 'enquiry-to-agent', next_attempt_at = 0`.execute(server.db);
  await server.becomes('sent');
  expect(server.mail.received).toHaveLength(1);
});

test('a mail that was put in again by hand has waited since then, and says nothing of before', async () => {
  const server = await watched();
  await server.enquire();
  await server.pass(2 * 60 * MINUTE_MS);
  const [row] = await server.outbox();
  const now = server.server.clock();
  expect(await retryOutbox(server.db, { id: row?.id ?? '' }, now)).toBe(1);
  server.server.outboxWorker.start();
  await server.becomes('sent');
  expect(server.mail.received[0]?.mail.text).not.toContain('Mail was held up');
});

test('more failed mails than a statement takes values are told by the next mail that leaves, once', async () => {
  const server = await watched();
  await server.enquire();
  const [row] = await server.outbox();
  if (!row) throw new Error('Nothing is to be mailed');
  const failed = Array.from({ length: 33_000 }, (_, index) => ({
    ...row,
    id: `failed-${index}`,
    message_id: `<failed-${index}@rivermark.example>`,
    enquiry_id: null,
    state: 'refused' as const,
  }));
  for (let from = 0; from < failed.length; from += 1000) {
    await server.db
      .insertInto('outbox')
      .values(failed.slice(from, from + 1000))
      .execute();
  }
  server.server.outboxWorker.start();
  const left = server.db
    .selectFrom('outbox')
    .select('id')
    .where('id', '=', row.id)
    .where('state', '=', 'sent');
  await waitUntil('the mail', async () => (await left.execute()).length === 1);
  expect(server.mail.received[0]?.mail.text).toContain('33000 mails could not be delivered and are kept');
  const untold = server.db.selectFrom('outbox').select('id').where('state', '=', 'refused');
  expect(await untold.where('mentioned_at', 'is', null).execute()).toEqual([]);
});
