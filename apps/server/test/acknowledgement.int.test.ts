import { expect, test } from 'vitest';
import { ordinaryPolicy } from '../src/outbox/policy.ts';
import { call, callBody } from './calls.ts';
import { travel } from './time-travel.ts';

const answering = (begin = '2026-01-15T18:00:00Z', env: Readonly<Record<string, string>> = {}) =>
  travel(begin, { ACK_VISITOR: '1', REMINDERS: 'off', ...env });

type Site = Awaited<ReturnType<typeof answering>>;

const answered = ({ mail }: Site) =>
  mail.received.filter(({ recipients }) => !recipients.includes('agent@rivermark.example'));

test('a visitor is answered at once: who answers, by when in Jacksonville, how to reach them', async () => {
  const site = await answering();
  await site.enquire();
  await site.deliver();
  const [only, ...more] = answered(site);
  expect(more).toEqual([]);
  expect(only?.recipients).toEqual(['ada@visitor.example']);
  expect(only?.mail.subject).toBe('I have your note');
  for (const said of [
    'You’ll hear from me by 1 PM Friday.',
    'Your Agent, Sample Brokerage, LLC',
    'Thursday, January 15, 2026 at 1:00 PM ET',
    '904-555-0142',
  ]) {
    expect(only?.mail.text?.replaceAll('\u00a0', ' ')).toContain(said);
  }
  const headers = Object.fromEntries(only?.mail.headers.map(({ key, value }) => [key, value]) ?? []);
  expect(headers).toMatchObject({
    'auto-submitted': 'auto-generated',
    'x-auto-response-suppress': 'All',
  });
  expect(only?.mail.replyTo?.[0]?.address).toBe('agent@rivermark.example');
});

test('about a home it says where the home stands, with its river mark', async () => {
  const site = await answering();
  await site.enquire({ page: '/properties/riverside-bungalow' });
  await site.deliver();
  const text = answered(site)[0]?.mail.text;
  expect(text).toMatch(/^I have your note about the Riverside Bungalow\nRiverside\. Mile\s\d+, \w+ bank\n/);
});

test('nothing that was typed stands in it, in no part and no header', async () => {
  const site = await answering();
  const typed = {
    from_name: 'Buy cheap pills',
    message: 'https://evil.example click',
    phone: '904 555 0199',
    page: '/evil',
  };
  await site.enquire(typed);
  await site.deliver();
  const [only] = answered(site);
  const all = [only?.mail.subject, only?.mail.text, only?.mail.html, JSON.stringify(only?.mail.headers)].join(
    '\n',
  );
  expect(all).not.toMatch(/pills|evil|0199/);
});

test('an address is answered once a day, however it is spelled', async () => {
  const site = await answering();
  for (const from_email of ['ada@visitor.example', 'ADA@Visitor.Example', 'ada+2@visitor.example'])
    await site.enquire({ from_email });
  for (const from_email of ['a.da@gmail.com', 'ada+x@gmail.com']) await site.enquire({ from_email });
  await site.deliver();
  await site.to('2026-01-16T17:59:00Z', 6 * 3_600_000);
  await site.enquire();
  expect(await site.given('acknowledgement')).toHaveLength(2);
  await site.to('2026-01-16T18:00:00Z');
  await site.enquire();
  expect(await site.given('acknowledgement')).toHaveLength(3);
  // Whom it was is not kept, and in no form after two days.
  const kept = JSON.stringify(await site.db.selectFrom('acknowledgement').selectAll().execute());
  expect(kept).not.toContain('visitor.example');
  await site.to('2026-01-19T18:00:00Z', 24 * 3_600_000);
  expect(await site.db.selectFrom('acknowledgement').selectAll().execute()).toEqual([]);
});

test('spam, the server’s own mailboxes and self-tests are never answered', async () => {
  const site = await answering(undefined, { REMINDERS: 'on', BACKUP_EMAIL: 'backup@rivermark.example' });
  await site.enquire({ reason_code: 'x' });
  await site.enquire({ fill_ms: '300' });
  await site.enquire({ message: 'https://a.example https://b.example https://c.example' });
  await call(site.app, callBody(), { origin: 'https://elsewhere.example' });
  for (const from_email of [
    'agent@rivermark.example',
    'Enquiries@rivermark.example',
    'backup+1@rivermark.example',
  ]) {
    await site.enquire({ from_email });
  }
  expect(await site.given('acknowledgement')).toEqual([]);
});

test('as a relay it is of little use: thirty an hour in all, and the agent’s mails are not throttled by it', async () => {
  const site = await answering(undefined, { MAILS_PER_HOUR: '45' });
  for (let count = 0; count < 40; count += 1)
    await site.enquire({ from_email: `victim${count}@visitor.example` });
  expect(await site.given('acknowledgement')).toHaveLength(30);
  await site.deliver();
  expect((await site.outbox()).filter(({ state }) => state === 'sent')).toHaveLength(70);
  await site.to('2026-01-15T19:01:00Z', 61 * 60_000);
  await site.enquire({ from_email: 'later@visitor.example' });
  expect(await site.given('acknowledgement')).toHaveLength(31);
});

test('where the mail server’s day is half used up by the agent’s own mails, or these wait, nobody is answered', async () => {
  const site = await answering(undefined, { MAILS_PER_HOUR: '3' });
  const from = (name: string) => site.enquire({ from_email: `${name.replaceAll(' ', '')}@visitor.example` });
  const count = async () => (await site.given('acknowledgement')).length;
  for (const name of ['one', 'two', 'three']) {
    await from(name);
    await site.deliver();
  }
  await from('beyond the hour');
  expect(await count()).toBe(3);
  await site.to('2026-01-15T20:00:00Z', 3_600_000);
  await site.deliver();
  for (const name of ['four', 'five']) {
    await from(name);
    await site.deliver();
  }
  await site.to('2026-01-15T22:00:00Z', 3_600_000);
  expect(await count()).toBe(5);
  await from('beyond half of the day');
  expect(await count()).toBe(5);
  await site.deliver();
  await site.to('2026-01-17T18:00:00Z', 24 * 3_600_000);
  await site.server.outboxWorker.stop(100);
  await from('six');
  expect(await count()).toBe(6);
  await site.to('2026-01-17T18:16:00Z', 16 * 60_000);
  await from('behind one that waits');
  expect(await count()).toBe(6);
});

test('an address that takes no mail is no trouble of the agent’s', async () => {
  const site = await answering();
  site.mail.behave(() => 'accept');
  await site.enquire();
  await site.deliver();
  await site.db
    .updateTable('outbox')
    .set({ state: 'pending', sent_at: null })
    .where('template', '=', 'acknowledgement')
    .execute();
  await site.server.outboxWorker.stop(100);
  await site.to('2026-01-15T20:00:00Z', ordinaryPolicy.slowly.first);
  expect(site.log()).not.toContain('"mail is held up"');
});

test('without ACK_VISITOR nobody is answered by a machine', async () => {
  const site = await travel('2026-01-15T18:00:00Z', { REMINDERS: 'off' });
  await site.enquire();
  expect((await site.outbox()).map(({ template }) => template)).toEqual(['enquiry-to-agent']);
});

test('after a clock that was ahead each is answered as ever', async () => {
  const site = await answering('2027-01-15T18:00:00Z');
  await site.enquire();
  await site.db
    .updateTable('acknowledgement')
    .set({ at: Date.parse('2029-01-15T18:00:00Z') })
    .execute();
  await site.enquire();
  expect(await site.given('acknowledgement')).toHaveLength(2);
  await site.enquire();
  expect(await site.given('acknowledgement')).toHaveLength(2);
});
