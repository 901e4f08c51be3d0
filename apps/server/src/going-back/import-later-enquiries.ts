import type SQLite from 'better-sqlite3';

const columnsOf = (db: SQLite.Database, schema: 'main' | 'since', table: string): string[] =>
  (db.pragma(`${schema}.table_xinfo(${table})`) as { name: string; hidden: number }[])
    .filter(({ hidden }) => hidden === 0)
    .map(({ name }) => `"${name}"`);

/** Columns that both releases have. */
function sharedColumns(db: SQLite.Database, table: string): string[] {
  const newer = columnsOf(db, 'since', table);
  return columnsOf(db, 'main', table).filter((column) => newer.includes(column));
}

/**
 * Adds to an older copy the enquiries that only the newer database, attached as `since`, has, with
 * their mails to the agent. Returns false and changes nothing where the releases' tables differ too
 * much.
 */
export function importLaterEnquiries(copy: SQLite.Database): boolean {
  const enquiry = sharedColumns(copy, 'enquiry').join(', ');
  const outbox = sharedColumns(copy, 'outbox').join(', ');
  // A digest of the newer release is not in the copy, and has not left.
  const mail = outbox
    .replace('"state"', "case state when 'in-digest' then 'pending' else state end")
    .replace('"digest_id"', 'null');
  const all = copy.transaction(() => {
    copy.exec(
      'create temp table later as select id from since.enquiry where id not in (select id from main.enquiry)',
    );
    copy.exec(
      `insert into main.enquiry (${enquiry}) select ${enquiry} from since.enquiry where id in (select id from later)`,
    );
    copy.exec(
      `insert into main.outbox (${outbox}) select ${mail} from since.outbox
       where enquiry_id in (select id from later) and template = 'enquiry-to-agent'`,
    );
    copy.exec('drop table temp.later');
  });
  try {
    all();
    return true;
  } catch (error) {
    const { code = '' } = error as { code?: string };
    // What the older table needs and the newer one lacks, or calls by another name.
    if (code !== 'SQLITE_ERROR' && !code.startsWith('SQLITE_CONSTRAINT')) throw error;
    return false;
  }
}
