/**
 * Stores the AVIF files of every illustration beside its master for later builds. Encoding takes
 * minutes, and the files only change with their master, focus or recipe. Removes files that are no
 * longer used.
 */

import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixtureContent } from '@rivermark/content/fixtures';
import { cacheFolder } from '../cache-folder.ts';
import { progressLine } from '../progress-line.ts';
import { fileIn } from './cut.ts';
import { cutHash, cutPicture } from './cut-picture.ts';
import { illustrationFor, readIllustrations } from './make-pictures.ts';
import { picturePlan } from './subjects.ts';

// The sample content, of which all illustrations are.
const plan = picturePlan(fixtureContent());

const root = join(import.meta.dirname, '../..');
const illustrations = join(root, '../../illustrations');
const encoded = join(illustrations, 'encoded');
const cache = join(cacheFolder(root), 'pictures');
mkdirSync(cache, { recursive: true });
mkdirSync(encoded, { recursive: true });

const sources = await readIllustrations(join(illustrations, 'masters'), plan);
const wanted = plan.recipes.flatMap((recipe) => {
  const source = illustrationFor(recipe, sources);
  return source ? [{ recipe, source, name: `${recipe.name}-${cutHash(source, recipe)}` }] : [];
});
for (const name of globSync('*', { cwd: encoded }))
  if (!wanted.some((one) => one.name === name)) rmSync(join(encoded, name), { recursive: true });

const missing = wanted.filter(({ name }) => !existsSync(join(encoded, name)));
const progress = progressLine('Encoding illustrations');
for (const [done, { recipe, source, name }] of missing.entries()) {
  const { cut, folder } = await cutPicture(source, recipe, { encoded, cache });
  const made = join(encoded, name);
  mkdirSync(made);
  for (const { width, quality } of cut.files.filter(({ format }) => format === 'avif'))
    writeFileSync(join(made, `${width}-q${quality}.avif`), readFileSync(fileIn(folder, width, 'avif')));
  progress(done + 1, missing.length);
}
console.log(`${wanted.length} illustrations are kept encoded, ${missing.length} of them anew.`);
