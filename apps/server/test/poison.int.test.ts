import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Database } from '../src/db/open-database.ts';
import { mailHealth } from '../src/health/mail/mail-health.ts';
import { composeReminder } from '../src/notify/compose-reminder.ts';
import { claimDue } from '../src/outbox/claim.ts';
import { ordinaryPolicy } from '../src/outbox/policy.ts';
import { reapExpired } from '../src/outbox/settle.ts';
import { startServer } from './start-app.ts';
import { travel } from './time-travel.ts';

/** The database, with the row count of its largest answer. */
function measured(db: Database) {
  const most = { rows: 0 };
  const counting = db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      most.rows = Math.max(most.rows, result.rows.length);
      return result;
    },
  });
  return { db: counting, most };
}

test.each(['morning', 'reminder'] as const)(
  'however many enquiries wait, the %s mail draws only those that it names, and says how many more there are',
  async (kind) => {
    const site = await travel('2026-01-15T12:00:00Z');
    for (let one = 0; one < 30; one += 1) await site.enquire({ from_name: `Visitor ${one}` });
    const enquiries = await site.enquiries();
    for (const { id } of enquiries) {
      await site.db
        .insertInto('reminder')
        .values({ enquiry_id: id, step: 1, notice_id: 'a notice', at: 1 })
        .execute();
    }
    const { db, most } = measured(site.db);
    const [row] = await site.outbox();
    if (!row) throw new Error('no mail');
    const mail = await composeReminder(kind)({ ...site.server, db })({ ...row, about: 'a notice' }, '');
    expect(mail.subject).toContain('30 inquiries wait');
    expect(mail.text.match(/Visitor \d+/g)).toHaveLength(20);
    expect(mail.text).toContain('10 more');
    expect(most.rows).toBe(20);
  },
);

/** A mail that kills every process that takes it. */
async function aDeadlyMail() {
  const { db, server } = await startServer();
  let now = Date.UTC(2026, 0, 15);
  const mail = { template: 'desk-notice', about: randomUUID() } as const;
  const id = await db.transaction().execute((transaction) => server.enqueue(transaction, mail));
  await db.updateTable('outbox').set({ created_at: now, next_attempt_at: now }).execute();
  return {
    db,
    id,
    now: () => now,
    row: () => db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow(),
    /** A process takes what is due, and dies. Resolves with what it took. */
    async dies(afterMs = 20_000) {
      now += afterMs;
      await reapExpired(db, { channel: 'mail', now, own: [], policy: ordinaryPolicy, random: () => 0 });
      const rows = await claimDue(db, {
        channel: 'mail',
        count: 2,
        except: [],
        waiting: [],
        now,
        leaseMs: ordinaryPolicy.leaseMs,
      });
      return rows.map(({ id }) => id);
    },
  };
}

test('a mail of which one process after the other dies waits as after a failed attempt, and that is told', async () => {
  const { dies, id, row, db, now } = await aDeadlyMail();
  for (let death = 1; death <= 5; death += 1) expect(await dies()).toEqual([id]);
  for (let later = 0; later < 10; later += 1) expect(await dies()).toEqual([]);
  expect(await row()).toMatchObject({ state: 'pending', attempts: 5, last_error_code: 'NOT-ENDED' });
  expect(await dies(5 * 60_000)).toEqual([id]);
  // Each further one waits longer, up to two hours. Delayed mail raises the usual alert.
  for (let later = 0; later < 2; later += 1) expect(await dies(6 * 60_000)).toEqual([]);
  expect(await dies(6 * 60_000)).toEqual([id]);
  expect((await mailHealth(db, now())).state).toBe('waiting');
});

test('a mail of which processes died for five days is given up, and by hand it is tried again', async () => {
  const { dies, row } = await aDeadlyMail();
  for (let death = 0; death < 80; death += 1) await dies(121 * 60_000);
  expect((await row()).state).toBe('given-up');
});

test('a mail that was in hand when its process was ended goes at once with the next one, also where that happened before', async () => {
  const { dies, id, db, now } = await aDeadlyMail();
  for (let death = 0; death < 4; death += 1) expect(await dies()).toEqual([id]);
  // An attempt that finished between them.
  await db
    .insertInto('outbox_attempt')
    .values({ outbox_id: id, at: now(), outcome: 'retry', error_code: null, detail: null })
    .execute();
  for (let death = 0; death < 4; death += 1) expect(await dies()).toEqual([id]);
});
