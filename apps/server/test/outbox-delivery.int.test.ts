import type { Enquiry } from '@rivermark/contracts/email-send';
import { holdPort } from '@rivermark/testkit/hold-port';
import { type MailServer, startMailServer } from '@rivermark/testkit/mail-server';
import { waitUntil } from '@rivermark/testkit/wait-until';
import { expect, onTestFinished, test } from 'vitest';
import type { Database } from '../src/db/open-database.ts';
import { enquiryRepository } from '../src/intake/enquiry-repository.ts';
import { createTransport } from '../src/mail/create-transport.ts';
import { smtpTransport } from '../src/mail/smtp-transport.ts';
import { mailDelivery } from '../src/notify/compose-mail.ts';
import { listOutbox, retryOutbox, showOutbox } from '../src/outbox/operator-actions.ts';
import { type OutboxPolicy, ordinaryPolicy } from '../src/outbox/policy.ts';
import { createOutboxWorker, type OutboxWorker } from '../src/outbox/worker.ts';
import { compose, type Server } from '../src/start/compose.ts';
import { startServer } from './start-app.ts';
import { travel } from './time-travel.ts';

const hasty: OutboxPolicy = {
  ...ordinaryPolicy,
  pollMs: 50,
  soon: { first: 60, longest: 200 },
  slowly: { first: 60, longest: 200 },
};

interface Bench {
  readonly server: Server;
  readonly db: Database;
  readonly mail: MailServer;
  startWorker(change?: { policy?: Partial<OutboxPolicy>; silenceMs?: number; port?: number }): OutboxWorker;
  /** Stores an enquiry and gives its outbox id. */
  enquire(name?: string): Promise<string>;
  state(id: string): Promise<string>;
}

async function bench(options: Parameters<typeof startMailServer>[0] = {}): Promise<Bench> {
  const mail = await startMailServer(options);
  const { server, db, acceptEnquiry, outbox } = await startServer({
    SMTP_URL: mail.url,
    AGENT_EMAIL: 'agent@rivermark.example',
  });
  const workers: OutboxWorker[] = [];
  onTestFinished(async () => {
    await Promise.all(workers.map((worker) => worker.stop(500)));
    await mail.stop();
  });
  return {
    server,
    db,
    mail,
    startWorker({ policy = {}, silenceMs = 5000, port = mail.port } = {}) {
      const transport = smtpTransport(new URL(`smtp://127.0.0.1:${port}`), { connectMs: 5000, silenceMs });
      const worker = createOutboxWorker({
        db,
        channel: 'mail',
        deliver: mailDelivery(server, transport),
        log: server.log,
        clock: Date.now,
        random: Math.random,
        policy: { ...hasty, ...policy },
        limits: { mailsPerHour: 1000, mailsPerDay: 1000 },
      });
      worker.start();
      workers.push(worker);
      onTestFinished(() => transport.close());
      return worker;
    },
    async enquire(name = 'Ada Visitor') {
      const known = new Set((await outbox()).map(({ id }) => id));
      await acceptEnquiry(enquiryOf(name), { via: 'script', foreignOrigin: false });
      return (await outbox()).find(({ id }) => !known.has(id))?.id ?? '';
    },
    async state(id) {
      return (await db.selectFrom('outbox').select('state').where('id', '=', id).executeTakeFirstOrThrow())
        .state;
    },
  };
}

const enquiryOf = (name: string): Enquiry => ({
  kind: 'contact',
  name,
  email: 'ada@example.com',
  phone: '904-555-0100',
  details: { message: 'Hello' },
  page: '/',
  textConsent: { given: false, version: '' },
  honeypot: '',
});

const becomes = (on: Bench, id: string, state: string) =>
  waitUntil(`state ${state}`, async () => (await on.state(id)) === state);

const attemptsOf = async (on: Bench, id: string) =>
  (await showOutbox(on.db, enquiryRepository(on.db), id))?.attempts ?? [];

test('an enquiry goes to the agent alone, with its own Message-ID', async () => {
  const on = await bench();
  const id = await on.enquire();
  on.startWorker();
  await becomes(on, id, 'sent');
  expect(on.mail.received).toHaveLength(1);
  expect(on.mail.received[0]?.recipients).toEqual(['agent@rivermark.example']);
  expect(on.mail.received[0]?.mail.messageId).toBe(`<${id}@rivermark.example>`);
});

test('a server that refuses a mail in a way that may heal, or breaks off in it, gets it again, and it arrives once', async () => {
  const on = await bench();
  on.startWorker();
  const refusals = [
    { at: 'recipient', code: 450 },
    { at: 'recipient', code: 452 },
    { at: 'recipient', code: 550 },
    { at: 'data', code: 451 },
    { at: 'data', code: 552 },
    { at: 'data', code: 554 },
    'disconnect-in-data',
  ] as const;
  for (const [place, refusal] of refusals.entries()) {
    const before = on.mail.offered();
    on.mail.behave((offer) => (offer <= before + 2 ? refusal : 'accept'));
    const id = await on.enquire();
    await becomes(on, id, 'sent');
    expect(on.mail.received, JSON.stringify(refusal)).toHaveLength(place + 1);
    expect((await attemptsOf(on, id)).map(({ outcome }) => outcome)).toEqual(['retry', 'retry', 'sent']);
  }
});

