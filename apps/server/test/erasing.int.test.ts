import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@rivermark/contracts/durations';
import { startMailServer } from '@rivermark/testkit/mail-server';
import { waitUntil } from '@rivermark/testkit/wait-until';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { type Database, isPostgres } from '../src/db/open-database.ts';
import { everyTable } from '../src/erasing/personal-data.ts';
import { ordinaryPolicy } from '../src/outbox/policy.ts';
import { call, callBody } from './calls.ts';
import { newName, startWithClients, submitAll, upload } from './documents-calls.ts';
import { eraseOnDesk } from './erase-on-desk.ts';
import { signIn } from './sign-in.ts';
import { startServer } from './start-app.ts';

/**
 * The database's columns by table, except for the migrations' own tables and the search index's
 * storage.
 */
async function columnsOf(db: Database): Promise<Map<string, string[]>> {
  const { rows } = isPostgres(db)
    ? await sql<{ table: string; column: string }>`select table_name as "table", column_name as "column"
        from information_schema.columns where table_schema = current_schema()`.execute(db)
    : await sql<{ table: string; column: string }>`select t.name as "table", c.name as "column"
        from pragma_table_list t, pragma_table_xinfo(t.name) c
        where t.schema = 'main' and t.type != 'shadow' and c.hidden != 1`.execute(db);
  const tables = new Map<string, string[]>();
  for (const { table, column } of rows) {
    if (/^(kysely_|sqlite_)/.test(table)) continue;
    tables.set(table, [...(tables.get(table) ?? []), column]);
  }
  return tables;
}

test('every column of the database says whether it tells of a person, and what erases it', async () => {
  const { db } = await startServer();
  const unknown: string[] = [];
  for (const [table, columns] of await columnsOf(db)) {
    const known = everyTable[table];
    // A search index lists itself as a column.
    for (const column of columns.filter((name) => name !== table)) {
      const times = [...Object.keys(known?.personal ?? {}), ...(known?.other ?? [])].filter(
        (name) => name === column,
      );
      if (times.length !== 1) unknown.push(`${table}.${column}: ${times.length} times in personal-data.ts`);
    }
  }
  expect(unknown).toEqual([]);
  for (const [table, { personal, ...fate }] of Object.entries(everyTable)) {
    const ends = [fate.rowGoesWith, fate.overwrittenWith, fate.forgotten, fate.endedBy, fate.stays];
    if (Object.keys(personal).length > 0) expect([table, ends.some(Boolean)]).toEqual([table, true]);
  }
});

/** Everything that is stored: each row of each table, each file, and the log. */
async function everythingStored({ db, config, log }: Awaited<ReturnType<typeof startWithClients>>) {
  const rows: string[] = [];
  for (const table of (await columnsOf(db)).keys()) {
    const found = await sql`select * from ${sql.table(table)}`.execute(db);
    rows.push(`${table} ${JSON.stringify(found.rows)}`);
  }
  const files = readdirSync(config.dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.name} ${readFileSync(join(entry.parentPath, entry.name)).toString('latin1')}`);
  return [...rows, ...files, `log ${log()}`].join('\n');
}

/**
 * Where a word is still stored, with what comes before it. Found as a string: a pattern with a
 * prefix would try each of many million bytes sixty times.
 */
function contextOf(stored: string, word: string): string | undefined {
  const at = stored.indexOf(word);
  return at < 0 ? undefined : stored.slice(Math.max(0, at - 60), at + word.length);
}

/**
 * Writes a unique word into each column about a person that is no key, hash, generated or searched
 * by.
 */
async function fillEveryColumn(db: Database): Promise<string[]> {
  const kept = [
    'enquiry.email',
    'enquiry.person_email',
    'enquiry.home',
    'enquiry.wanted_on',
    'document_submission.client_email',
  ];
  const filled: string[] = [];
  for (const [table, { personal, rowGoesWith, overwrittenWith }] of Object.entries(everyTable)) {
    const isOfClient = rowGoesWith === 'enquiry' || overwrittenWith;
    if (!isOfClient || table.startsWith('enquiry_search')) continue;
    for (const column of Object.keys(personal)) {
      if (kept.includes(`${table}.${column}`)) continue;
      const word = `trace${table}${column}`.replaceAll('_', '');
      const inJson = { details: { message: word }, sources: { first: { host: word }, last: {} } }[column];
      const value = inJson ? sql`${JSON.stringify(inJson)}` : sql`${word} || ${sql.ref(idOf(table))}`;
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value}`.execute(db);
      filled.push(word);
    }
  }
  return filled;
}
const idOf = (table: string) =>
  ['enquiry_network', 'buyer_agreement'].includes(table) ? 'enquiry_id' : 'id';

