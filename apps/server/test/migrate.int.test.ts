import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '../src/db/migrate.ts';
import { enquiryAndOutbox } from '../src/db/migrations/0001-enquiry-and-outbox.ts';
import { openDatabase } from '../src/db/open-database.ts';
import { createEnqueue } from '../src/outbox/enqueue.ts';
import { temporaryFolder } from './start-app.ts';

const tables = async (db: ReturnType<typeof openDatabase>) =>
  (await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(db)).rows.map(
    ({ name }) => name,
  );

test('a schema that is there already is left alone', async () => {
  const folder = temporaryFolder();
  const [first, second] = [openDatabase({ dataDir: folder }), openDatabase({ dataDir: folder })];
  await migrate(first);
  await migrate(second);
  expect(await tables(second)).toEqual(expect.arrayContaining(['enquiry', 'outbox', 'outbox_attempt']));
  await Promise.all([first.destroy(), second.destroy()]);
});

test('a step that fails leaves nothing half done, so the next start can try again', async () => {
  const db = openDatabase({ dataDir: temporaryFolder() });
  await sql`create table outbox_attempt (id integer)`.execute(db);
  await expect(migrate(db)).rejects.toThrow(/outbox_attempt/);
  expect(await tables(db)).not.toContain('enquiry');
  await sql`drop table outbox_attempt`.execute(db);
  await migrate(db);
  expect(await tables(db)).toContain('enquiry');
  await db.destroy();
});

test('an error that itself undoes the step, as that of a full disk, is the one that is reported', async () => {
  const db = openDatabase({ dataDir: temporaryFolder() });
  await sql`create table kysely_migration (name text primary key, timestamp text not null)`.execute(db);
  await sql`create trigger full before insert on kysely_migration begin select raise(rollback, 'no room'); end`.execute(
    db,
  );
  await expect(migrate(db)).rejects.toThrow('no room');
  expect(await tables(db)).not.toContain('enquiry');
  await db.destroy();
});

test('mails of the first schema are kept with their attempts when the outbox learns of documents', async () => {
  const db = openDatabase({ dataDir: temporaryFolder() });
  await enquiryAndOutbox.up(db);
  await sql`create table kysely_migration (name text primary key, timestamp text not null)`.execute(db);
  await sql`insert into kysely_migration values ('0001-enquiry-and-outbox', '2026-01-01')`.execute(db);
  await sql`insert into enquiry values ('e', 's', 'contact', 'A', 'a@b.example', '1', null, '{}', '/', 1, 'form', 0, '', '', '[]', 0)`.execute(
    db,
  );
  await sql`insert into outbox values ('o', 'e', 'enquiry-to-agent', 'sent', 2, 1, null, null, '<o@x>', null, null, 1, 2)`.execute(
    db,
  );
  await sql`insert into outbox_attempt values (7, 'o', 1, 'retry', 'E', 'd'), (8, 'o', 2, 'sent', null, null)`.execute(
    db,
  );
  await migrate(db);
  expect(await db.selectFrom('outbox').selectAll().execute()).toMatchObject([
    { id: 'o', enquiry_id: 'e', document_submission_id: null, state: 'sent', attempts: 2, sent_at: 2 },
  ]);
  expect(await db.selectFrom('outbox_attempt').select(['id', 'outcome']).execute()).toEqual([
    { id: 7, outcome: 'retry' },
    { id: 8, outcome: 'sent' },
  ]);
  await db.destroy();
});

test('the audit of documents can be added to, and never changed or shortened', async () => {
  const db = openDatabase({ dataDir: temporaryFolder() });
  await migrate(db);
  const line = {
    submission_id: 's',
    document_id: null,
    at: 1,
    action: 'viewed' as const,
    by: 'x',
    detail: '',
  };
  await db.insertInto('document_audit').values(line).execute();
  await expect(db.updateTable('document_audit').set({ at: 2 }).execute()).rejects.toThrow(/append-only/);
  await expect(db.deleteFrom('document_audit').execute()).rejects.toThrow(/append-only/);
  await db.destroy();
});

