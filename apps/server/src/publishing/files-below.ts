import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { DrawnFile } from './drawing.ts';

/** Every file below a folder. `path`: where the folder lies in the drawn site. */
export async function* filesBelow(folder: string, path: string): AsyncGenerator<DrawnFile> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const inner = `${path}/${entry.name}`;
    const file = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(file, inner);
    else yield { path: inner, from: file };
  }
}
