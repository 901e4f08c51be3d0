import { randomUUID } from 'node:crypto';
import { fdatasyncSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';

function ratePerSecond(seconds: number, once: () => void): number {
  const begin = performance.now();
  const until = begin + seconds * 1000;
  let count = 0;
  while (performance.now() < until) {
    once();
    count += 1;
  }
  return (count * 1000) / (performance.now() - begin);
}

function openDurable(file: string): SQLite.Database {
  const db = new SQLite(file);
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  return db;
}

/** Per second: 4 KB written to a file and synced. */
export function bareSync(folder: string, seconds: number): number {
  const file = openSync(join(folder, 'sync'), 'w');
  const block = Buffer.alloc(4096, 1);
  return ratePerSecond(seconds, () => {
    writeSync(file, block, 0, block.length, 0);
    fdatasyncSync(file);
  });
}

/** Per second: one row of 600 bytes inserted and synced. */
export function bareInsert(folder: string, seconds: number): number {
  const db = openDurable(join(folder, 'row.db'));
  db.exec('create table row (id integer primary key, text text not null)');
  const insert = db.prepare('insert into row (text) values (?)');
  const text = 'x'.repeat(600);
  const rate = ratePerSecond(seconds, () => insert.run(text));
  db.close();
  return rate;
}

/**
 * Per second: an enquiry and its outbox row in one transaction, with the keys and indexes of the
 * server's tables.
 */
export function barePair(folder: string, seconds: number): number {
  const db = openDurable(join(folder, 'pair.db'));
  db.exec(`create table enquiry (id text primary key, submission_id text not null unique, body text not null);
    create table outbox (id text primary key, enquiry_id text not null references enquiry (id), template text not null,
      state text not null, next_attempt_at integer not null, message_id text not null, unique (enquiry_id, template));
    create index outbox_due on outbox (state, next_attempt_at)`);
  const addEnquiry = db.prepare('insert into enquiry values (?, ?, ?)');
  const addOutbox = db.prepare('insert into outbox values (?, ?, ?, ?, ?, ?)');
  const body = 'x'.repeat(600);
  const addPair = db.transaction(() => {
    const [enquiry, outbox] = [randomUUID(), randomUUID()];
    addEnquiry.run(enquiry, randomUUID(), body);
    addOutbox.run(
      outbox,
      enquiry,
      'enquiry-to-agent',
      'pending',
      Date.now(),
      `<${outbox}@rivermark.example>`,
    );
  });
  const rate = ratePerSecond(seconds, addPair);
  db.close();
  return rate;
}
