/**
 * Prints, as JSON, an object from Message-IDs to lists: how each attempt to send that mail ended,
 * in order.
 */
import SQLite from 'better-sqlite3';

const [file = ''] = process.argv.slice(2);
const db = new SQLite(file, { readonly: true });
const rows = db
  .prepare(
    `select message_id, outcome from outbox_attempt join outbox on outbox.id = outbox_attempt.outbox_id
     order by outbox_attempt.id`,
  )
  .all() as { message_id: string; outcome: string }[];
const byMail = Map.groupBy(rows, ({ message_id }) => message_id);
console.log(
  JSON.stringify(Object.fromEntries([...byMail].map(([id, all]) => [id, all.map(({ outcome }) => outcome)]))),
);
db.close();
