import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The key pair by which push services know this server, both in base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
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