test('what can never heal is refused at once, kept, said, and can be retried by hand', async () => {
  const on = await bench();
  on.mail.behave((offer) => (offer === 1 ? { at: 'data', code: 554, says: '5.6.0 Malformed' } : 'accept'));
  const id = await on.enquire();
  const worker = on.startWorker();
  await becomes(on, id, 'refused');
  expect((await attemptsOf(on, id))[0]).toMatchObject({ outcome: 'refused', error_code: 'EMESSAGE 554' });
  const before = await on.db.selectFrom('outbox').select('created_at').executeTakeFirst();
  expect(await retryOutbox(on.db, 'all', Date.now())).toBe(1);
  worker.wake();
  await becomes(on, id, 'sent');
  expect(await on.db.selectFrom('outbox').select('created_at').executeTakeFirst()).toEqual(before);
});

test('a mail that waits for hours after a 550 is listed as failing, and leaves at once by a retry of all', async () => {
  const on = await bench();
  on.mail.behave((offer) => (offer === 1 ? { at: 'recipient', code: 550 } : 'accept'));
  const id = await on.enquire();
  const worker = on.startWorker({ policy: { slowly: ordinaryPolicy.slowly } });
  await waitUntil('the refusal', async () => (await attemptsOf(on, id)).length === 1);
  expect(await on.state(id)).toBe('pending');
  const failing = () => listOutbox(on.db, on.server.enquiries, 'failing');
  expect((await failing()).map((row) => row.id)).toEqual([id]);
  expect(await retryOutbox(on.db, 'all', Date.now())).toBe(1);
  worker.wake();
  await becomes(on, id, 'sent');
  expect(await failing()).toEqual([]);
});

test('a mail server that is down loses nothing: the mail arrives when it is back', async () => {
  const on = await bench();
  const held = await holdPort();
  onTestFinished(() => held.stop());
  const id = await on.enquire();
  on.startWorker({ port: held.port });
  await waitUntil('an attempt', async () => (await attemptsOf(on, id)).length > 0);
  expect(on.mail.offered()).toBe(0);
  held.leadTo(on.mail.port);
  await becomes(on, id, 'sent');
  expect(on.mail.received).toHaveLength(1);
});

test('a mail that takes longer than its lease is left alone by a second worker', async () => {
  const on = await bench();
  const id = await on.enquire();
  let now = Date.now();
  let finish = () => {};
  const accepted = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let sends = 0;
  const start = () => {
    const worker = createOutboxWorker({
      db: on.db,
      channel: 'mail',
      async deliver() {
        sends += 1;
        await accepted;
        return [];
      },
      log: on.server.log,
      clock: () => now,
      random: Math.random,
      policy: { ...hasty, leaseMs: 1000, renewMs: 5, pollMs: 5 },
    });
    worker.start();
    onTestFinished(() => worker.stop(500));
  };
  start();
  await waitUntil('the mail to be in hand', () => sends === 1);
  start();
  const leaseOf = () =>
    on.db.selectFrom('outbox').select('lease_until').where('id', '=', id).executeTakeFirstOrThrow();
  for (let step = 0; step < 5; step += 1) {
    now += 900;
    await waitUntil('a longer lease', async () => ((await leaseOf()).lease_until ?? 0) >= now + 1000);
  }
  finish();
  await becomes(on, id, 'sent');
  expect(sends).toBe(1);
});

test('a process that stood still beyond its lease sends the mail in its hand once, whichever of its channels looks first', async () => {
  const site = await travel('2026-01-15T18:00:00Z');
  site.mail.behave(() => ({ answerAfterMs: 1000 }));
  await site.enquire();
  site.server.outboxWorker.start();
  await waitUntil('the mail', () => site.mail.received.length > 0);
  await site.to('2026-01-15T18:01:00Z');
  await site.settled();
  expect(site.mail.received).toHaveLength(1);
  const attempts = await site.db.selectFrom('outbox_attempt').select('outcome').execute();
  expect(attempts).toEqual([{ outcome: 'sent' }]);
});

test('a line that breaks after the mail was taken, before that was said, brings it again under the same Message-ID', async () => {
  const on = await bench();
  on.mail.behave((offer) => (offer === 1 ? 'keep-and-disconnect' : 'accept'));
  const id = await on.enquire();
  on.startWorker();
  await becomes(on, id, 'sent');
  expect(on.mail.received.map(({ isAnswered }) => isAnswered)).toEqual([false, true]);
  expect(new Set(on.mail.received.map(({ mail }) => mail.messageId)).size).toBe(1);
  expect((await attemptsOf(on, id)).map(({ outcome }) => outcome)).toEqual(['retry', 'sent']);
});

