import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type subsetFontType from 'subset-font';
import { touchUsed } from './cache-folder.ts';
import { type FontFile, fontFile } from './font-file.ts';

interface Face {
  readonly from: FontFile;
  /** The remaining weights and optical sizes. */
  readonly axes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
  /** Whether its space is as wide before a capital as before any other letter. */
  readonly plainSpace: boolean;
}

/** Each face's source and cuts. */
const faces = {
  marcellus: {
    from: '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2',
    axes: {},
    plainSpace: false,
  },
  figtree: {
    from: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 600 } },
    plainSpace: false,
  },
  newsreader: {
    from: '@fontsource-variable/newsreader/files/newsreader-latin-standard-normal.woff2',
    axes: { wght: 400, opsz: 18 },
    plainSpace: true,
  },
  'newsreader-italic': {
    from: '@fontsource-variable/newsreader/files/newsreader-latin-standard-italic.woff2',
    axes: { wght: 400, opsz: 28 },
    plainSpace: true,
  },
} satisfies Record<string, Face>;

/** All of ASCII, which every face keeps. */
const ascii = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at));

/** Every letter of some texts, and all of ASCII, in order. */
export function lettersIn(texts: Iterable<string>): string {
  const letters = new Set(ascii);
  // ASCII is already included, and is nearly all of a page.
  for (const text of texts)
    for (const [others] of text.matchAll(/[^ -~]+/g))
      for (const letter of others) if (letter >= ' ') letters.add(letter);
  return [...letters].sort().join('');
}

/** Occurs in no text, and has no kerning. */
const BLANK = '¤';
const CURLED = { "'": '’' };

/**
 * The features that browsers apply by default to letters without marks, and the tabular figures
 * that we use.
 */
const FEATURES = ['ccmp', 'locl', 'rlig', 'liga', 'clig', 'calt', 'kern', 'tnum'];
// The types lack the features.
const AS_SENT: Parameters<typeof subsetFontType>[2] & { readonly keepFeatures: readonly string[] } = {
  targetFormat: 'woff2',
  keepFeatures: FEATURES,
};

/**
 * A face with these letters at these weights, with a curled apostrophe. With `plainSpace`, its
 * space has no kerning.
 */
async function cutFace(bytes: Buffer, letters: string, { axes, plainSpace }: Face) {
  const { default: subsetFont } = await import('subset-font');
  const { withBlank, withLettersRedrawn } = await import('./redraw-letters.ts');
  const cut = await subsetFont(bytes, letters + BLANK, { targetFormat: 'truetype', variationAxes: axes });
  const redrawn = plainSpace
    ? withLettersRedrawn(withBlank(cut, BLANK), letters, { ...CURLED, ' ': BLANK, '\u00a0': BLANK })
    : withLettersRedrawn(cut, letters, CURLED);
  return subsetFont(redrawn, letters, AS_SENT);
}

/**
 * Cuts every face to these letters, or takes them from `cache`.
 * @returns by the name of the face: the file
 */
export async function cutFaces(letters: string, cache: string): Promise<ReadonlyMap<string, string>> {
  const sources = Object.entries(faces).map(([name, face]) => ({
    name,
    face: face as Face,
    bytes: readFileSync(fontFile(face.from)),
  }));
  const hash = createHash('sha256').update(`${letters} redrawn ${FEATURES}`);
  for (const { name, face, bytes } of sources)
    hash.update(JSON.stringify({ name, axes: face.axes, plainSpace: face.plainSpace })).update(bytes);
  const folder = join(cache, hash.digest('hex').slice(0, 16));
  mkdirSync(folder, { recursive: true });
  touchUsed(folder);
  const files = new Map<string, string>();
  for (const { name, face, bytes } of sources) {
    const file = join(folder, `${name}.woff2`);
    files.set(name, file);
    if (existsSync(file)) continue;
    // Written under another name first: two builds may cut at once.
    const begun = `${file}.${randomUUID()}`;
    writeFileSync(begun, await cutFace(bytes, letters, face));
    renameSync(begun, file);
  }
  return files;
}
