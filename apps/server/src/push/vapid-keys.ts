import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Database } from '../db/open-database.ts';
import type { Keyring } from '../secrets/keyring.ts';

/** The owner name that the private key is wrapped with. */
export const PUSH_KEY_OWNER = 'push key';

/** The VAPID key pair that push services know this server by, both in base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Storage of a key pair. */
export interface VapidKeyStore {
  find(): Promise<VapidKeys | undefined>;
  /** Stores them unless there are keys already. */
  keep(keys: VapidKeys): Promise<void>;
  /** Stores them in place of others. */
  replace(keys: VapidKeys): Promise<void>;
}

/** A site's key pair: in the data directory, or in the database that several machines share. */
export function vapidKeysOf(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  db: Database,
  keyring: Keyring,
): () => Promise<VapidKeys> {
  return databaseUrl === undefined
    ? vapidKeysIn(dataDir)
    : sharedVapidKeys(vapidKeyRow(db, keyring), dataDir);
}

/**
 * The database's keys, created on first use. Keys in a data directory are adopted, so that a
 * migrated site keeps its subscriptions.
 */
function sharedVapidKeys(row: VapidKeyStore, dataDir: string): () => Promise<VapidKeys> {
  return async () => {
    const found = await row.find();
    if (found) return found;
    const keys = await vapidKeysIn(dataDir)();
    await row.keep(keys);
    // Another machine may have been faster.
    return (await row.find()) ?? keys;
  };
}

/** In the database, with the private key wrapped. */
export function vapidKeyRow(db: Database, keyring: Keyring): VapidKeyStore {
  const insert = ({ publicKey, privateKey }: VapidKeys) => {
    const { keyId, wrapped } = keyring.wrap(Buffer.from(privateKey, 'base64url'), PUSH_KEY_OWNER);
    const row = { public_key: publicKey, key_id: keyId, wrapped_key: wrapped };
    return {
      row,
      query: db.insertInto('push_key').values({ id: 1, ...row }),
    };
  };
  return {
    async find() {
      const row = await db.selectFrom('push_key').selectAll().executeTakeFirst();
      return (
        row && {
          publicKey: row.public_key,
          privateKey: keyring
            .unwrap({ keyId: row.key_id, wrapped: row.wrapped_key }, PUSH_KEY_OWNER)
            .toString('base64url'),
        }
      );
    },
    async keep(keys) {
      await insert(keys)
        .query.onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    async replace(keys) {
      const { row, query } = insert(keys);
      await query.onConflict((conflict) => conflict.column('id').doUpdateSet(row)).execute();
    },
  };
}

/**
 * In `vapid.json` of the data directory, 0600. The file is renamed once complete, so nobody reads
 * half a key.
 */
export function vapidKeyFile(dataDir: string): VapidKeyStore {
  const file = join(dataDir, 'vapid.json');
  const write = (keys: VapidKeys): string => {
    const draft = `${file}.${randomUUID()}`;
    writeFileSync(draft, JSON.stringify(keys), { mode: 0o600, flush: true });
    return draft;
  };
  return {
    async find() {
      try {
        return JSON.parse(readFileSync(file, 'utf8')) as VapidKeys;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    async keep(keys) {
      const draft = write(keys);
      try {
        linkSync(draft, file);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      } finally {
        rmSync(draft);
      }
    },
    async replace(keys) {
      renameSync(write(keys), file);
    },
  };
}

/**
 * The data directory's keys, created on first use. Subscriptions belong to the public key: with
 * other keys every browser must subscribe again.
 */
export function vapidKeysIn(dataDir: string): () => Promise<VapidKeys> {
  const file = vapidKeyFile(dataDir);
  let keys: Promise<VapidKeys> | undefined;
  const findOrMake = async (): Promise<VapidKeys> => {
    const found = await file.find();
    if (found) return found;
    const { default: webPush } = await import('web-push');
    await file.keep(webPush.generateVAPIDKeys());
    // Another process may have been faster.
    return findOrMake();
  };
  return () => {
    keys ??= findOrMake().catch((error: unknown) => {
      keys = undefined;
      throw error;
    });
    return keys;
  };
}
