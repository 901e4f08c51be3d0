import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@rivermark/contracts/durations';
import { waitUntil } from '@rivermark/testkit/wait-until';
import { expect, onTestFinished, test } from 'vitest';
import type { OutboxTemplate } from '../src/db/mail-templates.ts';
import { heldUpAt } from '../src/health/mail/held-up-line.ts';
import { allowanceOf, type MailLimits } from '../src/outbox/allowance.ts';
import { ordinaryPolicy } from '../src/outbox/policy.ts';
import { bundleWaiting } from '../src/outbox/throttle-into-digest.ts';
import { createOutboxWorker } from '../src/outbox/worker.ts';
import { signIn } from './sign-in.ts';
import { startServer } from './start-app.ts';
import { travel } from './time-travel.ts';
import { words } from './words-of.ts';

const STEP_MS = 30 * MINUTE_MS;
const ordinary: MailLimits = { mailsPerHour: 12, mailsPerDay: 60 };

/** An outbox whose mails all arrive, with a clock that the test moves half an hour at a time. */
async function mailbox(limits: MailLimits = ordinary) {
  const begun = Date.UTC(2026, 0, 1, 12);
  let now = begun;
  const { server, db } = await startServer({}, { clock: () => now });
  const left: { template: OutboxTemplate; at: number; waited: number }[] = [];
  const worker = createOutboxWorker({
    db,
    channel: 'mail',
    async deliver({ template, created_at }) {
      left.push({ template, at: now, waited: now - created_at });
      return [];
    },
    log: server.log,
    clock: () => now,
    random: Math.random,
    policy: { ...ordinaryPolicy, pollMs: 5 },
    limits,
  });
  worker.start();
  onTestFinished(() => worker.stop(500));
  const unsent = () =>
    db
      .selectFrom('outbox')
      .select(['template', 'state'])
      .where('state', 'in', ['pending', 'sending'])
      .execute();
  return {
    begun,
    left,
    db,
    now: () => now,
    hours: () => (now - begun) / HOUR_MS,
    unsent,
    put: (template: OutboxTemplate) =>
      db
        .transaction()
        .execute((transaction) => server.enqueue(transaction, { template, about: randomUUID() })),
    /** Lets leave what may, and half an hour pass. */
    async step() {
      while ((await bundleWaiting(db, server.enqueue, now, limits)) > 0) worker.wake();
      worker.wake();
      await waitUntil('what may leave has left', async () => {
        const rows = await unsent();
        if (rows.some(({ state }) => state === 'sending')) return false;
        const { mails, waiting } = await allowanceOf(db, now, limits);
        return mails <= 0 || rows.every(({ template }) => waiting.includes(template));
      });
      now += STEP_MS;
    },
  };
}

/** Everything that is not about an inquiry, and not decided by a limit of its own before. */
const others: readonly OutboxTemplate[] = [
  'documents-to-agent',
  'documents-digest',
  'documents-reminder',
  'documents-receipt',
  'acknowledgement',
  'desk-link',
  'desk-notice',
  'reminder',
  'reminder-to-backup',
  'morning-digest',
];

test('a flood of every other kind of mail keeps no inquiry, and no more leave in a day than the mailbox takes', async () => {
  const limits = { mailsPerHour: 20, mailsPerDay: 160 };
  const site = await mailbox(limits);
  for (const template of others) {
    for (let count = 0; count < 20; count += 1) await site.put(template);
  }
  while (site.hours() < 30) {
    await site.put('enquiry-to-agent');
    await site.step();
  }
  expect((await site.unsent()).length).toBeGreaterThan(0);
  const { left } = site;
  const isOfEnquiry = ({ template }: { template: OutboxTemplate }) =>
    template === 'enquiry-to-agent' || template === 'enquiry-digest';
  const enquiries = left.filter(({ template }) => template === 'enquiry-to-agent');
  expect(enquiries.map(({ waited }) => waited)).toEqual(Array(60).fill(0));
  for (const { at: end } of left) {
    const ofDay = left.filter(({ at }) => at > end - DAY_MS && at <= end);
    expect(ofDay.length).toBeLessThanOrEqual(limits.mailsPerDay);
    expect(ofDay.filter((mail) => !isOfEnquiry(mail)).length).toBeLessThanOrEqual(
      0.4 * limits.mailsPerDay + 1,
    );
    const toAgent = left.filter(
      (mail) =>
        mail.at > end - HOUR_MS && mail.at <= end && !isOfEnquiry(mail) && !/receipt|ack/.test(mail.template),
    );
    expect(toAgent.length).toBeLessThanOrEqual(0.4 * limits.mailsPerHour + 1);
  }
  expect(left.filter(({ template }) => template === 'desk-link').length).toBeGreaterThan(0);
});

test('in a flood of a day digests go on to the end of it, and what waited is gone the day after', async () => {
  const site = await mailbox();
  while (site.hours() < 24) {
    for (let count = 0; count < 4; count += 1) await site.put('enquiry-to-agent');
    await site.step();
  }
  const digests = site.left.filter(({ template }) => template === 'enquiry-digest').map(({ at }) => at);
  digests.push(site.now());
  const gaps = digests.slice(1).map((at, place) => at - (digests[place] ?? 0));
  expect(Math.max(...gaps)).toBeLessThanOrEqual(DAY_MS / (0.1 * ordinary.mailsPerDay) + STEP_MS);
  while (site.hours() < 32) await site.step();
  expect(await site.unsent()).toEqual([]);
  expect(await site.db.selectFrom('outbox').select('id').where('state', '!=', 'sent').execute()).toEqual([]);
});

test('that the mails of the day run out is told in the mails that still leave, and on the desk', async () => {
  const site = await travel('2026-01-15T18:00:00Z', { MAILS_PER_DAY: '20', REMINDERS: 'off' });
  const agent = await signIn(site);
  const health = async () => words((await agent.get('/desk/health')).body);
  expect(await health()).not.toContain('Emails of the day');
  const [mail] = await site.outbox();
  if (!mail) throw new Error('The sign-in link was not mailed');
  await site.db
    .insertInto('outbox')
    .values(
      Array.from({ length: 15 }, (_, place) => ({
        ...mail,
        id: `sent ${place}`,
        template: 'enquiry-to-agent' as const,
        message_id: `<${place}@rivermark.example>`,
        state: 'sent' as const,
        sent_at: site.server.clock(),
      })),
    )
    .execute();
  expect(await health()).toMatch(
    /Emails of the day Needs attention soon 1\d of at most 20 emails have left in the last 24 hours\./,
  );
  const { line } = await heldUpAt(site, { id: 'another' }, site.server.clock());
  expect(line).toMatch(/^1\d of the 20 mails that may leave in a day are used up/);
});
