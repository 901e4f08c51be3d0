import { stat } from 'node:fs/promises';

/**
 * When a file was last written, in milliseconds since 1970; undefined if it has been deleted
 * meanwhile.
 */
export async function changedAt(file: string): Promise<number | undefined> {
  const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  return found?.mtimeMs;
}
