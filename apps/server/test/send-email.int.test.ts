import { randomUUID } from 'node:crypto';
import { sampleIdentity } from '@rivermark/content/site';
import { emailIds } from '@rivermark/contracts/email-send';
import { TEXT_CONSENT_VERSION, textConsent } from '@rivermark/contracts/forms';
import { waitUntil } from '@rivermark/testkit/wait-until';
import { describe, expect, test } from 'vitest';
import { ordinaryPolicy } from '../src/outbox/policy.ts';
import { call, callBody, contactParams } from './calls.ts';
import { startApp } from './start-app.ts';

describe('an enquiry that is answered OK', () => {
  test('is stored with one mail to send', async () => {
    const server = await startApp();
    const answer = await call(server.app, callBody());
    expect([answer.statusCode, answer.body]).toEqual([200, 'OK']);
    expect(answer.headers['content-type']).toMatch(/^text\/plain/);
    const [enquiry] = await server.enquiries();
    expect(enquiry).toMatchObject({
      kind: 'contact',
      name: 'Ada Brown',
      email: 'ada@visitor.example',
      phone: '(904) 555-0123',
      phone_e164: '+19045550123',
      via: 'script',
      held: 0,
      spam_marks: '[]',
    });
    const outbox = await server.outbox();
    expect(outbox).toMatchObject([{ enquiry_id: enquiry?.id, state: 'pending', attempts: 0 }]);
    expect(outbox[0]?.message_id).toBe(`<${outbox[0]?.id}@rivermark.example>`);
  });

  test('wakes the outbox: its mail leaves without waiting for the next look', async () => {
    const server = await startApp({}, { outboxPolicy: { ...ordinaryPolicy, pollMs: 1_000_000 } });
    server.server.outboxWorker.start();
    await call(server.app, callBody());
    await waitUntil('the mail', async () => (await server.outbox())[0]?.state === 'sent');
  });

  test('keeps the page, the consent with its exact wording and its version', async () => {
    const server = await startApp();
    const consent = { text_consent: 'yes', consent_version: TEXT_CONSENT_VERSION };
    await call(server.app, callBody({ ...consent, page: '/riverside', fill_ms: '9000' }));
    expect((await server.enquiries())[0]).toMatchObject({
      page: '/riverside',
      consent_given: 1,
      consent_text: textConsent(sampleIdentity),
      consent_version: TEXT_CONSENT_VERSION,
    });
  });

  test('never puts our wording under a version that the visitor did not see', async () => {
    const server = await startApp();
    await call(server.app, callBody({ text_consent: 'yes', consent_version: '1999-01' }));
    expect((await server.enquiries())[0]).toMatchObject({ consent_text: '', consent_version: '1999-01' });
  });

  test.each([
    ["Buyer's Guide Request from Ada Brown", 'buyer-guide', {}],
    ['Home Valuation Request from Ada Brown', 'cma-request', { property_address: '1 River Rd' }],
    ['Consultation Request from Ada Brown', 'consultation', { interested_in: 'Buying a home' }],
  ])('knows from the subject %j which lead it is', async (subject, kind, params) => {
    const server = await startApp();
    const body = callBody({ subject, message: '', ...params }, { template_id: emailIds.templates.lead });
    expect((await call(server.app, body)).statusCode).toBe(200);
    expect((await server.enquiries())[0]?.kind).toBe(kind);
  });

  test('goes to nobody that the caller names: to_email is not even kept', async () => {
    const server = await startApp();
    await call(server.app, callBody({ to_email: 'thief@evil.example' }));
    const kept = JSON.stringify([await server.enquiries(), await server.outbox()]);
    expect(kept).not.toContain('evil.example');
  });

  test('keeps line breaks of the message and none in what becomes a header', async () => {
    const server = await startApp();
    await call(
      server.app,
      callBody({ from_name: 'Ada\r\nBcc: all@evil.example', message: 'One\r\nTwo', phone: '904 555\n0123' }),
    );
    const [enquiry] = await server.enquiries();
    expect(enquiry?.name).toBe('Ada Bcc: all@evil.example');
    expect(enquiry?.phone).toBe('904 555 0123');
    expect(JSON.parse(enquiry?.details ?? '')).toEqual({ message: 'One\nTwo' });
  });
});

describe('the same submission id', () => {
  const body = () => callBody({ submission_id: randomUUID() });

  test('twice is one enquiry and one mail, and both callers hear OK', async () => {
    const server = await startApp();
    const same = body();
    const answers = [await call(server.app, same), await call(server.app, same)];
    expect(answers.map(({ body: text }) => text)).toEqual(['OK', 'OK']);
    expect([await server.enquiries(), await server.outbox()].map(({ length }) => length)).toEqual([1, 1]);
  });

  test('twenty times at once is one enquiry and one mail', async () => {
    const server = await startApp();
    const same = body();
    const answers = await Promise.all(Array.from({ length: 20 }, () => call(server.app, same)));
    expect(new Set(answers.map(({ body: text }) => text))).toEqual(new Set(['OK']));
    expect([await server.enquiries(), await server.outbox()].map(({ length }) => length)).toEqual([1, 1]);
  });

  test('without one, two calls are two enquiries', async () => {
    const server = await startApp();
    await Promise.all([call(server.app, callBody()), call(server.app, callBody())]);
    expect(await server.enquiries()).toHaveLength(2);
  });
});

