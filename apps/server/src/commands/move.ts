import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { programName } from '../config/program-name.ts';
import { type Config, readConfig } from '../config.ts';
import { openPhotoFiles } from '../content-versions/open-photo-files.ts';
import { move, type Place } from '../data/moving/move.ts';
import { isDatabaseThere } from '../db/open-database.ts';
import { openMigrated } from '../db/open-migrated.ts';
import { openDocumentFiles } from '../documents/files/open-document-files.ts';
import { prepareDataDir } from '../prepare-data-dir.ts';
import { vapidKeyFile, vapidKeyRow } from '../push/vapid-keys.ts';
import { createKeyring, type Keyring } from '../secrets/keyring.ts';
import { readSecrets, secretKeyFile } from '../secrets/read-secrets.ts';
import { writeSecrets } from '../secrets/write-secrets.ts';
import { siteContent } from '../start/built-content.ts';

const usage = `Usage: ${programName('move')} out|home
  out    from DATA_DIR to the PostgreSQL of DATABASE_URL and, where it is set, the store of DOCUMENTS_URL
  home   back to a DATA_DIR without a database; a folder documents that is already in it is used
Without DOCUMENTS_URL the documents stay in DATA_DIR.
Stop every process of the site first.`;

type Where = Pick<Config, 'dataDir' | 'databaseUrl' | 'documentsBucket'>;

/** Resolves with a place whose database has the newest schema. */
async function open(
  config: Where,
  { files, photos }: Pick<Place, 'files' | 'photos'>,
  keyring: Keyring,
): Promise<Place> {
  const db = await openMigrated(config, Date.now());
  return {
    db,
    files,
    photos,
    pushKeys: config.databaseUrl === undefined ? vapidKeyFile(config.dataDir) : vapidKeyRow(db, keyring),
  };
}

async function run([direction]: string[]): Promise<void> {
  if (direction !== 'out' && direction !== 'home') throw new Error(usage);
  const config = readConfig(process.env, siteContent());
  const { dataDir, databaseUrl } = config;
  if (databaseUrl === undefined) throw new Error(`DATABASE_URL is not set.\n${usage}`);
  if (direction === 'out' && !isDatabaseThere({ dataDir }))
    throw new Error(`There is no database in ${dataDir}.`);
  prepareDataDir(dataDir, true, ['web', 'worker']);
  const secrets = readSecrets(config);
  if (direction === 'home') refuseOtherKey(dataDir, secrets);
  const keyring = createKeyring(secrets);
  const onDisk = { files: await openDocumentFiles(dataDir), photos: await openPhotoFiles(dataDir) };
  const { documentsBucket } = config;
  const embedded = await open({ dataDir }, onDisk, keyring);
  const stored = documentsBucket
    ? {
        files: await openDocumentFiles(dataDir, documentsBucket),
        photos: await openPhotoFiles(dataDir, documentsBucket),
      }
    : onDisk;
  const shared = await open(config, stored, keyring);
  try {
    // Before the rows: a server that starts over them without a key would make a new one.
    if (direction === 'home') writeSecrets(secretKeyFile(dataDir), secrets);
    const [from, to] = direction === 'out' ? [embedded, shared] : [shared, embedded];
    const { rows, documents, before } = await move(from, to, keyring);
    console.log(
      `${rows} rows ${before ? 'were moved before, and compare' : 'are moved, and compare'}. ${whereDocumentsAre(documents, config)}`,
    );
    console.log(whatStays(direction, config));
  } finally {
    await Promise.all([embedded.db.destroy(), shared.db.destroy()]);
  }
}

/** A new key could not open moved rows. Another key may be the only one for older rows. */
function refuseOtherKey(dataDir: string, secrets: readonly Buffer[]): void {
  const file = secretKeyFile(dataDir);
  if (!existsSync(file)) return;
  const there = readSecrets({ dataDir });
  const isSame =
    there.length === secrets.length && there.every((key, place) => key.equals(secrets[place] as Buffer));
  if (!isSame) {
    throw new Error(
      `${file} holds other keys than SECRET_KEY. Nothing was changed. Move that file to another place, then run this again.`,
    );
  }
}

function whereDocumentsAre(count: number, { dataDir, documentsBucket }: Where): string {
  if (documentsBucket) return `${count} documents are copied, and compare.`;
  return `${count} documents stay in ${join(dataDir, 'documents')}, and each has its file.`;
}

function whatStays(direction: 'out' | 'home', { dataDir, documentsBucket }: Where): string {
  if (direction === 'out' && !documentsBucket) {
    return `Keep ${join(dataDir, 'documents')}: without DOCUMENTS_URL the documents are there alone, and this machine stays the only one. The old database, rivermark.db, is unchanged: keep it until you have seen the new one work, then erase it.`;
  }
  const key =
    direction === 'home'
      ? ' The key of SECRET_KEY is in secret.key now: remove SECRET_KEY, DATABASE_URL and DOCUMENTS_URL from the settings.'
      : '';
  return `The old place is unchanged: keep it until you have seen the new one work, then erase it.${key}`;
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
