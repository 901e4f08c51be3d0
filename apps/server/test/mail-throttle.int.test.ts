import { DAY_MS, MINUTE_MS } from '@rivermark/contracts/durations';
import type { Enquiry } from '@rivermark/contracts/email-send';
import { startMailServer } from '@rivermark/testkit/mail-server';
import { waitUntil } from '@rivermark/testkit/wait-until';
import { expect, onTestFinished, test } from 'vitest';
import { eraseEnquiries } from '../src/erasing/erase.ts';
import { lockMails } from '../src/erasing/erase-mails.ts';
import { mailHealth } from '../src/health/mail/mail-health.ts';
import { claimDue } from '../src/outbox/claim.ts';
import { dropMail } from '../src/outbox/operator-actions.ts';
import { ordinaryPolicy } from '../src/outbox/policy.ts';
import { bundleWaiting } from '../src/outbox/throttle-into-digest.ts';
import { startServer } from './start-app.ts';
import { onSharedDatabase } from './stores-of-run.ts';

const enquiryOf = (name: string, change: Partial<Enquiry> = {}): Enquiry => ({
  kind: 'contact',
  name,
  email: `${name.toLowerCase().replace(/\W/g, '')}@example.com`,
  phone: '904-555-0100',
  details: { message: `A word from ${name}` },
  page: '/',
  textConsent: { given: false, version: '' },
  honeypot: '',
  ...change,
});

/**
 * A server with a limit of three mails an hour, a real mail server, and a clock that the test
 * moves.
 */
async function throttled(env: Readonly<Record<string, string>> = {}) {
  let now = Date.UTC(2026, 0, 1, 12);
  const mail = await startMailServer();
  // Registered first, so it runs last, after the server has closed its connections.
  onTestFinished(() => mail.stop());
  const started = await startServer(
    { SMTP_URL: mail.url, MAILS_PER_HOUR: '3', ...env },
    { clock: () => now, outboxPolicy: { ...ordinaryPolicy, pollMs: 20, concurrency: 1 } },
  );
  const states = async () => (await started.outbox()).map(({ state }) => state).sort();
  return {
    ...started,
    mail,
    states,
    now: () => now,
    enquire: (name: string, change?: Partial<Enquiry>) =>
      started.acceptEnquiry(enquiryOf(name, change), { via: 'script', foreignOrigin: false }),
    pass: (ms: number) => {
      now += ms;
    },
    arrived: (count: number) => waitUntil(`${count} mails`, () => mail.received.length >= count),
    allAre: (...wanted: string[]) =>
      waitUntil(`states ${wanted}`, async () => (await states()).every((state) => wanted.includes(state))),
  };
}

onSharedDatabase('while somebody in a digest is being erased, no worker takes it to be sent', async () => {
  const { db, enquire, enquiries, outbox, now } = await throttled();
  await enquire('Ada');
  const [mail] = await outbox();
  if (!mail) throw new Error('Nothing is to be mailed');
  const digest = { ...mail, id: 'a-digest', template: 'enquiry-digest' as const, enquiry_id: null };
  await db.insertInto('outbox').values(digest).execute();
  await db
    .updateTable('outbox')
    .set({ state: 'in-digest', digest_id: digest.id })
    .where('id', '=', mail.id)
    .execute();
  const claim = () =>
    claimDue(db, { channel: 'mail', count: 5, except: [], waiting: [], now: now(), leaseMs: MINUTE_MS });
  await db.transaction().execute(async (transaction) => {
    const [{ id } = { id: '' }] = await enquiries();
    expect(await lockMails(transaction, { enquiries: [id] })).toMatchObject([{ isInHand: false }]);
    expect(await claim()).toEqual([]);
  });
  expect(await claim()).toMatchObject([{ id: digest.id }]);
});

test('a flood is stored, and beyond the limit goes out together, each enquiry whole with its own reference', async () => {
  const server = await throttled();
  for (let index = 1; index <= 8; index += 1) await server.enquire(`Visitor ${index}`);
  server.server.outboxWorker.start();
  await server.arrived(3);
  await waitUntil(
    'the brake',
    async () => (await server.states()).filter((one) => one === 'sent').length === 3,
  );
  expect((await server.states()).filter((state) => state === 'pending')).toHaveLength(5);

  await server.server.scheduler.runDue();
  await server.allAre('sent');
  expect(server.mail.received).toHaveLength(4);
  const digest = server.mail.received[3]?.mail;
  expect(digest?.subject).toBe('5 new inquiries');
  const single = server.mail.received.slice(0, 3).map(({ mail }) => mail.text ?? '');
  for (const row of await server.outbox()) {
    if (!row.enquiry_id) continue;
    const enquiry = (await server.enquiries()).find(({ id }) => id === row.enquiry_id);
    const own = single.some((text) => text.includes(enquiry?.email ?? '-'));
    if (own) continue;
    for (const part of [digest?.text, digest?.html]) {
      expect(part).toContain(row.id);
      expect(part).toContain(enquiry?.email);
      expect(part).toContain(enquiry?.name);
    }
  }
});

test('after an hour single mails go again, and one that comes alone waits for no digest', async () => {
  const server = await throttled();
  for (let index = 1; index <= 3; index += 1) await server.enquire(`Visitor ${index}`);
  server.server.outboxWorker.start();
  await server.arrived(3);
  await server.allAre('sent');
  server.pass(61 * MINUTE_MS);
  await server.enquire('Late');
  await server.arrived(4);
  expect(server.mail.received[3]?.mail.subject).toBe('New Contact Form Submission from Late');
});

