import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Makes the data directory (0700) and, unless one was configured, the secret key in it (0600, once): 32 random
 * bytes in base64. Throws when the directory cannot be written.
 */
export function prepareDataDir(dataDir: string, keyIsConfigured: boolean): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  chmodSync(dataDir, 0o700);
  if (keyIsConfigured) return;
  try {
    writeFileSync(join(dataDir, 'secret.key'), `${randomBytes(32).toString('base64')}\n`, {
      mode: 0o600,
      flag: 'wx',
      flush: true,
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
