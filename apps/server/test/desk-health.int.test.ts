import { MINUTE_MS } from '@rivermark/contracts/durations';
import { startHttpReceiver } from '@rivermark/testkit/http-receiver';
import { startMailServer } from '@rivermark/testkit/mail-server';
import { waitUntil } from '@rivermark/testkit/wait-until';
import { expect, onTestFinished, test } from 'vitest';
import { ordinaryPolicy } from '../src/outbox/policy.ts';
import { call, callBody } from './calls.ts';
import { signIn } from './sign-in.ts';
import { startApp } from './start-app.ts';
import { travel } from './time-travel.ts';
import { words } from './words-of.ts';

/**
 * A signed-in agent, a clock that the test moves, and a real mail server. The worker runs on the
 * test's request.
 */
async function atDesk() {
  let now = Date.parse('2026-01-15T15:00:00Z');
  const mail = await startMailServer();
  onTestFinished(() => mail.stop());
  const started = await startApp(
    { SMTP_URL: mail.url },
    { clock: () => now, outboxPolicy: { ...ordinaryPolicy, pollMs: 20 } },
  );
  const agent = await signIn(started);
  const { server } = started;
  return {
    ...started,
    mail,
    agent,
    text: async (url: string) => words((await agent.get(url)).body),
    pass: async (ms: number) => {
      now += ms;
      await server.scheduler.runDue();
    },
    states: async () =>
      (await started.outbox())
        .filter(({ template }) => template === 'enquiry-to-agent')
        .map(({ state }) => state),
  };
}

test('where nothing is wrong the desk says so in one line of what is checked, and what cannot be is folded away on the page of health', async () => {
  const { text, pass, server, outbox } = await atDesk();
  server.outboxWorker.start();
  await waitUntil('all mail', async () => (await outbox()).every(({ state }) => state === 'sent'));
  await pass(0);
  const desk = await text('/desk');
  expect(desk).toMatch(/^ Nothing is waiting .*All inquiries All checks passed\. Health/);
  const health = await text('/desk/health');
  expect(health).toMatch(
    /^ All checks passed .*Email Fine All email has been sent\. .*What cannot be checked from here \(\d\) .*Backup /,
  );
  expect(desk).not.toMatch(/not known|backup/i);
  expect(`${desk}${health}`).not.toContain('Everything is working');
});

