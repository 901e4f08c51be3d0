import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { markUsed } from '../cache-folder.ts';
import type { Source } from './source.ts';
import type { Recipe } from './subjects.ts';

const formats = ['avif', 'webp'] as const;
export type Format = (typeof formats)[number];

/** Where the quality starts, and how low it may go to keep the budget. */
export const quality = { avif: 50, webp: 75, step: 4, least: 34 } as const;
/**
 * How long AVIF is thought about. Illustrations are kept encoded, so they are worth it; photos are encoded while their
 * owner waits, a quarter of the time for 4 % more bytes.
 */
const effort = { illustration: 4, photo: 3 } as const;
/** Of a gallery's photos, of which there may be thousands (decision 0013). */
const PLAIN_EFFORT = 2;
export const blur = { width: 8, height: 6, quality: 40 } as const;

/** All files of one cut, in a folder of the cache that bears the mark of what they were made from. */
export interface Cut {
  readonly mark: string;
  /** The size of the largest that could be made: that of the part that was cut out. */
  readonly width: number;
  readonly height: number;
  readonly files: readonly {
    readonly width: number;
    readonly format: Format;
    readonly quality: number;
    /** Bytes. */
    readonly bytes: number;
  }[];
  /** The picture in 48 pixels, as a data: address of about a hundred letters. */
  readonly blurred: string;
}

export interface CutInCache {
  readonly cut: Cut;
  readonly folder: string;
  /** False when all of it was there already. */
  readonly made: boolean;
}

/** Where encoded pictures are looked for before any is made, and where those that were are put. */
export interface Shelves {
  /** Of the repository: the AVIF files of illustrations, `NAME-MARK/WIDTH-qQUALITY.avif`. */
  readonly encoded: string;
  readonly cache: string;
}

export const fileIn = (folder: string, width: number, format: Format) => join(folder, `${width}.${format}`);

export const effortFor = (
  { illustration }: Pick<Source, 'illustration'>,
  { plain }: Pick<Recipe, 'plain'>,
) => (plain ? PLAIN_EFFORT : illustration ? effort.illustration : effort.photo);

/** The formats of one width: a plain picture has one WebP alone, the second, for browsers without AVIF. */
export const formatsOf = ({ plain, widths }: Recipe, width: number): readonly Format[] =>
  plain && width !== widths[1] ? ['avif'] : formats;

/** The name of a cut with the mark of everything that it is made from. */
export function markOf(source: Pick<Source, 'digest' | 'focus' | 'illustration'>, recipe: Recipe): string {
  return createHash('sha256')
    .update(source.digest)
    .update(JSON.stringify([recipe, source.focus, formats, quality, effortFor(source, recipe), blur]))
    .digest('hex')
    .slice(0, 10);
}

/**
 * Makes one cut in every width and format, or finds it in the cache. Rejects, naming the file, when the least
 * quality that is still good to look at weighs more than the recipe allows.
 */
export async function cutPicture(
  source: Source,
  recipe: Recipe,
  { encoded, cache }: Shelves,
): Promise<CutInCache> {
  const mark = markOf(source, recipe);
  const name = `${recipe.name}-${mark}`;
  const folder = join(cache, name);
  const list = join(folder, 'cut.json');
  if (existsSync(list)) {
    markUsed(folder);
    return { cut: JSON.parse(readFileSync(list, 'utf8')) as Cut, folder, made: false };
  }
  // Beside its place first, so that a build that is stopped leaves no half of it there.
  const making = join(cache, `making-${randomUUID()}`);
  mkdirSync(making);
  try {
    const { cutInto } = await import('./encode-cut.ts');
    const cut = { mark, ...(await cutInto(making, source, recipe, join(encoded, name))) };
    writeFileSync(join(making, 'cut.json'), JSON.stringify(cut));
    // Two builds at a time make the same; the first one's stays.
    if (!existsSync(folder)) renameSync(making, folder);
    return { cut, folder, made: true };
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
}
