import { createWriteStream, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Content } from '@rivermark/content';
import type { Config } from '../../config.ts';
import { openPhotoFiles } from '../../content-versions/open-photo-files.ts';
import { knownMigrations, migrate } from '../../db/migrate.ts';
import { openDatabase } from '../../db/open-database.ts';
import { openDocumentFiles } from '../../documents/files/open-document-files.ts';
import { BackupError } from '../backup/backup-error.ts';
import { type Manifest, readManifest, signedSnapshotsIn } from '../backup/manifest.ts';
import { newestBackup } from '../backup/newest-backup.ts';
import { unsealed } from '../backup/sealed-object.ts';
import type { BackupTarget } from '../backup/targets/backup-target.ts';
import { keyFiles } from '../site-data.ts';
import { type Applied, applyErasureLedger } from './apply-erasure-ledger.ts';
import { asRestoreError } from './as-restore-error.ts';
import { fetchVerified } from './fetch-verified.ts';
import { holdMail } from './hold-mail.ts';
import { newestErasureLedger } from './newest-erasure-ledger.ts';
import { restoreFolder } from './restore-marker.ts';
import { isInTheWay } from './set-aside.ts';
import { takeDocuments } from './take-documents.ts';
import { takePhotos } from './take-photos.ts';

interface RestoreDeps {
  readonly target: BackupTarget;
  readonly config: Pick<Config, 'dataDir' | 'documentsBucket' | 'secretKeys' | 'reminders' | 'mailFrom'>;
  /** The site's content, for the mails that are due by now. */
  readonly content: Pick<Content, 'businessHours'>;
  /** `AGE-SECRET-KEY-1…` */
  readonly identities: readonly string[];
  /** Only use backups up to this moment, in milliseconds since 1970. */
  readonly before?: number;
}

export interface Restored extends Applied {
  readonly snapshot: string;
  readonly at: number;
  /** Restored documents. */
  readonly documents: number;
  /** Documents in the database that could not be fetched. */
  readonly missing: number;
  /**
   * Names of document objects that are damaged or missing in the backup. The server reports them as
   * lost.
   */
  readonly lost: readonly string[];
  /** Names of published photos' objects that are damaged or missing in the backup. */
  readonly lostPhotos: readonly string[];
  readonly heldMails: number;
  /** Nothing that was erased by this moment is restored, in milliseconds since 1970. */
  readonly keysAt: number;
}

/** The directory must be new, empty, or hold an interrupted restore. */
async function enter(dataDir: string): Promise<string> {
  const work = restoreFolder(dataDir);
  if (existsSync(dataDir) && readdirSync(dataDir).some(isInTheWay) && !existsSync(work)) {
    throw new BackupError(
      'restore-place-not-empty',
      `${dataDir} is not empty. Nothing was changed; add --set-aside to keep what is there beside it, or name a new directory as DATA_DIR.`,
    );
  }
  await mkdir(work, { recursive: true, mode: 0o700 });
  return work;
}

interface Chosen {
  readonly name: string;
  readonly manifest: Manifest;
}

/** The newest backup before a moment. */
export async function chosen(target: BackupTarget, before: number, now: number): Promise<Chosen> {
  const snapshots = await signedSnapshotsIn(target);
  const last = newestBackup(
    snapshots.filter(({ at }) => at <= before),
    now,
  );
  if (!last) throw new BackupError('restore-nothing-there', 'There is no backup, or none as old as that.');
  return { name: last.name, manifest: await readManifest(target, last.name) };
}

/**
 * Restores a backup into a new data directory. Verifies every object's hash, erases again what was
 * erased since, and holds all mail. A missing document is reported and stops nothing else.
 * Documents go to the configured store; documents already there stay.
 *
 * Until the last step, no server starts there. An interrupted restore continues when it is run
 * again. Rejects with BackupError.
 */
export function restoreBackup(deps: RestoreDeps, now: number): Promise<Restored> {
  return restore(deps, now).catch((error: unknown) => {
    throw asRestoreError(error);
  });
}

async function restore(deps: RestoreDeps, now: number): Promise<Restored> {
  const { target, config, content, identities, before = Number.POSITIVE_INFINITY } = deps;
  const { dataDir } = config;
  const { name, manifest } = await chosen(target, before, now);
  const known = knownMigrations();
  if (manifest.schema.some((migration) => !known.includes(migration))) {
    throw new BackupError(
      'restore-needs-newer-program',
      'This backup was made by a newer Rivermark. Restore it with that one, or a later one.',
    );
  }
  const ledger = await newestErasureLedger(target, identities, manifest, now);
  const work = await enter(dataDir);
  const files = await openDocumentFiles(dataDir, config.documentsBucket);

  // Before the documents: if the database is damaged, an earlier backup is used, without this one's
  // documents. Named by its hash, because an interrupted run may have used another backup.
  const sealed = join(work, `${manifest.database.sha256}.age`);
  if (!existsSync(sealed)) await fetchVerified(target, manifest.database, sealed);
  for (const ending of ['', '-wal', '-shm']) rmSync(join(work, `rivermark.db${ending}`), { force: true });
  const source = unsealed((await open(sealed)).createReadStream(), identities);
  await pipeline(
    Readable.from(source),
    createGunzip(),
    createWriteStream(join(work, 'rivermark.db'), { mode: 0o600 }),
  );
  const lost = await takeDocuments({ target, files, work }, manifest.documents);
  const photos = await openPhotoFiles(dataDir, config.documentsBucket);
  const lostPhotos = await takePhotos({ target, photos, identities, work }, manifest.photos);
  const db = openDatabase({ dataDir: work });
  let applied: Applied;
  let heldMails: number;
  try {
    await migrate(db);
    applied = await applyErasureLedger({ db, files }, ledger, now);
    heldMails = await holdMail(db, config, content, now);
  } finally {
    // Closing the last connection writes the log into the file.
    await db.destroy();
  }
  for (const file of keyFiles) {
    const content = ledger.files[file];
    if (content === undefined || (file === 'secret.key' && config.secretKeys)) continue;
    writeFileSync(join(dataDir, file), content, { mode: 0o600, flush: true });
  }
  await rename(join(work, 'rivermark.db'), join(dataDir, 'rivermark.db'));
  rmSync(work, { recursive: true });
  return {
    ...applied,
    snapshot: name,
    at: manifest.at,
    documents: manifest.documents.length - lost.length,
    missing: manifest.missing.length,
    lost,
    lostPhotos,
    heldMails,
    keysAt: ledger.at,
  };
}
