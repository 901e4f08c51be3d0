import { constants, linkSync } from 'node:fs';
import { copyFile, open, rename, writeFile } from 'node:fs/promises';

/** Puts the names in a folder, or the content of a file, on stable storage. */
export async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Replaces a small file atomically: readers see the old content or the new one, even after a power
 * cut.
 */
export async function replaceFile(path: string, content: string): Promise<void> {
  const next = `${path}.next`;
  await writeFile(next, content, { flush: true, mode: 0o600 });
  await rename(next, path);
}

/**
 * Links a file to another name and returns whether it existed. Synchronous: a publish links
 * thousands of files, which takes a quarter of the time that promises take.
 */
export function linkIfThere(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return false;
    if (code === 'EEXIST') return true;
    throw error;
  }
}

/** Places a finished file: as a hard link, or as a copy across file systems. */
export async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    linkSync(from, to);
  } catch {
    await copyFile(from, to, constants.COPYFILE_FICLONE);
  }
}
