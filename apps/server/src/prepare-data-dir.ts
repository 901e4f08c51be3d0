import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { programName } from './config/program-name.ts';
import { isRestoring } from './data/restore/restore-marker.ts';
import { marksOfOurs } from './data/site-data.ts';
import { type DataDirPart, holdDataDir } from './hold-data-dir.ts';

/** Sealed documents that were copied by hand, before a site moves to this directory. */
function holdsSealedDocuments(dataDir: string): boolean {
  const folder = join(dataDir, 'documents');
  if (!existsSync(folder)) return false;
  const names = readdirSync(folder);
  return names.length > 0 && names.every((name) => name.endsWith('.sealed'));
}

/**
 * Creates the data directory (0700) and holds this process's parts of it (see holdDataDir). Unless
 * a secret key was configured, creates one in it (0600, once): 32 random bytes in base64. If
 * another process holds a part, throws before writing anything. Also throws if the directory is not
 * writable, or has another program's files: closing those to others could break the machine
 * (DATA_DIR=/tmp).
 */
export function prepareDataDir(
  dataDir: string,
  keyIsConfigured: boolean,
  parts: readonly DataDirPart[] = [],
): void {
  const isNew = mkdirSync(dataDir, { recursive: true, mode: 0o700 }) !== undefined;
  if (isRestoring(dataDir)) {
    throw new Error(
      `A restore into DATA_DIR was broken off. Run ${programName('restore')} again: it goes on from there.`,
    );
  }
  const isOurs =
    isNew ||
    readdirSync(dataDir).length === 0 ||
    marksOfOurs.some((name) => existsSync(join(dataDir, name))) ||
    holdsSealedDocuments(dataDir);
  if (!isOurs) throw new Error('DATA_DIR holds files of another program. Name an empty or new directory.');
  chmodSync(dataDir, 0o700);
  holdDataDir(dataDir, parts);
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
