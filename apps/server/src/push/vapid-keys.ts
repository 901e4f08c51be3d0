import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Database } from '../db/open-database.ts';
import type { Keyring } from '../secrets/keyring.ts';

/** Whom the private half is wrapped for. */
export const PUSH_KEY_OWNER = 'push key';

/** The key pair by which push services know this server, both in base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Where the key pair is kept: in the data directory, or where several machines share a database in that. */
export function vapidKeysOf(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  db: Database,
  keyring: Keyring,
): () => Promise<VapidKeys> {
  return databaseUrl === undefined ? vapidKeysIn(dataDir) : sharedVapidKeys(db, keyring, dataDir);
}

/**
 * Those of the database, made when they are first asked for; a data directory that has some gives its own, so that a
 * site which moved keeps the browsers that asked.
 */
function sharedVapidKeys(db: Database, keyring: Keyring, dataDir: string): () => Promise<VapidKeys> {
  const find = async (): Promise<VapidKeys | undefined> => {
    const row = await db.selectFrom('push_key').selectAll().executeTakeFirst();
    return (
      row && {
        publicKey: row.public_key,
        privateKey: keyring
          .unwrap({ keyId: row.key_id, wrapped: row.wrapped_key }, PUSH_KEY_OWNER)
          .toString('base64url'),
      }
    );
  };
  return async () => {
    const found = await find();
    if (found) return found;
    const { publicKey, privateKey } = await vapidKeysIn(dataDir)();
    const { keyId, wrapped } = keyring.wrap(Buffer.from(privateKey, 'base64url'), PUSH_KEY_OWNER);
    await db
      .insertInto('push_key')
      .values({ id: 1, public_key: publicKey, key_id: keyId, wrapped_key: wrapped })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    // Another machine may have been faster.
    return (await find()) ?? { publicKey, privateKey };
  };
}

/**
 * Those of the data directory, made when they are first asked for (`vapid.json`, 0600). A browser's subscription belongs
 * to the public key: with other keys every browser must ask anew.
 */
export function vapidKeysIn(dataDir: string): () => Promise<VapidKeys> {
  const file = join(dataDir, 'vapid.json');
  let keys: Promise<VapidKeys> | undefined;
  const readOrMake = async (): Promise<VapidKeys> => read(file) ?? (await make(file)) ?? readOrMake();
  return () => {
    keys ??= readOrMake().catch((error: unknown) => {
      keys = undefined;
      throw error;
    });
    return keys;
  };
}

function read(file: string): VapidKeys | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as VapidKeys;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Undefined where another process was faster. The file gets its name when it is whole, so nobody reads half a key. */
async function make(file: string): Promise<VapidKeys | undefined> {
  const { default: webPush } = await import('web-push');
  const made = webPush.generateVAPIDKeys();
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, JSON.stringify(made), { mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
    return made;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return undefined;
    throw error;
  } finally {
    rmSync(draft);
  }
}
