import { copyFileSync, linkSync } from 'node:fs';

/**
 * Puts a file named by its content hash into the build. Hard links cost no time; across disks it
 * copies. An existing file is the same, so it is kept.
 */
export function placeFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') copyFileSync(from, to);
  }
}