test('what is filled in everywhere, refusals of mail servers included, is gone from database, files and log once it is erased', async () => {
  let now = Date.now();
  const smtp = await startMailServer();
  onTestFinished(() => smtp.stop());
  // As postmasters write: the address, the subject, or words of the mail.
  smtp.behave((offer) =>
    offer <= 4
      ? {
          at: offer % 2 === 0 ? 'data' : 'recipient',
          code: offer % 2 === 0 ? 451 : 450,
          says: '4.7.1 <ada@visitor.example>: Greylisted, Subject of Ada Brown (904-555-0177), pelican',
        }
      : 'accept',
  );
  const site = await startWithClients(
    { SMTP_URL: smtp.url, ACK_VISITOR: '1', REMINDERS: 'on', AGENT_EMAIL: 'agent@brokerage.example' },
    { clock: () => now, outboxPolicy: { ...ordinaryPolicy, pollMs: 20 } },
  );
  const { app, db, server } = site;
  const ada = { from_name: 'Ada Brown', from_email: 'ada@visitor.example', phone: '904-555-0177' };
  await call(app, callBody({ ...ada, message: 'Is the pelican included?' }));
  await submitAll(site, { client_name: 'Ada Brown', client_email: 'ada@visitor.example' });
  // Never submitted: nothing says whose it is, and it expires automatically.
  await upload(site, newName('creditReport', 'staged.pdf'), { originalName: 'Ada Brown staged.pdf' });
  const agent = await signIn(site);
  const [enquiry] = await site.enquiries();
  await agent.post(`/desk/enquiries/${enquiry?.id}/note`, { text: 'Loves the pelican' });
  await agent.post(`/desk/enquiries/${enquiry?.id}/remind`, {
    at: String(now + DAY_MS),
    note: 'Ask about the pelican',
  });
  const mark = { id: 'm', enquiry_id: enquiry?.id ?? '', how: 'call' as const, at: now, note: 'pelican' };

  server.outboxWorker.start();
  await waitUntil('refusals', () => smtp.offered() >= 4);
  now += HOUR_MS + MINUTE_MS;
  await server.scheduler.runDue();
  await server.contacts.mark(mark, now);
  server.outboxWorker.wake();
  await waitUntil('all mails', async () => {
    const states = (await site.outbox()).map(({ state }) => state);
    // Retries wait for this clock.
    if (!states.includes('sending')) now += MINUTE_MS;
    server.outboxWorker.wake();
    return states.every((state) => ['sent', 'dropped'].includes(state));
  });
  await server.outboxWorker.stop(10_000);
  const attempts = await db.selectFrom('outbox_attempt').selectAll().where('outcome', '=', 'retry').execute();
  expect(attempts.length).toBeGreaterThanOrEqual(2);
  expect(new Set(attempts.map(({ detail }) => detail))).toEqual(new Set(['4.7.1']));

  await db
    .insertInto('showing')
    .values({
      id: 'showing',
      enquiry_id: enquiry?.id ?? '',
      uid: 'showing@rivermark.example',
      sequence: 0,
      words: 'The pelican shows you',
      minutes: 60,
      offered: '[1]',
      starts_at: 900_000,
      changed_at: 1,
      called_off_at: null,
    })
    .execute();
  await agent.post(`/desk/enquiries/${enquiry?.id}/agreement`, { state: 'sent' });
  const filled = await fillEveryColumn(db);
  const before = await everythingStored(site);
  for (const word of filled) expect(before).toContain(word);

  const done = await eraseOnDesk(agent, { email: 'ada@visitor.example' });
  expect(done.body).toContain('1 inquiry and 1 submission of documents are gone for good');
  now += DAY_MS + MINUTE_MS;
  await server.scheduler.runDue();
  const after = await everythingStored(site);
  for (const word of filled) expect(contextOf(after, word)).toBeUndefined();
  for (const trace of [/ada@visitor/i, /Ada Brown/i, /pelican/i, /555-?0177/, /My scan/, /staged\.pdf/])
    expect([trace, trace.exec(after)?.[0]]).toEqual([trace, undefined]);
});
