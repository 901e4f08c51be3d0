import { randomUUID } from 'node:crypto';
import { startHttpReceiver } from '@rivermark/testkit/http-receiver';
import { startMailServer } from '@rivermark/testkit/mail-server';
import { waitUntil } from '@rivermark/testkit/wait-until';
import { expect, onTestFinished, test } from 'vitest';
import { travel } from './time-travel.ts';

async function alerting(env: Readonly<Record<string, string>> = {}) {
  const [second, hook] = [await startMailServer(), await startHttpReceiver()];
  onTestFinished(async () => {
    await hook.stop();
    await second.stop();
  });
  const site = await travel('2026-01-15T18:00:00Z', {
    ALERT_SMTP_URL: second.url,
    ALERT_WEBHOOK_URL: `${hook.url}/alert`,
    ALERT_WEBHOOK_SECRET: 'a-secret-of-the-hook',
    BACKUP_EMAIL: 'backup@rivermark.example',
    REMINDER_HOURS: '168',
    ...env,
  });
  const mailed = () =>
    second.received.map(
      ({ recipients, mail }) => `${recipients.join()}: ${mail.subject?.replace('Rivermark: ', '')}`,
    );
  const states = () => hook.calls.map(({ body }) => (JSON.parse(String(body)) as { state: string }).state);
  return { ...site, second, hook, mailed, states };
}

const toBoth = (subject: string) => [
  `agent@rivermark.example: ${subject}`,
  `backup@rivermark.example: ${subject}`,
];

test('a mail that waits over 15 minutes is told by every channel, once, and so is that it left', async () => {
  const site = await alerting();
  await site.enquire({ from_name: 'Marisol Whitfield' });
  await site.to('2026-01-15T18:15:00Z', 5 * 60_000);
  expect([...site.mailed(), ...site.states()]).toEqual([]);
  await site.to('2026-01-15T19:30:00Z', 5 * 60_000);
  expect(site.mailed()).toEqual(toBoth('Your site cannot send mail'));
  expect(site.states()).toEqual(['waiting']);
  await site.deliver();
  await site.to('2026-01-15T19:40:00Z', 5 * 60_000);
  expect(site.mailed().slice(2)).toEqual(toBoth('Your site is sending mail again'));
  expect(site.states()).toEqual(['waiting', 'ok']);
  for (const { mail } of site.second.received) {
    expect(`${mail.text}${mail.html}`).not.toContain('Marisol');
    expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
  }
});

test('who stands in is told that the site needs care also where nobody is reminded', async () => {
  const site = await alerting({ REMINDERS: 'off' });
  await site.enquire();
  await site.to('2026-01-15T18:20:00Z', 5 * 60_000);
  expect(site.mailed()).toEqual(toBoth('Your site cannot send mail'));
});

test('a channel that cannot be told keeps no other waiting, and is told later', async () => {
  const site = await alerting();
  site.hook.behave({ status: 500 });
  await site.enquire();
  await site.to('2026-01-15T18:20:00Z', 10 * 60_000);
  expect(site.mailed()).toHaveLength(2);
  site.hook.behave({ status: 204 });
  await site.to('2026-01-15T18:22:00Z');
  expect(site.mailed()).toHaveLength(2);
  expect(site.states().at(-1)).toBe('waiting');
});

test.each([
  ['the agent’s mailbox refuses', 1, 'backup@rivermark.example'],
  ['the stand-in’s mailbox refuses', 2, 'agent@rivermark.example'],
])('where %s an alert, the other is told of it, once', async (_, refused, told) => {
  const site = await alerting();
  site.second.behave((offer) => (offer === refused ? { at: 'recipient', code: 550 } : 'accept'));
  await site.enquire();
  await site.to('2026-01-15T18:30:00Z');
  expect(site.mailed()).toEqual([`${told}: Your site cannot send mail`]);
});

test('once a day a self-test goes the way of every enquiry, says what it is, and leaves nothing behind', async () => {
  const site = await travel('2026-01-15T11:00:00Z', { SELF_TEST_AT: '06:30', ACK_VISITOR: '1' });
  site.server.outboxWorker.start();
  await site.to('2026-01-15T11:29:00Z', 29 * 60_000);
  expect(site.mail.received).toEqual([]);
  await site.to('2026-01-15T11:30:00Z');
  await waitUntil('the test', () => site.mail.received.length > 0);
  await site.settled();
  await site.to('2026-01-15T11:32:00Z');
  await site.to('2026-01-16T11:00:00Z', 3_600_000);
  expect(site.mail.received).toHaveLength(1);
  const [{ mail, recipients } = { mail: undefined, recipients: [] }] = site.mail.received;
  expect(recipients).toEqual(['agent@rivermark.example']);
  expect(mail?.subject).toMatch(/^\[Self-test\]/);
  expect(mail?.headers.find(({ key }) => key === 'x-rivermark-test')?.value).toBe('self-test');
  expect(mail?.text).toContain('Nobody wrote');
  expect([await site.enquiries(), await site.outbox()]).toEqual([[], []]);
  expect(await site.db.selectFrom('self_test').select(['day', 'outcome']).execute()).toEqual([
    { day: '2026-01-15', outcome: 'accepted' },
  ]);
});

