import { sampleIdentity as identity } from '@rivermark/content/site';
import { formSpecs, textConsent, thanksTitle } from '@rivermark/contracts/forms';
import { sampleEntries } from '@rivermark/contracts/sample-entries';
import { expect, test } from 'vitest';
import { postForm } from './calls.ts';
import { startApp } from './start-app.ts';

const contact = {
  name: 'Ada Brown',
  email: 'ada@visitor.example',
  phone: '904-555-0123',
  message: 'Is it still for sale?',
};

test('a form sent without scripts is stored, and the visitor is led to a page of thanks', async () => {
  const server = await startApp();
  const consent = { text_consent: 'yes', page: '/faq', reason_code: '' };
  const answer = await postForm(server.app, 'contact', { ...contact, ...consent });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/enquiries/received?kind=contact']);
  expect((await server.enquiries())[0]).toMatchObject({
    kind: 'contact',
    via: 'form',
    page: '/faq',
    consent_given: 1,
    consent_text: textConsent(identity),
  });
  const thanks = await server.app.inject('/enquiries/received?kind=contact');
  expect(thanks.body).toContain('src="/img/plate-mediterranean-800-1a2b3c.webp"');
  expect(thanks.body).toMatch(/<figcaption>Plate IV\. .+ Illustration\.<\/figcaption>/);
  expect(thanks.statusCode).toBe(200);
  expect(thanks.body).toContain(thanksTitle);
  expect(thanks.body).toContain('to discuss your real estate needs.');
  expect(thanks.body).toContain(identity.brokerageName);
});

test('the sources of a visit are stored, shown again with a fault, and make no second inquiry of a repeat', async () => {
  const server = await startApp();
  const filled = { ...contact, submission_id: '5f0c2c1e-0000-4000-8000-000000000003' };
  const sources = { source_first: 'host=www.google.com', source_last: 'utm_source=news' };
  const again = await postForm(server.app, 'contact', { ...filled, ...sources, email: '' });
  expect(again.body).toContain('name="source_first" value="host=www.google.com"');
  await postForm(server.app, 'contact', { ...filled, ...sources });
  await postForm(server.app, 'contact', filled);
  const rows = await server.enquiries();
  expect(rows.map((row) => JSON.parse(row.sources ?? ''))).toEqual([
    { first: { host: 'www.google.com' }, last: { source: 'news' } },
  ]);
});

test('every kind of form is taken', async () => {
  const server = await startApp();
  for (const kind of Object.keys(formSpecs)) {
    expect((await postForm(server.app, kind, sampleEntries)).statusCode, kind).toBe(303);
  }
  expect(new Set((await server.enquiries()).map(({ kind }) => kind))).toEqual(
    new Set(Object.keys(formSpecs)),
  );
});

test('faults come back with the form, what was entered is kept, as text and never as markup', async () => {
  const server = await startApp();
  const name = '"><script>alert(1)</script>';
  const answer = await postForm(server.app, 'contact', { ...contact, name, email: 'nobody' });
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toContain('Enter an email address in the form name@example.com');
  expect(answer.body).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  expect(answer.body).not.toContain('<script');
  expect(answer.body).toContain('Is it still for sale?</textarea>');
  expect(answer.body).toContain('noindex');
  expect(await server.enquiries()).toEqual([]);
});

test('an entry that is said twice is none: nobody can tell which was meant', async () => {
  const server = await startApp();
  const twice = `${new URLSearchParams({ ...contact })}&email=other%40visitor.example`;
  const answer = await server.app.inject({
    method: 'POST',
    url: '/enquiries/contact?email=third%40visitor.example',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: twice,
  });
  expect(answer.statusCode).toBe(422);
  expect(answer.body).not.toMatch(/(?:other|third)@visitor/);
  expect(await server.enquiries()).toEqual([]);
});

test('a message over its limit is refused with the limit, and comes back whole', async () => {
  const server = await startApp();
  const message = `${'River. '.repeat(714)}end`;
  expect(message).toHaveLength(5001);
  const answer = await postForm(server.app, 'contact', { ...contact, message });
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toContain('Message is too long; please use at most 5000 characters');
  expect(answer.body).toContain(`>\n${message}</textarea>`);
  expect(answer.body).not.toContain('maxlength');
  expect((await postForm(server.app, 'contact', { ...contact, message: message.slice(1) })).statusCode).toBe(
    303,
  );
  const huge = await postForm(server.app, 'contact', { ...contact, message: 'River. '.repeat(20_000) });
  expect([huge.statusCode, huge.body]).toEqual([413, expect.stringContaining('at most 5000 characters')]);
});

test('the form that comes back carries an id, so that sending it twice is one enquiry', async () => {
  const server = await startApp();
  const faulty = await postForm(server.app, 'contact', { ...contact, email: '' });
  const id = /name="submission_id" value="([^"]+)"/.exec(faulty.body)?.[1] ?? '';
  const whole = { ...contact, submission_id: id };
  await Promise.all([postForm(server.app, 'contact', whole), postForm(server.app, 'contact', whole)]);
  expect(await server.enquiries()).toHaveLength(1);
});

test('who goes back and corrects what was received sends another enquiry: the correction does not vanish', async () => {
  const server = await startApp();
  const faulty = await postForm(server.app, 'contact', { ...contact, email: '' });
  const id = /name="submission_id" value="([^"]+)"/.exec(faulty.body)?.[1] ?? '';
  for (const phone of ['904-555-0123', '904-555-0199']) {
    const answer = await postForm(server.app, 'contact', { ...contact, phone, submission_id: id });
    expect(answer.statusCode).toBe(303);
  }
  expect((await server.enquiries()).map(({ phone }) => phone).sort()).toEqual([
    '904-555-0123',
    '904-555-0199',
  ]);
});

test('a hidden entry that is missing is shown, so that the visitor can fill it in', async () => {
  const server = await startApp();
  const { message: _, ...person } = contact;
  const answer = await postForm(server.app, 'showing', person);
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toMatch(/<input id="place"[^>]* type="text"/);
});

test('a filled honeypot is thanked like any other and held back', async () => {
  const server = await startApp();
  const answer = await postForm(server.app, 'contact', { ...contact, reason_code: 'x' });
  expect(answer.statusCode).toBe(303);
  expect((await server.outbox())[0]?.state).toBe('held');
});

test('what cannot be stored is not thanked: the form comes back with the entries', async () => {
  const server = await startApp();
  await server.closeDatabase();
  const answer = await postForm(server.app, 'contact', contact);
  expect([answer.statusCode, answer.headers['x-error-code']]).toEqual([503, 'not-stored']);
  expect(answer.body).toContain('There was an issue submitting your message. Please try again.');
  expect(answer.body).toContain('value="Ada Brown"');
});

test('an unknown form, another content type and a thanks for nothing are refused', async () => {
  const server = await startApp();
  expect((await postForm(server.app, 'lottery', contact)).statusCode).toBe(404);
  const json = { 'content-type': 'application/json' };
  expect((await postForm(server.app, 'contact', contact, json)).statusCode).toBe(415);
  expect((await server.app.inject('/enquiries/received?kind=lottery')).statusCode).toBe(404);
});

test('the plain pages allow their one style by its hash, the site’s faces, their icon and nothing else', async () => {
  const server = await startApp();
  const { headers } = await server.app.inject('/enquiries/received?kind=contact');
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'self' 'sha256-[^']+'; font-src 'self'; img-src 'self'; form-action/,
  );
});
