import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { touchUsed } from '../cache-folder.ts';
import { type Cut, effortFor, formats, quality } from './cut.ts';
import type { Source } from './source.ts';
import type { Recipe } from './subjects.ts';

export interface CutInCache {
  readonly cut: Cut;
  readonly folder: string;
  /** False when all of it was there already. */
  readonly made: boolean;
  /** Whether a better one should take its place. */
  readonly quick?: true;
}

/** The largest width of a quick cut: phones and most windows take no more. */
const QUICK_WIDTH = 1300;

/** Where encoded pictures are looked for before any is made, and where those that were are put. */
export interface Shelves {
  /** The committed AVIF files of illustrations, `NAME-HASH/WIDTH-qQUALITY.avif`. */
  readonly encoded: string;
  readonly cache: string;
}

/** The hash of everything that a cut is made from. */
export function cutHash(source: Pick<Source, 'digest' | 'focus' | 'illustration'>, recipe: Recipe): string {
  return createHash('sha256')
    .update(source.digest)
    .update(JSON.stringify([recipe, source.focus, formats, quality, effortFor(source, recipe)]))
    .digest('hex')
    .slice(0, 10);
}

/**
 * Encodes one cut in every width and format, or finds it in the cache. Rejects, naming the file, if
 * it exceeds the recipe's budget even at the lowest acceptable quality.
 */
export async function cutPicture(source: Source, recipe: Recipe, shelves: Shelves): Promise<CutInCache> {
  const found = cutInCache(source, recipe, shelves);
  if (found) return found;
  const { encoded, cache } = shelves;
  const { hash, name, folder } = placeOf(source, recipe, cache);
  // Beside its place first, so that a build that is stopped leaves no half of it there.
  const making = join(cache, `making-${randomUUID()}`);
  mkdirSync(making);
  try {
    const { cutInto } = await import('./encode-cut.ts');
    const cut = await cutInto(making, source, recipe, join(encoded, name));
    writeFileSync(join(making, 'cut.json'), JSON.stringify(cut));
    // Two builds at a time make the same; the first one's stays.
    if (!existsSync(folder)) renameSync(making, folder);
    return { cut: { hash, ...cut }, folder, made: true };
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
}

/**
 * The best cut if it was made before; otherwise a quick one, for visitors who would have to wait
 * for the best.
 */
export async function cutQuickly(source: Source, recipe: Recipe, shelves: Shelves): Promise<CutInCache> {
  const best = cutInCache(source, recipe, shelves);
  if (best) return best;
  const widths = recipe.widths.filter((width) => width <= QUICK_WIDTH);
  try {
    return { ...(await cutPicture(source, { ...recipe, widths, quick: true }, shelves)), quick: true };
  } catch {
    // More thorough encoding may still keep the budget; if not, it says what is wrong.
    return cutPicture(source, recipe, shelves);
  }
}

/** A cut that was made before; undefined when there is none. */
export function cutInCache(source: Source, recipe: Recipe, { cache }: Shelves): CutInCache | undefined {
  const { hash, folder } = placeOf(source, recipe, cache);
  const list = join(folder, 'cut.json');
  if (!existsSync(list)) return undefined;
  touchUsed(folder);
  const stored = JSON.parse(readFileSync(list, 'utf8')) as Omit<Cut, 'hash'>;
  return { cut: { hash, ...stored }, folder, made: false };
}

function placeOf(source: Source, recipe: Recipe, cache: string) {
  const hash = cutHash(source, recipe);
  const name = `${recipe.name}-${hash}`;
  return { hash, name, folder: join(cache, name) };
}