test('nobody can take the self-test of a day to come, nor be taken for it', async () => {
  const site = await travel('2026-01-14T11:00:00Z', { SELF_TEST_AT: '06:30' });
  expect((await site.enquire({ submission_id: 'self-test:2026-01-15' })).statusCode).toBe(400);
  for (const day of ['2026-01-14', '2026-01-15']) {
    await site.enquire({ submission_id: `self-test-${day}`, reason_code: 'x' });
  }
  // From a version that had such keys.
  await site.db
    .insertInto('self_test')
    .values({
      day: '2026-01-13',
      enquiry_key: 'self-test-2026-01-14',
      started_at: 1,
      ended_at: null,
      outcome: null,
    })
    .execute();
  site.server.outboxWorker.start();
  for (const day of ['14', '15']) {
    await site.to(`2026-01-${day}T11:30:00Z`, 3_600_000);
    await site.settled();
    await site.to(`2026-01-${day}T12:30:00Z`, 3_600_000);
  }
  const tests = await site.db.selectFrom('self_test').select(['day', 'outcome']).orderBy('day').execute();
  expect(tests).toEqual([
    { day: '2026-01-13', outcome: 'not-accepted' },
    { day: '2026-01-14', outcome: 'accepted' },
    { day: '2026-01-15', outcome: 'accepted' },
  ]);
  expect(await site.enquiries()).toHaveLength(2);
});

test('a day that a clock which was ahead has tested has its own test when it comes', async () => {
  const site = await travel('2026-01-15T11:00:00Z', { SELF_TEST_AT: '06:30' });
  const tested = (day: string, outcome: 'accepted' | null) => ({
    day,
    enquiry_key: `self-test:${day}`,
    started_at: Date.parse(`${day}T11:30:00Z`),
    ended_at: null,
    outcome,
  });
  const rows = [tested('2026-01-16', null), tested('2026-01-17', 'accepted'), tested('2026-03-01', null)];
  await site.db.insertInto('self_test').values(rows).execute();
  // The mail of the first is being sent.
  await site.enquire();
  await site.db
    .updateTable('enquiry')
    .set({ enquiry_key: 'self-test:2026-01-16', via: 'self-test' })
    .execute();
  // The mail of the last has not been sent.
  await site.enquire({ reason_code: 'held back' });
  await site.db
    .updateTable('enquiry')
    .set({ enquiry_key: 'self-test:2026-03-01', via: 'self-test' })
    .where('held', '=', 1)
    .execute();
  await site.db
    .updateTable('self_test')
    .set({ started_at: Date.parse('2026-01-16T10:59:00Z') })
    .where('day', '=', '2026-01-16')
    .execute();
  site.server.outboxWorker.start();
  for (const day of ['15', '16', '17']) {
    await site.to(`2026-01-${day}T11:30:00Z`, 3_600_000);
    await site.settled();
    await site.to(`2026-01-${day}T11:32:00Z`);
  }
  expect(site.mail.received).toHaveLength(4);
  expect(await site.db.selectFrom('self_test').select(['day', 'outcome']).orderBy('day').execute()).toEqual([
    { day: '2026-01-15', outcome: 'accepted' },
    { day: '2026-01-16', outcome: 'accepted' },
    { day: '2026-01-17', outcome: 'accepted' },
  ]);
});

test('a self-test that nobody takes is told as mail that does not leave, and is given up after a day', async () => {
  const site = await alerting({ SELF_TEST_AT: '06:30' });
  await site.to('2026-01-15T18:30:00Z', 10 * 60_000);
  expect(site.states()).toEqual(['waiting']);
  await site.to('2026-01-16T18:30:00Z', 3_600_000);
  const [first] = await site.db.selectFrom('self_test').selectAll().orderBy('day').execute();
  expect(first).toMatchObject({ day: '2026-01-15', outcome: 'not-accepted' });
  expect((await site.enquiries()).map(({ enquiry_key }) => enquiry_key)).toEqual(['self-test:2026-01-16']);
});

test('that documents and their files do not agree is told by every channel, once, after an hour of another file, and so is that they do again', async () => {
  const site = await alerting();
  const stray = randomUUID();
  const { files } = site.server.documentDeps;
  const file = await files.create(stray, 0);
  await file.write([Buffer.from('sealed')]);
  await file.sync();
  await file.close();
  await site.to('2026-01-15T18:30:00Z', 5 * 60_000);
  expect(site.mailed()).toEqual(toBoth('There are sealed files that your site does not know'));
  expect(JSON.parse(String(site.hook.calls[0]?.body))).toMatchObject({
    event: 'document-files',
    state: 'stray',
    lost: 0,
    strays: 1,
  });
  // Another one is not reported within the hour.
  await files.remove(stray);
  const other = await files.create(randomUUID(), 0);
  await other.write([Buffer.from('sealed')]);
  await other.sync();
  await other.close();
  await site.to('2026-01-15T18:50:00Z', 5 * 60_000);
  expect(site.states()).toEqual(['stray']);
  await site.to('2026-01-15T19:50:00Z', 5 * 60_000);
  expect(site.states()).toEqual(['stray', 'stray']);
  for (const id of await files.list()) await files.remove(id);
  await site.to('2026-01-15T20:10:00Z', 5 * 60_000);
  expect(site.mailed().slice(4)).toEqual(toBoth('Client documents and their files agree again'));
  expect(site.states()).toEqual(['stray', 'stray', 'ok']);
});
