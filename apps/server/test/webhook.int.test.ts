import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixtureContent } from '@rivermark/content/fixtures';
import { DAY_MS } from '@rivermark/contracts/durations';
import { enquiryWebhook } from '@rivermark/contracts/enquiry-webhook';
import { httpDeliveryContract } from '@rivermark/testkit/http-delivery-contract';
import { startHttpReceiver } from '@rivermark/testkit/http-receiver';
import { startMailServer } from '@rivermark/testkit/mail-server';
import { waitUntil } from '@rivermark/testkit/wait-until';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { listOutbox, retryOutbox } from '../src/outbox/operator-actions.ts';
import { ordinaryPolicy } from '../src/outbox/policy.ts';
import { enquiryDelivery } from '../src/webhook/deliver-enquiry.ts';
import { signatureOf } from '../src/webhook/post-signed.ts';
import { call, callBody } from './calls.ts';
import { startApp, temporaryFolder } from './start-app.ts';

const SECRET = 'a-secret-of-the-crm';

async function told(env: Readonly<Record<string, string>> = {}) {
  const [mail, receiver] = [await startMailServer(), await startHttpReceiver()];
  onTestFinished(async () => {
    await receiver.stop();
    await mail.stop();
  });
  let now = Date.UTC(2026, 0, 1, 12);
  const started = await startApp(
    {
      SMTP_URL: mail.url,
      ENQUIRY_WEBHOOK_URL: `${receiver.url}/hook`,
      ENQUIRY_WEBHOOK_SECRET: SECRET,
      ...env,
    },
    { clock: () => now, outboxPolicy: { ...ordinaryPolicy, leastAttempts: 1, pollMs: 20, leaseMs: 60_000 } },
  );
  const rowsOf = async (template: string) =>
    (await started.outbox()).filter((row) => row.template === template);
  return {
    ...started,
    mail,
    receiver,
    rowsOf,
    pass: (ms: number) => {
      now += ms;
    },
    enquire: (params: object = {}) => call(started.app, callBody(params)),
    becomes: (template: string, state: string) =>
      waitUntil(`${template} ${state}`, async () => {
        const rows = await rowsOf(template);
        return rows.length > 0 && rows.every((row) => row.state === state);
      }),
  };
}

describe('the webhook keeps the contract of a delivery by HTTP', () => {
  test.each(httpDeliveryContract)('%s', async (_promise, prove) => {
    const { server, receiver, enquire, rowsOf } = await told();
    await enquire();
    const [row] = await rowsOf('enquiry-to-webhook');
    const deliver = async (timeoutMs: number) =>
      row &&
      enquiryDelivery({
        enquiries: server.enquiries,
        publicUrl: server.config.publicUrl,
        clock: Date.now,
        hook: { url: new URL(`${receiver.url}/hook`), secret: SECRET, format: 'rivermark' },
        content: fixtureContent,
        timeoutMs,
      })(row);
    await prove({ receiver, deliver });
  });
});

test('an enquiry is told as the contract says, signed, with one id for all attempts', async () => {
  const { server, receiver, enquire, becomes, rowsOf, enquiries, pass } = await told();
  receiver.behave({ status: 500 });
  await enquire({
    page: '/neighborhoods/avondale?utm=x',
    text_consent: 'yes',
    source_first: 'host=www.google.com',
    source_last: 'utm_source=news&utm_medium=email',
  });
  server.outboxWorker.start();
  await waitUntil('a first attempt', async () => (await rowsOf('enquiry-to-webhook'))[0]?.attempts === 1);
  receiver.behave({ status: 204 });
  pass(ordinaryPolicy.soon.first);
  await becomes('enquiry-to-webhook', 'sent');
  const [first, second] = receiver.calls;
  const payload = enquiryWebhook.parse(JSON.parse(String(second?.body)));
  const [enquiry] = await enquiries();
  const [row] = await rowsOf('enquiry-to-webhook');
  expect(payload).toMatchObject({
    id: row?.id,
    enquiry: {
      id: enquiry?.id,
      kind: 'contact',
      name: 'Ada Brown',
      phoneE164: '+19045550123',
      details: { message: 'Is the house on Riverside Avenue still for sale?' },
      pageUrl: 'http://localhost:3000/neighborhoods/avondale',
      sources: { first: { host: 'www.google.com' }, last: { source: 'news', medium: 'email' } },
      textConsent: { given: true },
      spamMarks: [],
    },
  });
  expect(String(first?.body)).toBe(String(second?.body));
  expect([first, second].map((one) => one?.headers['x-rivermark-delivery'])).toEqual([row?.id, row?.id]);
  const signature = String(second?.headers['x-rivermark-signature']);
  expect(signature).toBe(signatureOf(SECRET, Number(/t=(\d+)/.exec(signature)?.[1]), String(second?.body)));
});

