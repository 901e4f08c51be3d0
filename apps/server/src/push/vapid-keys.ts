import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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

/** Where a key pair is kept. */
export interface VapidKeyStore {
  find(): Promise<VapidKeys | undefined>;
  /** Keeps them unless there are some already. */
  keep(keys: VapidKeys): Promise<void>;
  /** Keeps them in place of others. */
  replace(keys: VapidKeys): Promise<void>;
}

/** The key pair of a site: in the data directory, or where several machines share a database in that. */
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
 * Those of the database, made when they are first asked for; a data directory that has some gives its own, so that a
 * site which moved keeps the browsers that asked.
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

/** In the database, the private half wrapped. */
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

/** In `vapid.json` of the data directory, 0600. The file gets its name when it is whole, so nobody reads half a key. */
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
 * Those of the data directory, made when they are first asked for. A browser's subscription belongs to the public key:
 * with other keys every browser must ask anew.
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
