import { randomBytes } from 'node:crypto';
import { programName } from '../config/program-name.ts';
import { readConfig } from '../config.ts';
import { isDatabaseThere } from '../db/open-database.ts';
import { openMigrated } from '../db/open-migrated.ts';
import { keysInUse } from '../documents/rotation/keys-in-use.ts';
import { renewLinks } from '../documents/rotation/renew-links.ts';
import { rewrapKeys } from '../documents/rotation/rewrap-keys.ts';
import { holdDataDir } from '../hold-data-dir.ts';
import { createKeyring } from '../secrets/keyring.ts';
import { readSecrets, secretKeyFile } from '../secrets/read-secrets.ts';
import { writeSecrets } from '../secrets/write-secrets.ts';
import { siteContent } from '../start/built-content.ts';

const NEW_LINKS = '--new-links';
const usage = `Usage: ${programName('rotate-key')} [${NEW_LINKS}]
  Puts a new key in the old one's place, while no server runs. With SECRET_KEY, set it to NEW,OLD first.
  ${NEW_LINKS}: links to client documents that were mailed open nothing any more, and new ones are mailed; for where others
  may have the key and the database.
  The exit code is 2 where all was changed but what cannot be opened, which is named.`;

const LOST = 2;

/**
 * For a key in the data directory: adds a new key before the old one and rewraps every key. Removes
 * the old key unless a row still needs it, and names what cannot be opened. If killed, both keys
 * are present and it can be run again. With SECRET_KEY=new,old it rewraps every key, and the
 * operator then drops the old one. Stop every server first: a running one would still seal
 * documents with the old key.
 */
async function run(args: string[]): Promise<void> {
  const [flag] = args;
  // A status request must not create a new key.
  if (args.length > 1 || (flag !== undefined && flag !== NEW_LINKS)) throw new Error(usage);
  const config = readConfig(process.env, siteContent());
  if (!isDatabaseThere(config)) {
    throw new Error(`There is no database in ${config.dataDir}.`);
  }
  holdDataDir(config.dataDir, ['web', 'worker']);
  const file = secretKeyFile(config.dataDir);
  const known = readSecrets(config);
  if (config.secretKeys && known.length < 2) {
    throw new Error(
      'SECRET_KEY is configured: set it to the new key, a comma and the old one, then run this again.',
    );
  }
  // A killed run left both keys. Continue it.
  const fresh = config.secretKeys || known.length > 1 ? [] : [randomBytes(32)];
  const secrets: [Buffer, ...Buffer[]] = fresh[0] ? [fresh[0], ...known] : known;
  if (fresh[0]) writeSecrets(file, secrets);
  const db = await openMigrated(config, Date.now());
  try {
    const keyring = createKeyring(secrets);
    const { changed, lost } = await rewrapKeys(db, keyring);
    const mailDomain = config.mailFrom.address.split('@')[1] ?? 'localhost';
    const renewed = flag === NEW_LINKS ? await renewLinks(db, keyring, Date.now(), mailDomain) : 0;
    const inUse = await keysInUse(db);
    // A key that cannot open something now never will. Remove the old key: others may know it.
    const kept = secrets.filter(
      (_, place) => place === 0 || (lost.length === 0 && inUse.has(keyring.ids[place] ?? '')),
    );
    if (!config.secretKeys) writeSecrets(file, kept);
    const next = config.secretKeys
      ? 'Now remove the old key from SECRET_KEY and start the server.'
      : 'Start the server again.';
    const links = flag === NEW_LINKS ? ` ${renewed} links are new, and mailed once the server runs.` : '';
    console.log(`${changed} keys are wrapped anew.${links} ${next}`);
    if (lost.length === 0) return;
    console.error(
      `${lost.length} could not be opened, and are as they were: the key that wrapped them is not here, or they are damaged (keys-lost). See docs/runbook.md, ‘The key is lost’.\n${lost.join('\n')}`,
    );
    process.exitCode = LOST;
  } finally {
    await db.destroy();
  }
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
