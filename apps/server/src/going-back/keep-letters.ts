import type SQLite from 'better-sqlite3';

/** Everything that decides who gets which letter. */
const TABLES = ['letter_recipient', 'letter', 'letter_home', 'letter_subscription'];

const hasTable = (db: SQLite.Database, schema: 'main' | 'since', table: string) =>
  db.prepare(`select 1 from ${schema}.sqlite_master where type = 'table' and name = ?`).get(table) !==
  undefined;

/**
 * Takes the readers of letters from the newer database, attached as `since`: who ended them
 * meanwhile must get no more. An older program that has no letters needs nothing.
 */
export function keepLetters(copy: SQLite.Database): void {
  const shared = TABLES.filter((table) => hasTable(copy, 'main', table) && hasTable(copy, 'since', table));
  for (const table of shared) copy.exec(`delete from main.${table}`);
  for (const table of shared.toReversed())
    copy.exec(`insert into main.${table} select * from since.${table}`);
  // What had not left by then is not sent: the newer program may have sent it.
  copy.exec(
    "update main.outbox set state = 'dropped' where template = 'home-letter' and state in ('pending', 'sending')",
  );
}
