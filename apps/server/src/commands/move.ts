import { programName } from '../config/program-name.ts';
import { type Config, readConfig } from '../config.ts';
import { isDatabaseThere } from '../db/open-database.ts';
import { openMigrated } from '../db/open-migrated.ts';
import { openDocumentFiles } from '../documents/files/open-document-files.ts';
import { move, type Place } from '../moving/move.ts';
import { prepareDataDir } from '../prepare-data-dir.ts';
import { vapidKeyFile, vapidKeyRow } from '../push/vapid-keys.ts';
import { createKeyring, type Keyring } from '../secrets/keyring.ts';
import { readSecrets } from '../secrets/read-secrets.ts';

const usage = `Usage: ${programName('move')} out|home
  out    from DATA_DIR to the PostgreSQL of DATABASE_URL and, where it is set, the store of DOCUMENTS_URL
  home   back to an empty DATA_DIR
Stop every process of the site first.`;

type Where = Pick<Config, 'dataDir' | 'databaseUrl' | 'documentsBucket'>;

/** Resolves with a place whose database has the newest schema. */
async function open(config: Where, keyring: Keyring): Promise<Place> {
  const db = await openMigrated(config, Date.now());
  return {
    db,
    files: await openDocumentFiles(config.dataDir, config.documentsBucket),
    pushKeys: config.databaseUrl === undefined ? vapidKeyFile(config.dataDir) : vapidKeyRow(db, keyring),
  };
}

async function run([direction]: string[]): Promise<void> {
  if (direction !== 'out' && direction !== 'home') throw new Error(usage);
  const config = readConfig(process.env);
  const { dataDir, databaseUrl } = config;
  if (databaseUrl === undefined) throw new Error(`DATABASE_URL is not set.\n${usage}`);
  if (direction === 'out' && !isDatabaseThere({ dataDir }))
    throw new Error(`There is no database in ${dataDir}.`);
  prepareDataDir(dataDir, true, ['web', 'worker']);
  const keyring = createKeyring(readSecrets(config));
  const embedded = await open({ dataDir }, keyring);
  const shared = await open(config, keyring);
  try {
    const [from, to] = direction === 'out' ? [embedded, shared] : [shared, embedded];
    const { rows, documents, before } = await move(from, to, keyring);
    console.log(
      `${rows} rows and ${documents} documents ${before ? 'were moved before, and compare' : 'are moved, and compare'}. The old place is unchanged: keep it until you have seen the new one work, then erase it.`,
    );
  } finally {
    await Promise.all([embedded.db.destroy(), shared.db.destroy()]);
  }
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
