/** Holds the only write lock of a database for so many milliseconds, as another program would. */
import { setTimeout as later } from 'node:timers/promises';
import SQLite from 'better-sqlite3';

const [file = '', forMs = '0'] = process.argv.slice(2);
const db = new SQLite(file, { timeout: 10_000 });
db.exec('begin immediate');
await later(Number(forMs));
db.exec('rollback');
db.close();
