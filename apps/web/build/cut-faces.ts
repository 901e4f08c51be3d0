import { createHash, randomUUID } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { cacheFolder } from './cache-folder.ts';
import { withCurledApostrophe } from './curl-apostrophe.ts';

const root = join(import.meta.dirname, '..');

/** What each face is cut from, and to which of its weights and optical sizes. */
const faces = {
  marcellus: {
    from: import.meta.resolve('@fontsource/marcellus/files/marcellus-latin-400-normal.woff2'),
    axes: {},
  },
  figtree: {
    from: import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
    axes: { wght: { min: 400, max: 600 } },
  },
  newsreader: {
    from: import.meta.resolve('@fontsource-variable/newsreader/files/newsreader-latin-standard-normal.woff2'),
    axes: { wght: 400, opsz: 18 },
  },
  'newsreader-italic': {
    from: import.meta.resolve('@fontsource-variable/newsreader/files/newsreader-latin-standard-italic.woff2'),
    axes: { wght: 400, opsz: 28 },
  },
} as const;

/** Every letter that the site says of itself: all of ASCII, and beyond it what stands in its texts and its parts. */
export function lettersOfSite(project: string): string {
  const texts = globSync(['content/**/*.*', 'packages/content/**/*.ts', 'apps/web/app/**/*.{ts,tsx,css}'], {
    cwd: project,
    exclude: ['**/node_modules/**', '**/*.test.*'],
  }).filter((file) => /\.(ya?ml|json|md|txt|tsx?|css)$/.test(file));
  const letters = new Set(Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)));
  for (const file of texts)
    for (const letter of readFileSync(join(project, file), 'utf8')) letters.add(letter);
  return [...letters]
    .filter((letter) => letter >= ' ')
    .sort()
    .join('');
}

/** A face with these letters at these weights, the apostrophe curled. */
async function cutFace(bytes: Buffer, letters: string, axes: (typeof faces)[keyof typeof faces]['axes']) {
  const cut = await subsetFont(bytes, letters, { targetFormat: 'truetype', variationAxes: axes });
  return subsetFont(withCurledApostrophe(cut, letters), letters, { targetFormat: 'woff2' });
}

async function cutFaces(): Promise<string> {
  const letters = lettersOfSite(join(root, '../..'));
  const sources = Object.entries(faces).map(([name, { from, axes }]) => ({
    name,
    axes,
    bytes: readFileSync(fileURLToPath(from)),
  }));
  const hash = createHash('sha256').update(`${letters} curled`);
  for (const { name, axes, bytes } of sources) hash.update(JSON.stringify({ name, axes })).update(bytes);
  const folder = join(cacheFolder(root), 'faces', hash.digest('hex').slice(0, 16));
  mkdirSync(folder, { recursive: true });
  for (const { name, axes, bytes } of sources) {
    const file = join(folder, `${name}.woff2`);
    if (existsSync(file)) continue;
    // Whole or not at all, as two builds may cut at once.
    const begun = `${file}.${randomUUID()}`;
    writeFileSync(begun, await cutFace(bytes, letters, axes));
    renameSync(begun, file);
  }
  return folder;
}

let cut: Promise<string> | undefined;

/** Gives style sheets the faces as `@faces/…`, cut to the letters and the weights that the site uses. */
export const cutFacesPlugin = (): Plugin => ({
  name: 'cut-faces',
  async config() {
    cut ??= cutFaces();
    return { resolve: { alias: [{ find: /^@faces\//, replacement: `${await cut}/` }] } };
  },
});