test('in a day no more leave by themselves than in four hours, the others together, and the next day all is as ever', async () => {
  const server = await throttled();
  server.server.outboxWorker.start();
  for (let hour = 0; hour < 4; hour += 1) {
    for (let index = 1; index <= 3; index += 1) await server.enquire(`Visitor ${hour} ${index}`);
    await server.arrived(3 * (hour + 1));
    await server.allAre('sent');
    server.pass(61 * MINUTE_MS);
  }
  await server.enquire('Late');
  await server.server.scheduler.runDue();
  await server.allAre('sent');
  expect(server.mail.received.at(-1)?.mail.subject).toBe('1 new inquiry');
  server.pass(DAY_MS);
  await server.enquire('Next day');
  await server.allAre('sent');
  expect(server.mail.received.at(-1)?.mail.subject).toBe('New Contact Form Submission from Next day');
});

test('what left by a clock that was ahead brakes nothing once the clock is right', async () => {
  const server = await throttled();
  for (const name of ['Ada', 'Ben', 'Cleo']) await server.enquire(name);
  server.server.outboxWorker.start();
  await server.arrived(3);
  await server.allAre('sent');
  await server.db
    .updateTable('outbox')
    .set({ sent_at: server.now() + 30 * DAY_MS })
    .execute();
  await server.enquire('Dora');
  await server.arrived(4);
  expect(server.mail.received[3]?.mail.subject).toBe('New Contact Form Submission from Dora');
});

test('what is for the agent leaves before what is for clients', async () => {
  const { db, enquire, now, pass, server } = await throttled();
  const receipt = { template: 'documents-receipt', about: 'a submission' } as const;
  await db.transaction().execute((transaction) => server.enqueue(transaction, receipt));
  pass(MINUTE_MS);
  await enquire('Ada');
  const claim = { channel: 'mail', count: 1, except: [], waiting: [], leaseMs: MINUTE_MS } as const;
  expect(await claimDue(db, { ...claim, now: now() })).toMatchObject([{ template: 'enquiry-to-agent' }]);
});

test('enquiries marked as spam go last, by themselves as in a digest', async () => {
  const server = await throttled();
  const marked = { details: { message: 'https://a.example https://b.example https://c.example' } };
  for (const name of ['Spam 1', 'Spam 2', 'Spam 3', 'Spam 4']) await server.enquire(name, marked);
  for (const name of ['Real 1', 'Real 2', 'Real 3', 'Real 4']) await server.enquire(name);
  server.server.outboxWorker.start();
  await server.arrived(3);
  expect(server.mail.received.map(({ mail }) => /Real|Spam/.exec(mail.subject ?? '')?.[0])).toEqual([
    'Real',
    'Real',
    'Real',
  ]);
  await server.server.scheduler.runDue();
  await server.arrived(4);
  const order = [...(server.mail.received[3]?.mail.text ?? '').matchAll(/^Name: (Real|Spam)/gm)];
  expect(order.map(([, kind]) => kind)).toEqual(['Real', 'Spam', 'Spam', 'Spam', 'Spam']);
});

test('a digest that the mail server refuses loses none of its enquiries: it is tried again', async () => {
  const server = await throttled();
  for (let index = 1; index <= 5; index += 1) await server.enquire(`Visitor ${index}`);
  server.mail.behave((offer) => (offer === 4 ? { at: 'data', code: 552 } : 'accept'));
  server.server.outboxWorker.start();
  await server.arrived(3);
  await server.server.scheduler.runDue();
  await waitUntil('the refusal', async () =>
    (await server.outbox()).some(({ attempts, template }) => template === 'enquiry-digest' && attempts === 1),
  );
  expect((await server.states()).filter((state) => state === 'in-digest')).toHaveLength(2);
  server.pass(6 * MINUTE_MS);
  await server.allAre('sent');
  expect(server.mail.received[3]?.mail.subject).toBe('2 new inquiries');
});

test('a digest of which everything was erased before it left is dropped, and is no failure of the mail', async () => {
  const server = await throttled();
  for (let index = 1; index <= 5; index += 1) await server.enquire(`Visitor ${index}`);
  await server.server.scheduler.runDue();
  const ids = (await server.enquiries()).map(({ id }) => id);
  const parts = { db: server.db, removeCaptured: async () => {} };
  expect(await eraseEnquiries(parts, ids)).toBe(5);
  server.server.outboxWorker.start();
  await server.allAre('dropped');
  expect(await server.outbox()).toHaveLength(1);
  expect(server.mail.received).toEqual([]);
  expect(await mailHealth(server.db, server.now())).toMatchObject({ state: 'ok', refused: 0 });
});

test('more enquiries than one digest can hold leave at once, in several', async () => {
  const server = await throttled();
  await Promise.all(Array.from({ length: 310 }, (_, index) => server.enquire(`Visitor ${index}`)));
  await server.server.scheduler.runDue();
  const rows = await server.outbox();
  expect(rows.filter(({ template }) => template === 'enquiry-digest')).toHaveLength(2);
  expect(rows.filter(({ state }) => state === 'in-digest')).toHaveLength(310);
});

test('a digest that is dropped ends the mails in it, and mail is told as well again', async () => {
  const { db, enquire, now, server, states } = await throttled();
  for (let index = 1; index <= 8; index += 1) await enquire(`Visitor ${index}`);
  expect(await bundleWaiting(db, server.enqueue, now(), { mailsPerHour: 3, mailsPerDay: 24 })).toBe(8);
  const digest = db.selectFrom('outbox').select('id').where('template', '=', 'enquiry-digest');
  const { id } = await digest.executeTakeFirstOrThrow();
  await db.updateTable('outbox').set({ state: 'given-up' }).where('id', '=', id).execute();
  expect(await dropMail(db, id)).toBe(9);
  expect(new Set(await states())).toEqual(new Set(['dropped']));
  expect((await mailHealth(db, now() + DAY_MS)).state).toBe('ok');
});