test('a server that never answers is given up after the time of silence, and the same mail is tried again', async () => {
  const on = await bench();
  on.mail.behave((offer) => (offer === 1 ? { answerAfterMs: 60_000 } : 'accept'));
  const id = await on.enquire();
  on.startWorker({ silenceMs: 300 });
  await becomes(on, id, 'sent');
  expect(new Set(on.mail.received.map(({ mail }) => mail.messageId)).size).toBe(1);
  expect((await attemptsOf(on, id))[0]?.outcome).toBe('retry');
});

test('when TLS is offered but cannot be trusted, the mail waits and never goes in the clear', async () => {
  const on = await bench({ startTls: 'self-signed' });
  const id = await on.enquire();
  on.startWorker();
  await waitUntil('two attempts', async () => (await attemptsOf(on, id)).length >= 2);
  expect(on.mail.offered()).toBe(0);
  expect(await on.state(id)).not.toBe('refused');
});

test('a worker that died after claiming gives its mail to the next one', async () => {
  const on = await bench();
  const id = await on.enquire();
  await on.db
    .updateTable('outbox')
    .set({ state: 'sending', lease_owner: 'a worker that is no more', lease_until: Date.now() + 200 })
    .execute();
  on.startWorker();
  await becomes(on, id, 'sent');
  expect(on.mail.received).toHaveLength(1);
  expect((await attemptsOf(on, id)).map(({ outcome }) => outcome)).toEqual(['lease-expired', 'sent']);
});

test('two workers, each on a connection of its own, send each mail once', async () => {
  const on = await bench();
  const ids = await Promise.all(Array.from({ length: 30 }, (_, index) => on.enquire(`Visitor ${index}`)));
  const sentBy = { one: 0, other: 0 };
  const startAlone = async (name: keyof typeof sentBy) => {
    const { config, log } = on.server;
    const transport = createTransport(config);
    const server = await compose(config, {
      log,
      clock: Date.now,
      random: Math.random,
      content: on.server.content,
      transport: {
        ...transport,
        async send(mail) {
          sentBy[name] += 1;
          // Neither does all the work before the other has begun.
          await waitUntil('both to send', () => sentBy.one > 0 && sentBy.other > 0);
          await transport.send(mail);
        },
      },
    });
    onTestFinished(async () => {
      await server.outboxWorker.stop(500);
      await transport.close();
      await server.db.destroy();
    });
    server.outboxWorker.start();
  };
  await Promise.all([startAlone('one'), startAlone('other')]);
  await waitUntil('all', async () => {
    const rows = await on.db.selectFrom('outbox').select('state').execute();
    return rows.length === ids.length && rows.every(({ state }) => state === 'sent');
  });
  expect(on.mail.received).toHaveLength(30);
  expect(sentBy.one + sentBy.other).toBe(30);
});

test('after five days a mail is given up, visibly, and can still be retried', async () => {
  const on = await bench();
  on.mail.behave((offer) => (offer === 1 ? { at: 'data', code: 451 } : 'accept'));
  const id = await on.enquire();
  await on.db
    .updateTable('outbox')
    .set({ created_at: Date.now() - 6 * 86_400_000 })
    .execute();
  const worker = on.startWorker({ policy: { leastAttempts: 1 } });
  await becomes(on, id, 'given-up');
  await retryOutbox(on.db, { id }, Date.now());
  worker.wake();
  await becomes(on, id, 'sent');
});

test('a mail that is old by a clock that is ahead is not given up at its first failures', async () => {
  const on = await bench();
  on.mail.behave((offer) => (offer <= 3 ? { at: 'data', code: 451 } : 'accept'));
  const id = await on.enquire();
  await on.db
    .updateTable('outbox')
    .set({ created_at: Date.now() - 6 * 86_400_000 })
    .execute();
  on.startWorker();
  await becomes(on, id, 'sent');
  expect((await attemptsOf(on, id)).map(({ outcome }) => outcome)).toEqual([
    'retry',
    'retry',
    'retry',
    'sent',
  ]);
});

test('asked to stop, the worker finishes the mail in hand', async () => {
  const on = await bench();
  on.mail.behave(() => ({ answerAfterMs: 300 }));
  const id = await on.enquire();
  const worker = on.startWorker();
  await waitUntil('the mail to be in hand', () => on.mail.offered() === 1);
  await worker.stop(5000);
  expect(await on.state(id)).toBe('sent');
});

test('nothing that a visitor types becomes a header, a recipient or markup', async () => {
  const on = await bench();
  const id = await on.enquire('Eve "<b>" Bcc: evil@example.com, <evil@example.com>');
  on.startWorker();
  await becomes(on, id, 'sent');
  const { mail, recipients } = on.mail.received[0] ?? { mail: undefined, recipients: [] };
  expect(recipients).toEqual(['agent@rivermark.example']);
  expect(mail?.to?.map(({ address }) => address)).toEqual(['agent@rivermark.example']);
  expect(mail?.bcc ?? []).toEqual([]);
  expect(mail?.replyTo?.map(({ address }) => address)).toEqual(['ada@example.com']);
  expect(mail?.html).not.toContain('<b>');
});
