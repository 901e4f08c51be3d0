import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import SQLite from 'better-sqlite3';
import { readAges } from '../../clock/clock-epochs.ts';
import { type ContentFiles, isPhoto } from '../../content-versions/content-files.ts';
import { hashesInDraft, PHOTO_DRAFTS } from '../../content-versions/photo-drafts.ts';
import type { PhotoFiles } from '../../content-versions/photo-files.ts';
import type { Database } from '../../db/open-database.ts';
import { sqliteFileIn } from '../../db/sqlite/open-sqlite.ts';
import { diskSpaceOf } from '../../disk-space.ts';
import type { DocumentFiles } from '../../documents/files/document-files.ts';
import { objectFolders, statesWithFile } from '../site-data.ts';
import { claim, refuseForeign, refuseTaken } from './claim.ts';
import { copyDatabase } from './copy-database.ts';
import { copyDocuments, type Promised } from './copy-documents.ts';
import { copyPhotos } from './copy-photos.ts';
import { damagedIn } from './damaged-in.ts';
import { readErasureLedger } from './erasure-ledger.ts';
import { installationIn, rememberPlace } from './installation.ts';
import {
  keysName,
  type Manifest,
  manifestText,
  readManifest,
  signedSnapshotsIn,
  snapshotName,
} from './manifest.ts';
import { newestBackup } from './newest-backup.ts';
import { prune, removeTorn } from './prune.ts';
import { type Measured, measure, sealInto } from './sealed-object.ts';
import type { BackupTarget } from './targets/backup-target.ts';
import { requireFloor } from './targets/leave-floor.ts';
import { verifiedStore } from './verified-store.ts';
import { zipped } from './zipped.ts';

export interface BackupDeps {
  readonly db: Database;
  readonly files: DocumentFiles;
  readonly photos: PhotoFiles;
  readonly dataDir: string;
  readonly target: BackupTarget;
  /** The same as BACKUP_TO names it. */
  readonly place: string;
  /** Also where the place is another installation's, or has lost its backups. */
  readonly takesOver?: boolean;
  /** Reads everything in the place again, and every document here. */
  readonly verifies?: boolean;
  readonly recipients: readonly string[];
  readonly kept: { readonly keptDays: number; readonly keysKeptDays: number };
}

export interface MadeBackup {
  /** The name of its manifest. */
  readonly snapshot: string;
  readonly documents: number;
  /** Lost or damaged documents that no earlier backup has. Everything else is in this backup. */
  readonly missing: number;
  /** Such documents that are in it as an earlier backup has them. */
  readonly kept: number;
  /** Documents of earlier backups that were damaged in the place and have been rewritten. */
  readonly repaired: number;
  /** Names of older objects that are damaged in the place and cannot be written again. */
  readonly damaged: readonly string[];
  /** What was not there from an earlier backup. */
  readonly copied: { readonly objects: number; readonly bytes: number };
}

/** Within the data directory; what a killed run left there is removed by the next. */
const WORK = 'backup-in-hand';

const documentsOf = (database: string): Promised[] => {
  const copy = new SQLite(database, { readonly: true });
  try {
    const stored = copy.prepare(
      `select id, sealed_bytes as bytes, stored_at as storedAt from document
       where state in (${statesWithFile.map(() => '?').join()}) order by created_at`,
    );
    return stored.all(...statesWithFile) as Promised[];
  } finally {
    copy.close();
  }
};

/** Hashes of the photos of every version of the content, and of drafts. */
function photosOf(database: string): string[] {
  const copy = new SQLite(database, { readonly: true });
  try {
    const versions = copy.prepare('select files from content_version').pluck().all() as string[];
    const files = versions.flatMap((text) => Object.entries(JSON.parse(text) as ContentFiles));
    const drafts = copy
      .prepare(`select text from content_draft where file like '${PHOTO_DRAFTS}%'`)
      .pluck()
      .all() as string[];
    const hashes = [
      ...files.filter(([path]) => isPhoto(path)).map(([, sha256]) => sha256),
      ...drafts.flatMap(hashesInDraft),
    ];
    return [...new Set(hashes)].sort();
  } finally {
    copy.close();
  }
}

/**
 * One backup: the database as it stands at one moment, then the documents and photos that it names,
 * then the keys as they stand afterwards, and last the manifest, without which nothing of it
 * counts. Everything written is read again. Documents that came meanwhile are in the next one.
 * Nobody stops for it. Rejects with BackupError, with nothing written where the place is another
 * installation's or has lost its backups; documents that are missing stop nothing.
 */
export async function makeBackup(deps: BackupDeps, now: number): Promise<MadeBackup> {
  const { db, dataDir, target, place, takesOver, recipients, kept } = deps;
  await rm(join(dataDir, WORK), { recursive: true, force: true });
  await mkdir(join(dataDir, WORK), { mode: 0o700 });
  // Each run has its own folder, so a run that wakes after its timeout removes only its own.
  const work = await mkdtemp(join(dataDir, WORK, 'run-'));
  try {
    const installation = await installationIn(dataDir);
    const claimed = { db, target, place, installation };
    const before = await signedSnapshotsIn(target);
    if (!takesOver) await refuseForeign(claimed, before, now);
    // Before anything is written: on a disk that is full the room may be needed.
    await removeTorn(target);
    await claim(claimed);
    const number = Math.max(0, ...before.map((one) => one.number ?? 0)) + 1;
    const newest = newestBackup(before, now);
    // One that is damaged only costs that documents are read again.
    const last = newest && (await readManifest(target, newest.name).catch(() => undefined));
    const store = await verifiedStore(target, objectFolders);
    const damaged = deps.verifies ? await damagedIn(target, before) : [];

    // The copy of the database, and the same sealed.
    const { size } = await stat(sqliteFileIn(dataDir));
    await requireFloor(2 * size, () => diskSpaceOf(dataDir));
    const copy = join(work, 'rivermark.db');
    const schema = await copyDatabase(dataDir, copy);
    const sealed = join(work, 'database.age');
    const measured = await sealInto(sealed, zipped(copy), recipients);
    const database = { ...measured, name: `databases/${measured.sha256}.age` };
    await store.add(database, () => createReadStream(sealed));

    const copied = await copyDocuments({ ...deps, store }, documentsOf(copy), {
      last,
      now,
      verifies: deps.verifies ?? false,
    });
    const { documents, missing, kept: keptOf, repaired } = copied;
    const photos = await copyPhotos({ ...deps, store, work }, photosOf(copy), {
      last,
      verifies: deps.verifies ?? false,
    });

    const keys = join(work, 'keys.age');
    const ledger = Buffer.from(JSON.stringify(await readErasureLedger(db, dataDir, { at: now, number })));
    const measuredKeys: Measured = await sealInto(keys, Readable.from([ledger]), recipients);
    const storedKeys = { ...measuredKeys, name: keysName(now) };
    await store.add(storedKeys, () => createReadStream(keys));

    await refuseTaken(claimed);
    const made = { at: now, number, installation: installation.id };
    const manifest: Manifest = {
      ...{ format: 1, ...made, schema, database, documents, photos, missing },
      keys: storedKeys,
    };
    const text = Buffer.from(manifestText(manifest));
    const snapshot = snapshotName(now);
    await store.add({ ...(await measure(Readable.from([text]))), name: snapshot }, () =>
      Readable.from([text]),
    );
    await rememberPlace(dataDir, place);
    await prune(target, { kept, ages: await readAges(db, now), made: snapshot });
    return {
      snapshot,
      documents: documents.length,
      missing: missing.length,
      kept: keptOf,
      repaired,
      damaged,
      copied: store.copied,
    };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
