import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuiltSite, CONTENT_FILE } from '@rivermark/contracts/built-site';
import { COMPRESSED_FOLDER } from '@rivermark/contracts/served-files';
import type { Draw } from '../src/publishing/drawing.ts';
import { filesBelow } from '../src/publishing/files-below.ts';

/** Takes what a build has drawn into `folder`. */
export const drawBuiltSite =
  (folder: string, day: string): Draw =>
  async () => {
    const text = await readFile(join(folder, 'site.json'), 'utf8').catch(() => {
      throw new Error(`There is no built site in ${folder}.`);
    });
    return {
      site: JSON.parse(text) as BuiltSite,
      day,
      async *files() {
        yield* filesBelow(join(folder, 'pages'), 'pages');
        yield* filesBelow(join(folder, 'public'), 'public');
        yield { path: CONTENT_FILE, body: await readFile(join(folder, CONTENT_FILE)) };
      },
      compressed: join(folder, COMPRESSED_FOLDER),
    };
  };
