import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '@rivermark/contracts/durations';
import { everyCase } from '@rivermark/testkit/every-case';
import { waitUntil } from '@rivermark/testkit/wait-until';
import { expect, test } from 'vitest';
import { createFollowUps } from '../src/desk/follow-ups/follow-ups.ts';
import { remind } from '../src/reminders/remind.ts';
import { travel } from './time-travel.ts';

const BACKUP = 'backup@rivermark.example';
const reminders = ['reminder', 'reminder-to-backup'] as const;

/** Lets the rest of a day and the night pass at once, then the morning of `day`. */
async function toMorning(site: Awaited<ReturnType<typeof travel>>, day: string) {
  await site.to(`${day}T12:30:00Z`, DAY_MS);
  await site.to(`${day}T13:00:00Z`, HOUR_MS);
}

const touched = (enquiryId: string, at: number) => ({
  id: randomUUID(),
  enquiry_id: enquiryId,
  how: 'call' as const,
  at,
  note: '',
});

test('an enquiry that nobody marks is brought up after 1, 4, 20 and 24 hours, from 20 on to the backup as well', async () => {
  // Thursday, 10 AM in Jacksonville.
  const site = await travel('2026-01-15T15:00:00Z', { BACKUP_EMAIL: BACKUP });
  await site.enquire();
  await site.to('2026-01-17T00:00:00Z', HOUR_MS);
  expect(await site.given(...reminders)).toEqual([
    'reminder 2026-01-15T16:00',
    'reminder 2026-01-15T19:00',
    'reminder 2026-01-16T11:00',
    'reminder-to-backup 2026-01-16T11:00',
    'reminder 2026-01-16T15:00',
    'reminder-to-backup 2026-01-16T15:00',
  ]);
});

test('the hours are settable, the first waits for the hours of business, and what was missed is said once', async () => {
  // Saturday, 10 PM: the first hour ends at night, and Sunday is no business day.
  const site = await travel('2026-01-18T03:00:00Z', { REMINDER_HOURS: '1,40' });
  await site.enquire();
  await site.to('2026-01-19T13:59:00Z', HOUR_MS);
  expect(await site.given(...reminders)).toEqual([]);
  await site.to('2026-01-19T14:00:00Z');
  expect(await site.given(...reminders)).toEqual(['reminder 2026-01-19T14:00']);
  // Down over the rest: only the last one is sent, and nothing more.
  await site.to('2026-01-20T06:00:00Z', 16 * HOUR_MS);
  await site.to('2026-01-20T20:00:00Z', HOUR_MS);
  expect(await site.given(...reminders)).toEqual(['reminder 2026-01-19T14:00', 'reminder 2026-01-20T06:00']);
});

const changes: readonly [way: string, begin: string, late: string, mornings: string[]][] = [
  [
    'forward',
    '2026-03-07T20:00:00Z',
    '2026-03-08T20:00',
    ['2026-03-07T13:00', '2026-03-08T12:00', '2026-03-09T12:00'],
  ],
  [
    'back',
    '2026-10-31T19:00:00Z',
    '2026-11-01T19:00',
    ['2026-10-31T12:00', '2026-11-01T13:00', '2026-11-02T13:00'],
  ],
];
test.each(everyCase(changes, changes.slice(0, 1)))(
  'when clocks go %s 24 hours are 24 hours, and mornings begin at 8 on the wall',
  async (_way, begin, late, mornings) => {
    const site = await travel(new Date(Date.parse(begin) - 12 * HOUR_MS).toISOString());
    await site.enquire();
    await site.to(begin, HOUR_MS);
    const [first] = await site.enquiries();
    await site.server.contacts.mark(touched(first?.id ?? '', Date.parse(begin)), Date.parse(begin));
    await site.enquire({ from_name: 'Ben Oak' });
    await site.to(new Date(Date.parse(begin) + 42 * HOUR_MS).toISOString(), HOUR_MS);
    const [, second] = await site.enquiries();
    const steps = await site.db
      .selectFrom('reminder')
      .selectAll()
      .where('enquiry_id', '=', second?.id ?? '')
      .orderBy('step')
      .execute();
    expect(steps.map(({ step }) => step).slice(-2)).toEqual([20, 24]);
    expect(new Date(steps.at(-1)?.at ?? 0).toISOString().slice(0, 16)).toBe(late);
    expect(await site.given('morning-digest')).toEqual(mornings.map((moment) => `morning-digest ${moment}`));
  },
);