describe('what speaks for spam', () => {
  test('a filled honeypot gets the ordinary answer, is stored, marked and held back from mailing', async () => {
    const server = await startApp();
    const answer = await call(server.app, callBody({ reason_code: 'https://spam.example' }));
    expect([answer.statusCode, answer.body]).toEqual([200, 'OK']);
    expect((await server.enquiries())[0]).toMatchObject({ held: 1, spam_marks: '["honeypot"]' });
    expect((await server.outbox())[0]?.state).toBe('held');
  });

  test.each([
    ['fast-fill', { fill_ms: '1999' }, {}],
    ['many-links', { message: 'http://a.example https://b.example www.c.example' }, {}],
    ['foreign-origin', {}, { origin: 'https://other.example' }],
  ])('%s is only a mark: the mail goes out at once', async (mark, params, headers) => {
    const server = await startApp();
    expect((await call(server.app, callBody(params), headers)).body).toBe('OK');
    expect((await server.enquiries())[0]).toMatchObject({ held: 0, spam_marks: JSON.stringify([mark]) });
    expect((await server.outbox())[0]?.state).toBe('pending');
  });

  test.each([
    ['by its host', { host: 'rivermark.example', origin: 'https://rivermark.example' }],
    ['by PUBLIC_URL behind a proxy', { host: '127.0.0.1:3000', origin: 'https://public.example' }],
  ])('our own page is not foreign: known %s', async (_how, headers) => {
    const server = await startApp({ PUBLIC_URL: 'https://public.example' });
    await call(server.app, callBody(), headers);
    expect((await server.enquiries())[0]?.spam_marks).toBe('[]');
  });
});

describe('a call that is refused', () => {
  const params = (changes: object) => callBody(changes);
  const huge = JSON.stringify(callBody({ message: 'x'.repeat(70_000) }));
  test.each([
    ['malformed JSON', '{"user_id":', 400, 'malformed-body'],
    ['an empty body', '', 400, 'malformed-body'],
    ['an array', '[]', 400, 'malformed-body'],
    ['null', 'null', 400, 'malformed-body'],
    ['prototype poisoning', '{"__proto__":{"x":1}}', 400, 'malformed-body'],
    ['no template params', callBody({}, { template_params: undefined }), 400, 'malformed-body'],
    ['a wrong public key', callBody({}, { user_id: 'other' }), 400, 'unknown-public-key'],
    ['a wrong service id', callBody({}, { service_id: 'other' }), 400, 'unknown-service'],
    ['an unknown template', callBody({}, { template_id: 'other' }), 400, 'unknown-template'],
    ['an inherited name as template', callBody({}, { template_id: 'constructor' }), 400, 'unknown-template'],
    ['an unknown lead subject', callBody({ subject: 'Hi' }, { template_id: 'lead' }), 400, 'unknown-subject'],
    ['no name', params({ from_name: ' ' }), 400, 'invalid-params'],
    ['no email', params({ from_email: undefined }), 400, 'invalid-params'],
    ['two email addresses', params({ from_email: 'a@x.example, b@x.example' }), 400, 'invalid-params'],
    [
      'a header in the email',
      params({ from_email: 'a@x.example\r\nBcc: b@x.example' }),
      400,
      'invalid-params',
    ],
    ['a phone of nine digits', params({ phone: '904-555-012' }), 400, 'invalid-params'],
    ['no message', params({ message: '' }), 400, 'invalid-params'],
    ['a number for the name', params({ from_name: 7 }), 400, 'invalid-params'],
    ['a message too long', params({ message: 'x'.repeat(5001) }), 400, 'invalid-params'],
    ['a submission id with markup', params({ submission_id: '<b>12345678' }), 400, 'invalid-params'],
    ['a body over the limit', huge, 413, 'body-too-large'],
  ])('for %s says so in one plain text and stores nothing', async (_what, body, status, code) => {
    const server = await startApp();
    const answer = await call(server.app, body);
    expect([answer.statusCode, answer.headers['x-error-code']]).toEqual([status, code]);
    expect(answer.headers['content-type']).toMatch(/^text\/plain/);
    expect(answer.body).toMatch(/^.{10,300}$/);
    expect(answer.body).not.toMatch(/[<{]|Error|Bcc/);
    expect(await server.enquiries()).toEqual([]);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'for the content type %s answers 415',
    async (type) => {
      const server = await startApp();
      const answer = await call(server.app, callBody(), { 'content-type': type });
      expect([answer.statusCode, answer.headers['x-error-code']]).toEqual([415, 'unsupported-media-type']);
      expect(await server.enquiries()).toEqual([]);
    },
  );

  test('names every field that does not fit', async () => {
    const server = await startApp();
    const answer = await call(server.app, callBody({ from_email: 'nobody', phone: '12' }));
    expect(answer.body).toMatch(/from_email: .+; phone: .+/);
  });

  test('an enquiry that cannot be stored is answered 503, never OK', async () => {
    const server = await startApp();
    await server.closeDatabase();
    const answer = await call(server.app, callBody());
    expect([answer.statusCode, answer.headers['x-error-code']]).toEqual([503, 'not-stored']);
    expect(answer.body).not.toContain(contactParams.from_name);
    expect(server.log()).not.toContain(contactParams.from_name);
  });
});
