import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Picture } from '../app/picture-set.ts';
import { cacheFolder } from './cache-folder.ts';

const widths = [480, 800, 1200, 1600];
const formats = { avif: { quality: 50 }, webp: { quality: 75 } } as const;

/**
 * Every picture in AVIF and WebP at the widths that screens take. What was made once from the same bytes is
 * taken from the cache. Returns, per picture, its sources and intrinsic size.
 */
export async function makePictures(root: string, output: string): Promise<Record<string, Picture>> {
  const cache = join(cacheFolder(root), 'pictures');
  mkdirSync(cache, { recursive: true });
  mkdirSync(output, { recursive: true });
  const names = ['hero'];
  const made = await Promise.all(
    names.map((name) => makePicture(name, join(root, 'pictures', `${name}.webp`), cache, output)),
  );
  return Object.fromEntries(made);
}

async function makePicture(
  name: string,
  master: string,
  cache: string,
  output: string,
): Promise<[string, Picture]> {
  const bytes = readFileSync(master);
  const { width = 0, height = 0 } = await sharp(bytes).metadata();
  const content = createHash('sha256')
    .update(bytes)
    .update(JSON.stringify([widths, formats]))
    .digest('hex')
    .slice(0, 10);
  const sources = { avif: [] as string[], webp: [] as string[] };
  for (const format of ['avif', 'webp'] as const) {
    for (const target of widths.filter((wanted) => wanted <= width)) {
      const file = `${name}-${target}-${content}.${format}`;
      if (!existsSync(join(cache, file))) {
        await sharp(bytes)
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
  return [name, { avif: sources.avif.join(', '), webp: sources.webp.join(', '), fallback, width, height }];
}
