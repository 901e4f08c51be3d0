import { copyFileSync, linkSync } from 'node:fs';

/**
 * Puts a file that bears the mark of its content into what is being built: as another name for the same bytes, which
 * costs no time however many there are, or as a copy where the disks differ. What is there already is the same.
 */
export function placeFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') copyFileSync(from, to);
  }
}
