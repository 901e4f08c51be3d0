import {
  chmodSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { sqliteFileIn } from '../db/sqlite/open-sqlite.ts';
import { holdDataDir } from '../hold-data-dir.ts';
import { holdAllMail, holdSentMail } from './hold-sent-mail.ts';
import { importLaterEnquiries } from './import-later-enquiries.ts';
import { keepLetters } from './keep-letters.ts';

export interface PutBack {
  /** Now holds the newer database and all documents. */
  readonly folder: string;
  readonly heldMails: number;
  /** What only the newer database has; undefined if it cannot be read. */
  readonly since?: Since;
}

export interface Since {
  /** Newer enquiries, with all their entries. */
  readonly enquiries: readonly { readonly id: string }[];
  /** Whether those were imported into the older database, with their mails. */
  readonly areImported: boolean;
  /** How many of their mails to the agent were unsent. */
  readonly unsent: number;
  /** How many newer submissions of documents there are. They are only in `folder`. */
  readonly submissions: number;
  /** Mails of enquiries that were erased since and are restored. */
  readonly erased: readonly string[];
}

/** Readable by the operator, for the agent. */
const LIST = 'enquiries.json';

/**
 * Replaces the database by a copy from before an upgrade, without sending a mail twice. Keeps the
 * newer database and links to all documents in a folder `since-TIME`, because older programs delete
 * files that their database does not know. Throws while a server runs. Until the last step the
 * newer database stays in use.
 */
export function putCopyBack(dataDir: string, copy: string, now: number): PutBack {
  holdDataDir(dataDir, ['web', 'worker']);
  const file = sqliteFileIn(dataDir);
  const time = new Date(now).toISOString().slice(0, 19).replaceAll(':', '-');
  const folder = join(dataDir, `since-${time}Z`);
  mkdirSync(folder, { mode: 0o700 });
  linkAll(join(dataDir, 'documents'), join(folder, 'documents'));

  const next = `${file}.next`;
  for (const ending of ['', '-wal', '-shm']) rmSync(next + ending, { force: true });
  copyFileSync(copy, next);
  chmodSync(next, 0o600);
  const held = prepare(next, file);
  if (held.since) {
    const text = JSON.stringify(held.since.enquiries, null, 2);
    writeFileSync(join(folder, LIST), `${text}\n`, { mode: 0o600, flush: true });
  }
  // Otherwise the newer database's log would be applied to the older one.
  for (const ending of ['-wal', '-shm'])
    if (existsSync(file + ending)) renameSync(file + ending, `${sqliteFileIn(folder)}${ending}`);
  linkSync(file, sqliteFileIn(folder));
  renameSync(next, file);
  return { folder, ...held };
}

/** Documents' files never change, so links to them take no space. */
function linkAll(from: string, to: string): void {
  if (!existsSync(from)) return;
  mkdirSync(to, { mode: 0o700 });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkAll(source, target);
    else linkSync(source, target);
  }
}

/** Holds mails in the copy, which nothing uses yet. */
function prepare(next: string, newer: string): Omit<PutBack, 'folder'> {
  const db = new SQLite(next);
  try {
    const since = readSince(db, newer);
    const areImported = since !== undefined && importLaterEnquiries(db);
    const heldMails = db.transaction(() => {
      if (!since) return holdAllMail(db);
      keepLetters(db);
      return holdSentMail(db);
    })();
    return { heldMails, ...(since && { since: { ...since, areImported } }) };
  } finally {
    db.close();
  }
}

function readSince(db: SQLite.Database, newer: string): Omit<Since, 'areImported'> | undefined {
  try {
    // The last connection writes the log into the file when it closes.
    db.prepare('attach ? as since').run(newer);
    return {
      enquiries: db
        .prepare(
          'select * from since.enquiry where id not in (select id from main.enquiry) order by received_at',
        )
        .all() as { id: string }[],
      unsent: db
        .prepare(
          `select count(*) from since.outbox where template = 'enquiry-to-agent' and state not in ('sent', 'dropped')
           and enquiry_id not in (select id from main.enquiry)`,
        )
        .pluck()
        .get() as number,
      submissions: db
        .prepare(
          'select count(*) from since.document_submission where id not in (select id from main.document_submission)',
        )
        .pluck()
        .get() as number,
      erased: db
        .prepare(
          `select id from main.outbox where template = 'enquiry-to-agent'
           and enquiry_id not in (select id from since.enquiry)`,
        )
        .pluck()
        .all() as string[],
    };
  } catch (error) {
    const { code = '' } = error as { code?: string };
    if (!code.startsWith('SQLITE_CORRUPT') && code !== 'SQLITE_NOTADB') throw error;
    return undefined;
  }
}
