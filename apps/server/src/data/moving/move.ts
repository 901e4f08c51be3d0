import { sql } from 'kysely';
import type { PhotoFiles } from '../../content-versions/photo-files.ts';
import { type Database, isPostgres } from '../../db/open-database.ts';
import type { DocumentFiles } from '../../documents/files/document-files.ts';
import { keysInUse } from '../../documents/rotation/keys-in-use.ts';
import type { VapidKeyStore } from '../../push/vapid-keys.ts';
import type { Keyring } from '../../secrets/keyring.ts';
import { statesWithFile } from '../site-data.ts';
import { copyDocuments } from './copy-documents.ts';
import { copyPhotos } from './copy-photos.ts';
import { copyRows, stateOf, type TableState } from './copy-rows.ts';

/** Where a site's data is. */
export interface Place {
  readonly db: Database;
  /** The same object in both places if documents stay in DATA_DIR. */
  readonly files: DocumentFiles;
  /** The same object in both places if they stay in DATA_DIR. */
  readonly photos: PhotoFiles;
  /** A row in one place, a file in the other. */
  readonly pushKeys: VapidKeyStore;
}

export interface Moved {
  readonly rows: number;
  /** Documents in the database, each with its complete file in the target. */
  readonly documents: number;
  /** An earlier run had moved everything. */
  readonly before: boolean;
}

const rowsIn = (states: readonly TableState[]) => states.reduce((sum, { rows }) => sum + rows, 0);
const isSame = (one: readonly TableState[], other: readonly TableState[]) =>
  one.every(({ sha256 }, place) => sha256 === other[place]?.sha256);

/** Whether another of our processes is connected to a PostgreSQL. */
async function isInUse(db: Database): Promise<boolean> {
  if (!isPostgres(db)) return false;
  const { rows } = await sql<{ others: number }>`select count(*) as others from pg_stat_activity
    where application_name = 'rivermark' and datname = current_database() and pid <> pg_backend_pid()`.execute(
    db,
  );
  return (rows[0]?.others ?? 0) > 0;
}

/** Completely received documents. Their files must be in the target. */
const receivedDocuments = (db: Database) =>
  db.selectFrom('document').select(['id', 'sealed_bytes']).where('state', 'in', statesWithFile).execute();

/**
 * Throws if a document's file is missing or truncated in all of these stores. Resolves with the
 * number of documents.
 */
async function refuseMissing(db: Database, stores: readonly DocumentFiles[]): Promise<number> {
  const documents = await receivedDocuments(db);
  const missing: string[] = [];
  for (const { id, sealed_bytes } of documents) {
    const sizes = await Promise.all(stores.map((files) => files.size(id)));
    if (sizes.every((size = 0) => size < sealed_bytes)) missing.push(id);
  }
  if (missing.length > 0) {
    throw new Error(
      `The files of ${missing.length} documents are missing or cut, ${missing[0]} for example. No row was moved. Copy their files (ID.sealed) into the folder documents of DATA_DIR, from its old machine or a backup, or erase these documents on the desk; then run this again.`,
    );
  }
  return documents.length;
}

/**
 * Moves a whole site while it is stopped. First documents, published photos and push keys, then all
 * rows in one transaction; then it compares both sides. Changes nothing in the source, and can be
 * run again after an interruption. Throws a sentence for the operator if the target holds something
 * else, a key or a document's file is missing, or a server still runs.
 */
export async function move(from: Place, to: Place, keyring: Pick<Keyring, 'ids'>): Promise<Moved> {
  for (const { db } of [from, to]) {
    if (await isInUse(db)) {
      throw new Error(
        'A server is still connected to the PostgreSQL. Stop every web and worker process first.',
      );
    }
  }
  const missing = [...(await keysInUse(from.db))].filter((id) => !keyring.ids.includes(id));
  if (missing.length > 0) {
    throw new Error(
      'Some documents were sealed with a key that is not in SECRET_KEY. Set it to what stands in secret.key of DATA_DIR.',
    );
  }
  const source = await stateOf(from.db);
  const found = await stateOf(to.db);
  const rows = await from.db.selectFrom('document').select('id').execute();
  const ids = new Set([...(await from.files.list()), ...rows.map(({ id }) => id)]);
  const foreign = (await to.files.list()).filter((id) => !ids.has(id));
  const isDone = rowsIn(found) > 0 && isSame(source, found);
  if (foreign.length > 0 || (rowsIn(found) > 0 && !isDone)) {
    throw new Error(
      'The target is not empty: it holds another site, or this one as it was used since. Nothing was changed.',
    );
  }
  await refuseMissing(from.db, [from.files, to.files]);
  if (from.files !== to.files) await copyDocuments(from.files, to.files);
  if (from.photos !== to.photos) await copyPhotos(from.photos, to.photos);
  const documents = await refuseMissing(from.db, [to.files]);
  // Without them, no subscribed device would receive reminders any more.
  const pushKeys = await from.pushKeys.find();
  if (pushKeys) await to.pushKeys.replace(pushKeys);
  if (!isDone) {
    await copyRows(from.db, to.db);
    if (!isSame(source, await stateOf(to.db))) {
      throw new Error('The rows do not compare after the move. Go on with the old place, and report this.');
    }
  }
  return { rows: rowsIn(source), documents, before: isDone };
}
