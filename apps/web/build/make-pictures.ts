import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Picture } from '../app/picture-set.ts';
import { cacheFolder } from './cache-folder.ts';

const widths = [480, 800, 1200, 1600];
const formats = { avif: { quality: 50 }, webp: { quality: 75 } } as const;

interface Recipe {
  readonly name: string;
  readonly master: string;
  /** For phones: a 3:4 crop whose middle lies at this share of the width. */
  readonly portraitAt?: number;
}

const recipes: readonly Recipe[] = [
  { name: 'hero', master: 'hero.webp' },
  // A wide picture that fills a tall screen would be scaled up until it blurs, or weigh four times as much.
  { name: 'hero-portrait', master: 'hero.webp', portraitAt: 0.62 },
];

function cropOf(width: number, height: number, portraitAt: number | undefined) {
  if (portraitAt === undefined) return { left: 0, top: 0, width, height };
  const narrow = Math.round(height * 0.75);
  const left = Math.min(Math.max(0, Math.round(width * portraitAt - narrow / 2)), width - narrow);
  return { left, top: 0, width: narrow, height };
}

/**
 * Every picture in AVIF and WebP at the widths that screens take. What was made once from the same bytes is
 * taken from the cache. Returns, per picture, its sources and intrinsic size.
 */
export async function makePictures(root: string, output: string): Promise<Record<string, Picture>> {
  const cache = join(cacheFolder(root), 'pictures');
  mkdirSync(cache, { recursive: true });
  mkdirSync(output, { recursive: true });
  const made = await Promise.all(
    recipes.map(
      async (recipe) =>
        [recipe.name, await makePicture(recipe, join(root, 'pictures'), cache, output)] as const,
    ),
  );
  return Object.fromEntries(made);
}

async function makePicture(recipe: Recipe, masters: string, cache: string, output: string): Promise<Picture> {
  const { name, master, portraitAt } = recipe;
  const bytes = readFileSync(join(masters, master));
  const full = await sharp(bytes).metadata();
  const region = cropOf(full.width, full.height, portraitAt);
  const { width, height } = region;
  const content = createHash('sha256')
    .update(bytes)
    .update(JSON.stringify([widths, formats, region]))
    .digest('hex')
    .slice(0, 10);
  const sources = { avif: [] as string[], webp: [] as string[] };
  for (const format of ['avif', 'webp'] as const) {
    for (const target of widths.filter((wanted) => wanted <= width)) {
      const file = `${name}-${target}-${content}.${format}`;
      if (!existsSync(join(cache, file))) {
        await sharp(bytes)
          .extract(region)
          .resize(target)
          .toFormat(format, formats[format])
          .toFile(join(cache, `${file}.tmp`));
        renameSync(join(cache, `${file}.tmp`), join(cache, file));
      }
      copyFileSync(join(cache, file), join(output, file));
      sources[format].push(`/img/${file} ${target}w`);
    }
  }
  const fallback = sources.webp.at(1)?.split(' ')[0] ?? '';
  return { avif: sources.avif.join(', '), webp: sources.webp.join(', '), fallback, width, height };
}