test('Follow Up Boss is told by its own form, with its key in place of a signature', async () => {
  const { server, receiver, enquire, becomes } = await told({ ENQUIRY_WEBHOOK_FORMAT: 'follow-up-boss' });
  server.outboxWorker.start();
  await enquire({ source_last: 'host=www.google.com' });
  await becomes('enquiry-to-webhook', 'sent');
  const [{ headers, body } = { headers: {}, body: '' }] = receiver.calls;
  expect(headers.authorization).toBe(`Basic ${Buffer.from(`${SECRET}:`).toString('base64')}`);
  expect(headers).not.toHaveProperty('x-rivermark-signature');
  expect(JSON.parse(String(body))).toEqual({
    source: 'localhost',
    type: 'General Inquiry',
    message:
      'Is the house on Riverside Avenue still for sale?\n\nFound through: google.com\nText messages: not agreed to',
    person: {
      firstName: 'Ada',
      lastName: 'Brown',
      emails: [{ value: 'ada@visitor.example' }],
      phones: [{ value: '(904) 555-0123' }],
      tags: ['Message'],
    },
  });
});

test('a receiver that never answers delays no mail', async () => {
  const { server, receiver, enquire, becomes, rowsOf, mail } = await told();
  receiver.behave('never');
  server.outboxWorker.start();
  for (let count = 0; count < 5; count += 1) await enquire();
  await waitUntil('a call that hangs', () => receiver.calls.length >= 2);
  await becomes('enquiry-to-agent', 'sent');
  expect(mail.received).toHaveLength(5);
  expect((await rowsOf('enquiry-to-webhook')).map(({ state }) => state)).not.toContain('sent');
});

test('a receiver that is gone is given up after five days, kept where script/outbox shows it, and can be told again', async () => {
  const { server, db, receiver, enquire, becomes, pass, log } = await told();
  receiver.behave({ status: 410 });
  await enquire();
  pass(5 * DAY_MS + 1);
  server.outboxWorker.start();
  await becomes('enquiry-to-webhook', 'given-up');
  await becomes('enquiry-to-agent', 'sent');
  const [dead] = await listOutbox(db, server.enquiries, 'given-up');
  expect(dead).toMatchObject({ template: 'enquiry-to-webhook', last_error_code: 'HTTP 410' });
  // The mail is not reported: none was delayed.
  await server.scheduler.runDue();
  expect(log()).not.toContain('"mail is held up"');
  receiver.behave({ status: 200 });
  await retryOutbox(db, { id: dead?.id ?? '' }, server.clock());
  await becomes('enquiry-to-webhook', 'sent');
});

test('what is held back as spam is told to nobody before someone releases it', async () => {
  const { server, db, receiver, enquire, becomes, rowsOf } = await told();
  server.outboxWorker.start();
  await enquire({ reason_code: 'https://spam.example' });
  await enquire({ from_name: 'Ben Oak' });
  await waitUntil('the other one', async () => receiver.calls.length === 1);
  const held = (await rowsOf('enquiry-to-webhook')).find(({ state }) => state === 'held');
  await retryOutbox(db, { id: held?.id ?? '' }, server.clock());
  await becomes('enquiry-to-webhook', 'sent');
  expect(receiver.calls).toHaveLength(2);
});

test('only an https address is told, or one of this machine while it is no production; the secret must be there', () => {
  const read =
    (url: string, more: Record<string, string> = {}) =>
    () =>
      readConfig({ ENQUIRY_WEBHOOK_URL: url, ENQUIRY_WEBHOOK_SECRET: SECRET, ...more }, fixtureContent());
  expect(read('https://crm.example/hook')().enquiryWebhook?.url.href).toBe('https://crm.example/hook');
  expect(read('http://127.0.0.1:9/hook')).not.toThrow();
  const demonstration = {
    CAPTURE_MAIL: '1',
    ALLOW_SAMPLE_IDENTITY: '1',
    PUBLIC_URL: 'http://localhost:3000',
  };
  const production = { NODE_ENV: 'production', ...demonstration };
  expect(read('https://crm.example/hook', production)).not.toThrow();
  for (const refused of [
    read('http://crm.example/hook'),
    read('http://169.254.169.254/latest'),
    read('file:///etc/passwd'),
    read('https://user:password@crm.example/hook'),
    read('http://127.0.0.1:9/hook', production),
    () => readConfig({ ENQUIRY_WEBHOOK_URL: 'https://crm.example/hook' }, fixtureContent()),
  ]) {
    expect(refused).toThrow(/ENQUIRY_WEBHOOK_URL/);
  }
});

test('the example of docs/webhook.md fits the contract, and its receiver knows ours from others', async () => {
  const words = readFileSync(join(import.meta.dirname, '../../../docs/webhook.md'), 'utf8');
  const blockOf = (language: string) =>
    new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``).exec(words)?.[1] ?? '';
  const example = JSON.parse(blockOf('json'));
  expect(enquiryWebhook.parse(example)).toEqual(example);
  const file = join(temporaryFolder(), 'receiver.mjs');
  writeFileSync(file, blockOf('js'));
  const { isOurs } = (await import(file)) as {
    isOurs: (secret: string, header: string, body: string) => boolean;
  };
  const body = JSON.stringify(example);
  const now = Math.floor(Date.now() / 1000);
  expect(isOurs(SECRET, signatureOf(SECRET, now, body), body)).toBe(true);
  expect(isOurs(SECRET, signatureOf(SECRET, now, body), `${body} `)).toBe(false);
  expect(isOurs('another-secret-of-it', signatureOf(SECRET, now, body), body)).toBe(false);
  expect(isOurs(SECRET, signatureOf(SECRET, now - 301, body), body)).toBe(false);
});
