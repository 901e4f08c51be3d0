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

/** Replaces a small file as a whole: readers see the old content or the new one, even after a power cut. */
export async function replaceFile(path: string, content: string): Promise<void> {
  const next = `${path}.next`;
  await writeFile(next, content, { flush: true, mode: 0o600 });
  await rename(next, path);
}

/**
 * Gives a file another name; returns whether there was such a file. A publish links thousands of
 * files: waiting for each in turn takes a quarter of the time of promises.
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

/**
 * Takes a finished file as it is: under a second name, or as a copy where the two places are on
 * different file systems.
 */
export async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    linkSync(from, to);
  } catch {
    await copyFile(from, to, constants.COPYFILE_FICLONE);
  }
}