test('the mails name who waits and for how long, and lead to the desk and to saying so; to the backup without a desk', async () => {
  const site = await travel('2026-01-15T15:00:00Z', { BACKUP_EMAIL: BACKUP });
  await site.enquire();
  await site.to('2026-01-16T11:00:00Z', HOUR_MS);
  await site.deliver();
  const [enquiry] = await site.enquiries();
  const toBackup = site.mail.received.find(({ recipients }) => recipients.includes(BACKUP));
  expect(toBackup?.mail.subject).toBe('Ada Brown waits for an answer: 20 h');
  expect(toBackup?.mail.text).not.toContain('/desk');
  const toAgent = site.mail.received.filter(({ recipients }) => !recipients.includes(BACKUP));
  expect(toAgent.length).toBeGreaterThan(2);
  for (const { mail } of [...toAgent, ...(toBackup ? [toBackup] : [])]) {
    expect(mail.text).toContain(`https://www.example.com/agent/in-touch/${enquiry?.id}.`);
  }
  for (const { mail } of toAgent) expect(mail.text).toContain('https://www.example.com/desk');
});

test('what waits at the same time is brought up in one mail, and what was answered meanwhile is not in it', async () => {
  const site = await travel('2026-01-15T18:00:00Z', { REMINDER_HOURS: '4' });
  for (const name of ['Ada Brown', 'Ben Oak', 'Cleo Pine']) await site.enquire({ from_name: name });
  await site.to('2026-01-15T22:00:00Z', HOUR_MS);
  const ben = (await site.enquiries()).find(({ name }) => name === 'Ben Oak');
  await site.server.contacts.mark(touched(ben?.id ?? '', 1), 1);
  await site.deliver();
  const [reminder, ...more] = site.mail.received.filter(({ mail }) => /wait/.test(mail.subject ?? ''));
  expect(more).toEqual([]);
  expect(reminder?.mail.subject).toBe('2 inquiries wait, the oldest for 4 h');
  expect(reminder?.mail.text).not.toContain('Ben Oak');
});

test('a reminder that has nothing left to say is dropped, and nobody hears of a failure', async () => {
  const site = await travel('2026-01-15T18:00:00Z', { REMINDER_HOURS: '4' });
  await site.enquire();
  await site.to('2026-01-15T22:00:00Z', HOUR_MS);
  const [enquiry] = await site.enquiries();
  await site.server.contacts.mark(touched(enquiry?.id ?? '', 1), 1);
  await site.deliver();
  expect((await site.outbox()).map(({ template, state }) => `${template} ${state}`).sort()).toEqual([
    'enquiry-to-agent sent',
    'reminder dropped',
  ]);
  await site.to('2026-01-16T19:00:00Z', HOUR_MS);
  expect(site.log()).not.toContain('"mail":"refused"');
});

test('nothing open brings no digest, and a server that starts at noon lets the morning go', async () => {
  const site = await travel('2026-01-15T12:00:00Z');
  await site.to('2026-01-15T14:00:00Z', HOUR_MS);
  await site.enquire();
  await site.to('2026-01-15T18:00:00Z', HOUR_MS);
  expect(await site.given('morning-digest')).toEqual([]);
  await site.to('2026-01-16T17:00:00Z', 23 * HOUR_MS);
  expect(await site.given('morning-digest')).toEqual([]);
  await toMorning(site, '2026-01-17');
  expect(await site.given('morning-digest')).toEqual(['morning-digest 2026-01-17T13:00']);
});

test('in the morning the oldest names come first, what looks like spam last, and what nobody marked for a month is a number, not twenty names', async () => {
  const site = await travel('2026-01-15T18:00:00Z');
  for (let one = 1; one <= 25; one += 1) await site.enquire({ from_name: `Old ${one}` });
  await site.db
    .updateTable('enquiry')
    .set({ received_at: Date.parse('2025-12-01T15:00:00Z') })
    .execute();
  await site.enquire({ from_name: 'Ada Brown' });
  await site.to('2026-01-15T19:00:00Z', HOUR_MS);
  await site.enquire({ from_name: 'Ben Oak' });
  await site.db
    .updateTable('enquiry')
    .set({ spam_marks: '["many-links"]' })
    .where('name', '=', 'Ada Brown')
    .execute();
  await site.to('2026-01-15T20:00:00Z', HOUR_MS);
  await site.enquire({ from_name: 'Cleo Pine' });
  await toMorning(site, '2026-01-16');
  await site.deliver();
  const morning = site.mail.received.filter(({ mail }) => /^Open this morning/.test(mail.subject ?? ''));
  expect(morning.map(({ mail }) => mail.subject)).toEqual([
    'Open this morning: 3 inquiries wait, the oldest for 19 h',
  ]);
  const text = morning[0]?.mail.text ?? '';
  expect(text).toMatch(/Ben Oak.*Cleo Pine.*Ada Brown.*25 more have waited on your desk for over a month\./s);
  expect(text).not.toContain('Old 1');
});