test('a mail that was refused is told on the desk with its reason in plain words, and leaves by Try again', async () => {
  const { app, agent, mail, text, pass, server, states } = await atDesk();
  mail.behave(() => ({ at: 'recipient', code: 501, says: '5.1.3 Bad address' }));
  await call(app, callBody());
  server.outboxWorker.start();
  await waitUntil('the refusal', async () => (await states())[0] === 'refused');
  await pass(0);
  expect(await text('/desk')).toMatch(/Email: \d+ emails? could not be delivered/);
  const page = (await agent.get('/desk/health')).body;
  expect(words(page)).toMatch(
    /Something needs attention Email Needs attention now .*An inquiry , to you Refused, since Thu, Jan 15, 10:00 AM\. The mail server does not know the address/,
  );
  expect(page).not.toContain('5.1.3');
  mail.behave(() => 'accept');
  const enquiryMail = /href="\/desk\/enquiries\/[^"]+">An inquiry[\s\S]*?action="([^"]+\/retry)"/.exec(
    page,
  )?.[1];
  const answer = await agent.post(enquiryMail ?? '');
  expect(await text(String(answer.headers.location))).toContain('It is being tried again now');
  await mail.waitForMail(({ mail: { subject } }) => /Contact Form/.test(subject ?? ''));
  await waitUntil('the mark', async () => (await states())[0] === 'sent');
  expect((await agent.post(enquiryMail ?? '')).headers.location).toBe('/desk/health?done=gone');
});

test('mail that waits is told with how long and why, before it is given up', async () => {
  const { app, agent, mail, text, pass, server, outbox } = await atDesk();
  mail.behave(() => ({ at: 'recipient', code: 451, says: 'later' }));
  await call(app, callBody());
  server.outboxWorker.start();
  await waitUntil('a try', async () => (await outbox()).every(({ attempts }) => attempts > 0));
  await server.outboxWorker.stop(1000);
  await pass(20 * MINUTE_MS);
  expect(await text('/desk')).toMatch(/Email: \d emails have waited for up to 20 min\./);
  const page = await text('/desk/health');
  expect(page).toMatch(/An inquiry , to you Waiting, .* come back later \(451\)\..*Try All of Them Again/);
  await agent.post('/desk/health/mails/retry-all');
  for (const { next_attempt_at } of await outbox()) expect(next_attempt_at).toBe(server.clock());
});

test('a worker that gives no sign of life is told, with what to do', async () => {
  const { text, pass, agent, db } = await atDesk();
  expect(await text('/desk')).toContain('The part that sends email has not run yet');
  await pass(0);
  expect(await text('/desk')).not.toContain('Delivery:');
  await db
    .updateTable('job')
    .set((row) => ({ started_at: row('started_at', '-', 30 * MINUTE_MS) }))
    .execute();
  // A readiness check is no sign of the worker.
  await agent.get('/readyz');
  expect(await text('/desk')).toMatch(/Delivery: .* last ran 30 min ago\. What to do, and whom to call/);
  expect(await text('/desk/health')).toMatch(
    /Delivery Needs attention now .* 30 min ago\. Ask whoever looks after the server to restart it/,
  );
});

test('the figures say how fast inquiries were answered, and where they came from', async () => {
  const { app, agent, text, pass, enquiries } = await atDesk();
  expect(await text('/desk/figures')).toContain('nothing to count yet');
  for (const from_name of ['Ada', 'Ben', 'Cleo', 'Dora']) {
    await call(app, callBody({ from_name, page: '/faq' }));
    await pass(1);
  }
  expect(await text('/desk/figures')).toMatch(
    /4 inquiries over the last 12 weeks; none is answered yet\. Charts and typical waits show up here from the tenth inquiry on: 6 to go/,
  );
  for (const from_name of ['Ada', 'Ada', 'Ben', 'Ben', 'Cleo', 'Cleo', 'Dora', 'Dora'])
    await call(app, callBody({ from_name, page: '/faq' }));
  await call(app, callBody({ from_name: 'Bot', reason_code: 'x' }));
  const rows = await enquiries();
  const mark = async (name: string) => {
    for (const { id } of rows.filter((row) => row.name === name))
      await agent.post(`/desk/enquiries/${id}/contacted`, { how: 'call' });
  };
  await pass(30 * MINUTE_MS);
  await mark('Ada');
  await pass(150 * MINUTE_MS);
  await mark('Ben');
  await pass(25 * 60 * MINUTE_MS);
  await mark('Cleo');
  const figures = await text('/desk/figures');
  expect(figures).toMatch(/inquiries 12 answered within 24 hours 50% answered within one hour 25%/);
  expect(figures).toMatch(/typical wait \(median\) 3 h By week/);
  expect(figures).toMatch(/Jan 12 12 3 h 25% 50% Jan 5 0 – – –/);
  expect(figures).toMatch(/Message 12 3 h/);
  // No row can have it yet: the tables have no column for it.
  expect(figures).not.toContain('9 of 10');
  expect(figures).toMatch(/Inquiries by page .* 12 /);
  expect(
    (await agent.get('/desk/figures?weeks=52')).body.match(/<tr><th scope="row">\w{3} \d+</g),
  ).toHaveLength(52);
  expect((await agent.get('/desk/figures?weeks=toString')).statusCode).toBe(200);
});

test('a CRM that refuses is told on the desk, apart from the mail', async () => {
  const crm = await startHttpReceiver();
  onTestFinished(() => crm.stop());
  crm.behave({ status: 404 });
  const site = await travel('2026-01-15T15:00:00Z', {
    PUBLIC_URL: 'http://localhost:3000',
    ENQUIRY_WEBHOOK_URL: `${crm.url}/hook`,
    ENQUIRY_WEBHOOK_SECRET: 'a-secret-of-the-crm',
  });
  const agent = await signIn(site);
  await site.enquire();
  site.server.outboxWorker.start();
  await waitUntil('the refusal', async () => (await site.outbox()).every(({ attempts }) => attempts > 0));
  await site.to('2026-01-15T15:20:00Z', 10 * MINUTE_MS);
  await waitUntil('all mail', async () =>
    (await site.outbox()).every(
      ({ template, state }) => template === 'enquiry-to-webhook' || state === 'sent',
    ),
  );
  expect(words((await agent.get('/desk')).body)).toMatch(/^ CRM: It did not receive an inquiry\./);
  expect(words((await agent.get('/desk/health')).body)).toMatch(
    /An inquiry , to your CRM Waiting, .* Your CRM answered with 404\..*Email Fine/,
  );
  const [ada] = await site.enquiries();
  expect(words((await agent.get(`/desk/enquiries/${ada?.id}`)).body)).toMatch(
    /Tried (once|\d times) to send it to your CRM, without success yet\. Your CRM answered with 404\./,
  );
});

test('the certificate of the site is told on the desk before it runs out', async () => {
  const now = Date.parse('2026-01-15T15:00:00Z');
  const asked: string[] = [];
  const started = await startApp(
    { PUBLIC_URL: 'https://homes.example' },
    {
      clock: () => now,
      askCertificate: async ({ hostname }) => {
        asked.push(hostname);
        return { validUntil: Date.parse('2026-01-20T12:00:00Z'), fault: undefined };
      },
    },
  );
  const agent = await signIn(started);
  expect(words((await agent.get('/desk/health')).body)).toContain(
    'Certificate Needs attention soon It runs out on Tue, Jan 20',
  );
  expect(words((await agent.get('/desk')).body)).toContain('Certificate: It runs out on Tue, Jan 20');
  expect(asked).toEqual(['homes.example']);
});

test('reminders stand in the history of an inquiry, and the self-test in the health alone', async () => {
  const site = await travel('2026-01-15T15:00:00Z', {
    PUBLIC_URL: 'http://localhost:3000',
    SELF_TEST_AT: '06:30',
  });
  const agent = await signIn(site);
  const text = async (url: string) => words((await agent.get(url)).body);
  await site.enquire({ from_name: 'Ada Brown' });
  const [ada] = await site.enquiries();
  await site.to('2026-01-15T20:00:00Z', 30 * MINUTE_MS);
  expect(await text(`/desk/enquiries/${ada?.id}`)).toMatch(
    /11:00 AM You were reminded of it, 1 h after it came in .*2:00 PM You were reminded of it, 4 h after/,
  );
  // There was a test when the server started, and one the next morning; nothing is delivered.
  await site.to('2026-01-16T11:32:00Z', 30 * MINUTE_MS);
  expect(await site.enquiries()).toHaveLength(3);
  expect(await text('/desk')).toContain('1 inquiry waits for you');
  for (const url of ['/desk/enquiries', '/desk/enquiries?q=self-test', '/desk/figures'])
    expect(await text(url)).not.toMatch(/Self-test|2 inquiries/);
  expect(await text('/desk/health')).toMatch(/Self-test Fine A self-test is on its way/);
  await site.deliver();
  await site.to('2026-01-16T11:40:00Z', 8 * MINUTE_MS);
  expect(await text('/desk/health')).toMatch(/Self-test Fine The last self-test went through/);
});
