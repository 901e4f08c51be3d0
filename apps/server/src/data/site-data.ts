/**
 * What a site's data consists of. Backup, restore and moving read these lists and have none of
 * their own.
 */
import type { DocumentState } from '../db/schema.ts';
import { type DataDirPart, lockFileOf } from '../hold-data-dir.ts';

/** Something in the data directory. */
interface DirectoryPart {
  /** The file or folder. Names of temporary ones vary. */
  readonly name: string | RegExp;
  /**
   * database: backed up as a sealed copy, moved row by row. objects: backed up and moved one by
   * one, by their hashes. key: in the erasure ledger of a backup; when the site moves, the key of
   * push is a row and SECRET_KEY a setting. nothing: made again, or of this place alone.
   */
  readonly kept: 'database' | 'objects' | 'key' | 'nothing';
  /** No other program has a file of this name: the directory is ours. */
  readonly marksOurs?: true;
  /** A restore leaves it where it is. */
  readonly isNoneOfTheSite?: true;
}

const lock = (part: DataDirPart): DirectoryPart => ({
  name: lockFileOf(part),
  kept: 'nothing',
  marksOurs: true,
  isNoneOfTheSite: true,
});

export const dataDirectory: readonly DirectoryPart[] = [
  { name: 'rivermark.db', kept: 'database', marksOurs: true },
  { name: /^rivermark\.db-(wal|shm)$/, kept: 'database' },
  { name: 'documents', kept: 'objects' },
  { name: 'photos', kept: 'objects' },
  { name: 'secret.key', kept: 'key', marksOurs: true },
  { name: 'vapid.json', kept: 'key' },
  // A restored site is another installation.
  { name: /^installation\.json(\.next)?$/, kept: 'nothing' },
  // Drawn again from the content in the database.
  { name: 'site', kept: 'nothing' },
  { name: 'compressed', kept: 'nothing', marksOurs: true },
  { name: 'publish.lock', kept: 'nothing', marksOurs: true },
  // Copies of mails that another place has, and uploads that are not a draft yet.
  { name: 'mail', kept: 'nothing', marksOurs: true },
  { name: /^photo-/, kept: 'nothing' },
  { name: 'reserve', kept: 'nothing' },
  { name: 'backup.lock', kept: 'nothing' },
  lock('web'),
  lock('worker'),
  // Work in hand, and copies that another command left beside the site.
  { name: /^(backup|restore)-in-hand$/, kept: 'nothing' },
  { name: /^(before|since)-/, kept: 'nothing' },
  { name: /^set-aside-/, kept: 'nothing', isNoneOfTheSite: true },
];

const isCalled = (name: string) => (part: DirectoryPart) =>
  typeof part.name === 'string' ? part.name === name : part.name.test(name);

/** Undefined for a name that is not listed. */
export const partCalled = (name: string): DirectoryPart | undefined => dataDirectory.find(isCalled(name));

const namesOf = (isOne: (part: DirectoryPart) => boolean) =>
  dataDirectory.filter(isOne).flatMap(({ name }) => (typeof name === 'string' ? [name] : []));

/** Files that hold a key. */
export const keyFiles = namesOf(({ kept }) => kept === 'key');
/** Folders of objects, in the data directory and in a backup. */
export const objectFolders = namesOf(({ kept }) => kept === 'objects');
/** Any of these marks a data directory as ours. */
export const marksOfOurs = namesOf(({ marksOurs }) => marksOurs === true);

/**
 * Documents in these states were promised to somebody. Their whole files have to be there, in every
 * backup, and in a moved site.
 */
export const statesWithFile = ['stored', 'submitted'] as const satisfies readonly DocumentState[];

/** A table that is moved. */
interface MovedTable {
  readonly table: string;
  readonly key: readonly string[];
  /** Columns that the database computes. */
  readonly generated: readonly string[];
  /** The table has a sequence for its row numbers. */
  readonly counts: boolean;
}

const table = (name: string, key: string | readonly string[] = 'id', more: Partial<MovedTable> = {}) => ({
  table: name,
  key: [key].flat(),
  generated: [],
  counts: false,
  ...more,
});

/**
 * All stored data, in an order where tables follow those they reference. The search index is
 * rebuilt. Short-lived counts, enquiries' networks and job leases are left behind. Push keys are
 * moved separately, because one place has a row and the other a file.
 */
export const movedTables: readonly MovedTable[] = [
  table('enquiry', 'id', { generated: ['person_email', 'home', 'wanted_on'] }),
  table('document_submission'),
  table('document'),
  table('document_audit', 'id', { counts: true }),
  table('outbox'),
  table('outbox_attempt', 'id', { counts: true }),
  table('mail_watch'),
  table('desk_link'),
  table('desk_device'),
  table('desk_passkey'),
  table('desk_challenge', 'hash'),
  table('desk_attempt', 'id', { counts: true }),
  table('desk_audit', 'id', { counts: true }),
  table('contact_mark'),
  table('enquiry_note'),
  table('person_exception', ['enquiry_id', 'other_id']),
  table('buyer_agreement', 'enquiry_id'),
  table('follow_up'),
  table('reply_template'),
  table('showing'),
  table('booked_quarter', 'quarter'),
  table('blocked_day', 'day'),
  table('calendar_feed', 'token_hash'),
  table('letter_subscription'),
  table('letter'),
  table('letter_recipient'),
  table('letter_home', 'home'),
  table('content_draft', 'file'),
  table('broker_request', 'file'),
  table('content_text', 'sha256'),
  table('content_version', 'number'),
  table('reminder', ['enquiry_id', 'step']),
  table('morning_digest', 'day'),
  table('acknowledgement', 'address_mark'),
  table('self_test', 'day'),
  table('visit_count', ['day', 'series', 'label']),
  table('push_subscription'),
  table('backup_run'),
  table('file_fault'),
  table('clock_stretch'),
  table('told_alert', ['about', 'channel']),
];

/** Tables that are not moved, listed so that no new table is forgotten. */
export const leftBehind: readonly string[] = [
  'job',
  'window_count',
  'enquiry_number',
  'enquiry_network',
  'push_key',
  'kysely_migration',
  'kysely_migration_lock',
];