test('in the morning a line says how many are held back as possible spam, without a name', async () => {
  const site = await travel('2026-01-15T18:00:00Z');
  await site.enquire({ from_name: 'Held One', reason_code: 'filled' });
  await site.enquire({ from_name: 'Ben Oak' });
  await toMorning(site, '2026-01-16');
  await site.server.outboxWorker.start();
  const morning = () => site.mail.received.find(({ mail }) => /^Open this morning/.test(mail.subject ?? ''));
  await waitUntil('the morning', () => morning() !== undefined);
  expect(morning()?.mail.text).toContain(
    'One is held back on your desk as possible spam, not emailed to you: please look.',
  );
  expect(morning()?.mail.text).not.toContain('Held One');
});

test('a morning on which nothing waits still says what was held back since the last one, and not again the next', async () => {
  const site = await travel('2026-01-15T18:00:00Z');
  await site.enquire({ from_name: 'Held One', reason_code: 'filled' });
  for (const day of ['2026-01-16', '2026-01-17']) await toMorning(site, day);
  await site.to('2026-01-17T14:00:00Z', HOUR_MS);
  expect(await site.given('morning-digest')).toEqual(['morning-digest 2026-01-16T13:00']);
  await site.enquire({ from_name: 'Held Two', reason_code: 'filled' });
  await toMorning(site, '2026-01-18');
  site.server.outboxWorker.start();
  await waitUntil('both mornings', () => site.mail.received.length === 2);
  for (const { mail } of site.mail.received) {
    expect(mail.subject).toBe('Please look: two inquiries are held back as possible spam');
    expect(mail.text).not.toContain('Held One');
  }
});

test('a morning that a clock which was ahead has settled has its digest when it comes', async () => {
  const site = await travel('2026-01-15T18:00:00Z');
  await site.enquire();
  const days = ['2026-01-17', '2026-02-01'];
  await site.db
    .insertInto('morning_digest')
    .values(days.map((day) => ({ day, at: Date.parse(`${day}T13:00:00Z`) })))
    .execute();
  for (const day of ['2026-01-16', '2026-01-17']) await toMorning(site, day);
  expect(await site.given('morning-digest')).toEqual([
    'morning-digest 2026-01-16T13:00',
    'morning-digest 2026-01-17T13:00',
  ]);
});

test('what the agent calls spam and self-tests are never brought up, and what is held back is only counted', async () => {
  const site = await travel('2026-01-15T15:00:00Z');
  await site.enquire();
  const spam = (await site.enquiries()).find(({ held }) => held === 0);
  await site.server.contacts.decideSpam(spam?.id ?? '', true, 1);
  await site.acceptEnquiry(
    {
      kind: 'contact',
      name: 'Self-test',
      email: 'agent@rivermark.example',
      phone: '904-555-0142',
      details: {},
      page: '',
      textConsent: { given: false, version: '' },
      honeypot: '',
    },
    { via: 'self-test', foreignOrigin: false },
  );
  await site.to('2026-01-16T15:00:00Z', HOUR_MS);
  expect(await site.given('reminder', 'morning-digest')).toEqual([]);
  await site.enquire({ reason_code: 'https://spam.example' });
  await site.to('2026-01-17T15:00:00Z', HOUR_MS);
  expect(await site.given('reminder')).toEqual([]);
});

test('what waited before reminders came is told of in the morning, not one by one', async () => {
  const site = await travel('2026-01-10T15:00:00Z', { REMINDERS: 'off' });
  for (let count = 0; count < 3; count += 1) await site.enquire();
  await site.to('2026-01-11T15:00:00Z', DAY_MS);
  await site.db
    .updateTable('enquiry')
    .set({ received_at: Date.parse('2026-01-01T15:00:00Z') })
    .execute();
  const later = await travel('2026-01-15T12:00:00Z', { REMINDERS: 'on' });
  await later.enquire();
  await later.db
    .updateTable('enquiry')
    .set({ received_at: Date.parse('2026-01-01T15:00:00Z') })
    .execute();
  await later.to('2026-01-15T14:00:00Z', HOUR_MS);
  expect(await later.given('reminder', 'morning-digest')).toEqual(['morning-digest 2026-01-15T13:00']);
  // One variable turns everything off.
  await site.to('2026-01-12T18:00:00Z', HOUR_MS);
  expect(await site.given('reminder', 'morning-digest')).toEqual([]);
});

