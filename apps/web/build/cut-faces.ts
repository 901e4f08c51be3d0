import { createHash, randomUUID } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { cacheFolder } from './cache-folder.ts';
import { withBlank, withLettersRedrawn } from './redraw-letters.ts';

const root = join(import.meta.dirname, '..');

interface Face {
  readonly from: string;
  /** The weights and optical sizes that are left. */
  readonly axes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
  /** Whether its space is drawn as wide before a capital as before any other letter. */
  readonly plainSpace: boolean;
}

/** What each face is cut from, and to what. */
const faces: Readonly<Record<string, Face>> = {
  marcellus: {
    from: import.meta.resolve('@fontsource/marcellus/files/marcellus-latin-400-normal.woff2'),
    axes: {},
    plainSpace: false,
  },
  figtree: {
    from: import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
    axes: { wght: { min: 400, max: 600 } },
    plainSpace: false,
  },
  newsreader: {
    from: import.meta.resolve('@fontsource-variable/newsreader/files/newsreader-latin-standard-normal.woff2'),
    axes: { wght: 400, opsz: 18 },
    plainSpace: true,
  },
  'newsreader-italic': {
    from: import.meta.resolve('@fontsource-variable/newsreader/files/newsreader-latin-standard-italic.woff2'),
    axes: { wght: 400, opsz: 28 },
    plainSpace: true,
  },
};

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

/** In no text, and kerned with nothing. */
const BLANK = '¤';
const CURLED = { "'": '’' };

/** What browsers do by themselves with letters that nothing is set upon, and the figures of one width that we ask for. */
const FEATURES = ['ccmp', 'locl', 'rlig', 'liga', 'clig', 'calt', 'kern', 'tnum'];
// The types do not know the features yet.
const AS_SENT: Parameters<typeof subsetFont>[2] & { readonly keepFeatures: readonly string[] } = {
  targetFormat: 'woff2',
  keepFeatures: FEATURES,
};

/** A face with these letters at these weights, the apostrophe curled, the space where it is `plain` free of kerning. */
async function cutFace(bytes: Buffer, letters: string, { axes, plainSpace }: Face) {
  const cut = await subsetFont(bytes, letters + BLANK, { targetFormat: 'truetype', variationAxes: axes });
  const redrawn = plainSpace
    ? withLettersRedrawn(withBlank(cut, BLANK), letters, { ...CURLED, ' ': BLANK, '\u00a0': BLANK })
    : withLettersRedrawn(cut, letters, CURLED);
  return subsetFont(redrawn, letters, AS_SENT);
}

async function cutFaces(): Promise<string> {
  const letters = lettersOfSite(join(root, '../..'));
  const sources = Object.entries(faces).map(([name, face]) => ({
    name,
    face,
    bytes: readFileSync(fileURLToPath(face.from)),
  }));
  const hash = createHash('sha256').update(`${letters} redrawn ${FEATURES}`);
  for (const { name, face, bytes } of sources)
    hash.update(JSON.stringify({ name, axes: face.axes, plainSpace: face.plainSpace })).update(bytes);
  const folder = join(cacheFolder(root), 'faces', hash.digest('hex').slice(0, 16));
  mkdirSync(folder, { recursive: true });
  for (const { name, face, bytes } of sources) {
    const file = join(folder, `${name}.woff2`);
    if (existsSync(file)) continue;
    // Whole or not at all, as two builds may cut at once.
    const begun = `${file}.${randomUUID()}`;
    writeFileSync(begun, await cutFace(bytes, letters, face));
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
