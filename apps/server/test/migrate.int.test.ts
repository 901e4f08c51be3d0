import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '../src/db/migrate.ts';
import { openDatabase } from '../src/db/open-database.ts';
import { temporaryFolder } from './start-app.ts';

const tables = async (db: ReturnType<typeof openDatabase>) =>
  (await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(db)).rows.map(
    ({ name }) => name,
  );

test('a schema that is there already is left alone', async () => {
  const folder = temporaryFolder();
  const [first, second] = [openDatabase(folder), openDatabase(folder)];
  await migrate(first);
  await migrate(second);
  expect(await tables(second)).toEqual(expect.arrayContaining(['enquiry', 'outbox', 'outbox_attempt']));
  await Promise.all([first.destroy(), second.destroy()]);
});

test('a step that fails leaves nothing half done, so the next start can try again', async () => {
  const db = openDatabase(temporaryFolder());
  await sql`create table outbox_attempt (id integer)`.execute(db);
  await expect(migrate(db)).rejects.toThrow(/outbox_attempt/);
  expect(await tables(db)).not.toContain('enquiry');
  await sql`drop table outbox_attempt`.execute(db);
  await migrate(db);
  expect(await tables(db)).toContain('enquiry');
  await db.destroy();
});