test('however many wait, two queries find what is due, and each is brought up once', async () => {
  const site = await travel('2026-01-15T15:00:00Z');
  for (let one = 0; one < 30; one += 1) await site.enquire();
  const asked: string[] = [];
  const { server } = site;
  const db = server.db.withPlugin({
    transformQuery({ node }) {
      asked.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const { enqueue, subscriptions, config } = server;
  if (!config.reminders) throw new Error('no reminders');
  const parts = { db, enqueue, subscriptions, settings: config.reminders, content: server.content };
  const later = Date.parse('2026-01-15T16:00:00Z');
  expect(await remind(parts, later)).toBe(30);
  // One for the promised 24 hours, one for the agent's own reminders.
  expect(asked.filter((kind) => kind === 'SelectQueryNode')).toHaveLength(2);
  expect(await remind(parts, later)).toBe(0);
});

test('erasing an enquiry takes its reminders with it', async () => {
  const site = await travel('2026-01-15T15:00:00Z', { ENQUIRY_RETENTION_DAYS: '1' });
  await site.enquire();
  await site.to('2026-01-16T16:00:00Z', HOUR_MS);
  await site.deliver();
  await site.to('2026-01-16T18:00:00Z', HOUR_MS);
  expect(await site.enquiries()).toEqual([]);
  expect(await site.db.selectFrom('reminder').selectAll().execute()).toEqual([]);
});

test('where no single mail is left, what is due is brought up together, once an hour', async () => {
  const site = await travel('2026-01-15T15:00:00Z', { REMINDER_HOURS: '1', MAILS_PER_HOUR: '1' });
  for (let minute = 1; minute <= 10; minute += 1) {
    await site.enquire({ from_name: `Visitor ${minute}` });
    await site.to(`2026-01-15T15:${String(minute).padStart(2, '0')}:00Z`);
  }
  await site.db
    .updateTable('outbox')
    .set({ state: 'sent', sent_at: Date.parse('2026-01-15T15:59:00Z'), digest_id: null })
    .execute();
  // A reminder that a clock that was ahead has triggered is sent, and delays no other.
  const [first] = await site.enquiries();
  await site.db
    .insertInto('reminder')
    .values({
      enquiry_id: first?.id ?? '',
      step: 1,
      notice_id: 'ahead',
      at: Date.parse('2027-01-15T16:00:00Z'),
    })
    .execute();
  for (const hour of [16, 17]) {
    await site.to(`2026-01-15T${hour}:00:00Z`, HOUR_MS);
    await site.to(`2026-01-15T${hour}:20:00Z`);
  }
  expect(await site.given('reminder')).toEqual(['reminder 2026-01-15T16:01', 'reminder 2026-01-15T17:01']);
  expect(await site.db.selectFrom('reminder').selectAll().execute()).toHaveLength(10);
});

test('what the agent asked to be reminded of stands in the mail of its morning, and later in the day is mailed on its hour', async () => {
  const site = await travel('2026-01-15T15:00:00Z');
  await site.enquire();
  const [enquiry] = await site.enquiries();
  const at = Date.parse('2026-01-15T15:00:00Z');
  await site.server.contacts.mark(touched(enquiry?.id ?? '', at), at);
  const followUps = createFollowUps({ db: site.db, clock: () => at });
  const remind = (id: string, due: string, note: string) =>
    followUps.add({ id, enquiryId: enquiry?.id ?? '', dueAt: Date.parse(due), note });
  await remind('first', '2026-01-16T13:00:00Z', 'Ask about the dock');
  await remind('second', '2026-01-16T22:00:00Z', 'Call the lender');
  await remind('third', '2026-01-17T13:00:00Z', 'Another day');
  await followUps.end('third');
  await site.to('2026-01-17T15:00:00Z', HOUR_MS);
  expect(await site.given('morning-digest', ...reminders)).toEqual([
    'morning-digest 2026-01-16T13:00',
    'reminder 2026-01-16T22:00',
    'morning-digest 2026-01-17T13:00',
  ]);
  await site.deliver();
  const texts = site.mail.received.map(({ mail }) => `${mail.subject}\n${mail.text}`);
  const later = texts.find((text) => text.startsWith('Your reminder: Ada Brown\n'));
  expect(later).toMatch(/Your note: Call the lender\nFor: Friday, January 16, 2026 at 5:00 PM ET/);
  expect(texts.filter((text) => text.includes('Another day'))).toEqual([]);
  expect(texts.some((text) => /Your note: Ask about the dock/.test(text))).toBe(true);
});