test('enquiries that were there before the desk are found by its search', async () => {
  const db = openDatabase({ dataDir: temporaryFolder() });
  await enquiryAndOutbox.up(db);
  await sql`create table kysely_migration (name text primary key, timestamp text not null)`.execute(db);
  await sql`insert into kysely_migration values ('0001-enquiry-and-outbox', '2026-01-01')`.execute(db);
  await sql`insert into enquiry values ('e', 's', 'showing', 'Ada', 'Ada@B.example', '(904) 555-0123', '+19045550123', '{"place":"Avondale","message":"Tudor"}', '/', 1, 'form', 0, '', '', '[]', 0)`.execute(
    db,
  );
  await migrate(db);
  for (const words of ['ada', 'tudor', 'avondale', '5550123', '9045550123']) {
    const { rows } = await sql`select rowid from enquiry_search where enquiry_search match ${words}`.execute(
      db,
    );
    expect(rows, words).toHaveLength(1);
  }
  expect(await db.selectFrom('enquiry').selectAll().executeTakeFirst()).toMatchObject({
    contacted_at: null,
    is_spam: null,
    person_email: 'ada@b.example',
    home: 'Avondale',
  });
  await db.destroy();
});

test('devices that were signed in before web push stay so, and their subscriptions go with them', async () => {
  const db = openDatabase({ dataDir: temporaryFolder() });
  await migrate(db);
  await sql`drop table push_subscription`.execute(db);
  await sql`delete from kysely_migration where name = '0016-push'`.execute(db);
  await db
    .insertInto('desk_device')
    .values({
      id: 'd',
      session_hash: 's',
      words: 'Safari on iPhone',
      signed_in_by: 'link',
      signed_in_at: 1,
      last_seen_at: 2,
      expires_at: 3,
    })
    .execute();
  await migrate(db);
  const asked = { id: 'p', device_id: 'd', endpoint: 'https://push.example', p256dh: '', auth: '' };
  await db
    .insertInto('push_subscription')
    .values({ ...asked, created_at: 4 })
    .execute();
  expect(await db.selectFrom('desk_device').select('words').execute()).toEqual([
    { words: 'Safari on iPhone' },
  ]);
  await db.deleteFrom('desk_device').execute();
  expect(await db.selectFrom('push_subscription').selectAll().execute()).toEqual([]);
  await db.destroy();
});

test('answers of mail servers that were stored with addresses keep their status alone', async () => {
  const db = openDatabase({ dataDir: temporaryFolder() });
  await migrate(db, '0031-floods-and-progress');
  const enqueue = createEnqueue(() => 1, 'rivermark.example');
  const outbox_id = await db.transaction().execute((all) => enqueue(all, { template: 'enquiry-digest' }));
  const greylisted = '450 4.2.0 <ada@visitor.example>: Greylisted';
  await db.updateTable('outbox').set({ last_error: greylisted }).where('id', '=', outbox_id).execute();
  const details = [greylisted, 'ada@visitor.example is unknown here', null];
  const attempts = details.map((detail) => ({
    outbox_id,
    at: 1,
    outcome: 'retry' as const,
    error_code: 'EENVELOPE 450',
    detail,
  }));
  for (const attempt of attempts) await db.insertInto('outbox_attempt').values(attempt).execute();
  await migrate(db);
  const rows = await db.selectFrom('outbox_attempt').select(['error_code', 'detail']).orderBy('id').execute();
  expect(rows).toEqual(['4.2.0', null, null].map((detail) => ({ error_code: 'EENVELOPE 450', detail })));
  expect(await db.selectFrom('outbox').select(['id', 'last_error']).execute()).toEqual([
    { id: outbox_id, last_error: '4.2.0' },
  ]);
  await db.destroy();
});

test('a mail that was refused because what it told of was erased is dropped; others that were refused stay', async () => {
  const db = openDatabase({ dataDir: temporaryFolder() });
  await migrate(db, '0023-told-faults');
  const enqueue = createEnqueue(() => 1, 'rivermark.example');
  for (const last_error_code of ['ERASED', 'EENVELOPE 550']) {
    const id = await db.transaction().execute((all) => enqueue(all, { template: 'enquiry-digest' }));
    await db.updateTable('outbox').set({ state: 'refused', last_error_code }).where('id', '=', id).execute();
  }
  await migrate(db);
  const rows = await db.selectFrom('outbox').select(['state', 'last_error_code']).orderBy('state').execute();
  expect(rows).toEqual([
    { state: 'dropped', last_error_code: null },
    { state: 'refused', last_error_code: 'EENVELOPE 550' },
  ]);
  await db.destroy();
});
