import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuiltSite } from '@rivermark/contracts/built-site';
import { COMPRESSED_FOLDER } from '@rivermark/contracts/served-files';
import { type Draw, type DrawnFile, isNamedByHash } from './drawing.ts';

/** Takes what a build has drawn into `folder`. */
export const drawBuiltSite =
  (folder: string, day: string): Draw =>
  async () => {
    const text = await readFile(join(folder, 'site.json'), 'utf8').catch(() => {
      throw new Error(`There is no built site in ${folder}.`);
    });
    async function* filesBelow(path: string): AsyncGenerator<DrawnFile> {
      for (const entry of await readdir(join(folder, path), { withFileTypes: true })) {
        const inner = `${path}/${entry.name}`;
        const file = join(folder, inner);
        if (entry.isDirectory()) yield* filesBelow(inner);
        else if (isNamedByHash(inner)) yield { path: inner, from: file };
        else yield { path: inner, body: await readFile(file) };
      }
    }
    return {
      site: JSON.parse(text) as BuiltSite,
      day,
      async *files() {
        yield* filesBelow('pages');
        yield* filesBelow('public');
      },
      compressed: join(folder, COMPRESSED_FOLDER),
    };
  };
