import type { Content } from '@rivermark/content';
import { DAY_MS } from '@rivermark/contracts/durations';
import { momentInJacksonville } from '@rivermark/contracts/jacksonville-moment';
import { dateInJacksonville } from '@rivermark/contracts/jacksonville-time';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/open-database.ts';
import type { SelfTestTable } from '../../db/reminder-tables.ts';
import type { AcceptEnquiry } from '../../intake/accept-enquiry.ts';

/** How long an undelivered test is kept. The mail watch reports the cause meanwhile. */
const KEPT_MS = DAY_MS;

interface SelfTestDeps {
  readonly db: Database;
  readonly acceptEnquiry: AcceptEnquiry;
  readonly config: Pick<Config, 'agent' | 'selfTestAt' | 'smtpUrl'>;
  readonly content: () => Content;
  /** Erases an enquiry with its mails; resolves with how many were erased. */
  readonly erase: (enquiryIds: readonly string[]) => Promise<number>;
}

/** Sends the day's test by the way of every enquiry: the intake, the outbox, the mail server. */
async function begin(
  { db, acceptEnquiry, config, content }: SelfTestDeps,
  day: string,
  now: number,
): Promise<void> {
  // Visitors' keys cannot contain a colon, so nobody can guess and take this one.
  const enquiryKey = `self-test:${day}`;
  // The enquiry first: its key makes a retry harmless, but a row alone would claim a test was sent.
  await acceptEnquiry(
    {
      enquiryKey,
      kind: 'contact',
      name: 'Self-test',
      email: config.agent.address,
      phone: content().identity.phone,
      details: { message: 'The mail of your site arrives.' },
      page: '',
      textConsent: { given: false, version: '' },
      honeypot: '',
    },
    { via: 'self-test', foreignOrigin: false },
  );
  await db
    .insertInto('self_test')
    .values({ day, enquiry_key: enquiryKey, started_at: now, ended_at: null, outcome: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Ends a test whose mail was accepted or timed out after a day. Removes its enquiry completely. */
async function end(
  { db, erase }: SelfTestDeps,
  test: Pick<SelfTestTable, 'day' | 'enquiry_key' | 'started_at'>,
  now: number,
): Promise<void> {
  const row = await db
    .selectFrom('enquiry')
    .leftJoin('outbox', 'outbox.enquiry_id', 'enquiry.id')
    .select(['enquiry.id', 'outbox.state'])
    .where('enquiry_key', '=', test.enquiry_key)
    .where('via', '=', 'self-test')
    .executeTakeFirst();
  const isAccepted = row?.state === 'sent';
  // One of a clock that was ahead would wait until that day.
  const isYoung = Math.abs(now - test.started_at) < KEPT_MS;
  if (!isAccepted && row && isYoung) return;
  if (row && (await erase([row.id])) === 0) return;
  await db
    .updateTable('self_test')
    .set({ ended_at: now, outcome: isAccepted ? 'accepted' : 'not-accepted' })
    .where('day', '=', test.day)
    .execute();
}

/** A clock that was ahead has settled them: they would have no test when they come. */
async function forgetDaysToCome(db: Database, today: string): Promise<void> {
  const ahead = await db.selectFrom('self_test').select('day').where('day', '>', today).execute();
  // Runs every minute and rarely finds anything, and a select takes no write lock.
  if (ahead.length === 0) return;
  await db.deleteFrom('self_test').where('day', '>', today).where('outcome', 'is not', null).execute();
}

/**
 * The daily self-test, if there is a mail server: starts it when due, and ends it. Safe to kill at
 * any point and run again.
 */
export async function runSelfTest(deps: SelfTestDeps, now: number): Promise<void> {
  const { db, config } = deps;
  const open = await db.selectFrom('self_test').selectAll().where('outcome', 'is', null).execute();
  for (const test of open) await end(deps, test, now);
  if (!config.selfTestAt || !config.smtpUrl) return;
  const day = dateInJacksonville(now);
  await forgetDaysToCome(db, day);
  if (now < momentInJacksonville(day, config.selfTestAt)) return;
  const known = await db.selectFrom('self_test').select('day').where('day', '=', day).executeTakeFirst();
  if (!known) await begin(deps, day, now);
}
