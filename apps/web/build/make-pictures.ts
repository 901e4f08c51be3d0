import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import type { Picture } from '../app/picture-set.ts';
import { cacheFolder } from './cache-folder.ts';

const widths = [480, 800, 1200, 1600];
const formats = { avif: { quality: 50 }, webp: { quality: 75 } } as const;
const ATONCE = 4;

interface Recipe {
  readonly name: string;
  readonly master: string;
  /** For phones: a 3:4 crop whose middle lies at this share of the width. */
  readonly portraitAt?: number;
}

/** Each master as it is; the hero also upright, because a wide picture scaled up to a tall screen blurs or weighs four times as much. */
function recipesFor(masters: string): Recipe[] {
  const whole = readdirSync(masters).map((master) => ({ name: parse(master).name, master }));
  const hero = whole.find(({ name }) => name === 'hero');
  return hero ? [...whole, { ...hero, name: 'hero-portrait', portraitAt: 0.62 }] : whole;
}

function cropOf(width: number, height: number, portraitAt: number | undefined) {
  if (portraitAt === undefined) return { left: 0, top: 0, width, height };
  const narrow = Math.round(height * 0.75);
  const left = Math.min(Math.max(0, Math.round(width * portraitAt - narrow / 2)), width - narrow);
  return { left, top: 0, width: narrow, height };
}

/**
 * Every picture of the `pictures` folder in AVIF and WebP at the widths that screens take. What was made once from
 * the same bytes is taken from the cache. Returns what pages need to know of each.
 */
export async function makePictures(root: string, output: string): Promise<readonly Picture[]> {
  const cache = join(cacheFolder(root), 'pictures');
  mkdirSync(cache, { recursive: true });
  mkdirSync(output, { recursive: true });
  const masters = join(root, 'pictures');
  const recipes = recipesFor(masters);
  const made: Picture[] = [];
  for (let next = 0; next < recipes.length; next += ATONCE) {
    const some = recipes.slice(next, next + ATONCE);
    made.push(...(await Promise.all(some.map((recipe) => makePicture(recipe, masters, cache, output)))));
  }
  return made;
}

async function makePicture(recipe: Recipe, masters: string, cache: string, output: string): Promise<Picture> {
  const { name, master, portraitAt } = recipe;
  const bytes = readFileSync(join(masters, master));
  const full = await sharp(bytes).metadata();
  const region = cropOf(full.width, full.height, portraitAt);
  const { width, height } = region;
  const mark = createHash('sha256')
    .update(bytes)
    .update(JSON.stringify([widths, formats, region]))
    .digest('hex')
    .slice(0, 10);
  const fitting = widths.filter((candidate) => candidate <= width);
  for (const target of fitting) {
    for (const format of ['avif', 'webp'] as const) {
      const file = `${name}-${target}-${mark}.${format}`;
      if (!existsSync(join(cache, file))) {
        await sharp(bytes)
          .extract(region)
          .resize(target)
          .toFormat(format, formats[format])
          .toFile(join(cache, `${file}.tmp`));
        renameSync(join(cache, `${file}.tmp`), join(cache, file));
      }
      copyFileSync(join(cache, file), join(output, file));
    }
  }
  return { name, mark, width, height, widths: fitting };
}
