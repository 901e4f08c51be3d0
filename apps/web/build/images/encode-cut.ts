import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { cropOf, type Region } from './crop.ts';
import { type Cut, effortFor, type Format, fileIn, formatsOf, quality } from './cut.ts';
import { PictureFault } from './picture-fault.ts';
import type { Pixels, Source } from './source.ts';
import { PHONE_WIDTH, type Recipe } from './subjects.ts';

// Each picture is read once, so its decoded rows are not kept.
sharp.cache(false);

/**
 * The effort of WebP, for the few browsers without AVIF. Half of the time of sharp's default for 3
 * % more bytes.
 */
const WEBP_EFFORT = 2;

/** What a folder of the repository holds, by width: made by `keep-encoded.ts`. */
function keptIn(folder: string): ReadonlyMap<number, Encoded> {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return new Map(
    files.map((file) => {
      const [width = 0, quality = 0] = Array.from(file.matchAll(/\d+/g), Number);
      return [width, { data: readFileSync(join(folder, file)), quality }];
    }),
  );
}

/**
 * Makes the files of one cut.
 * @param encoded the folder of the repository that may have some of them
 */
export async function cutInto(
  folder: string,
  source: Source,
  recipe: Recipe,
  encoded: string,
): Promise<Omit<Cut, 'hash'>> {
  const kept = keptIn(encoded);
  const pixels = await source.open();
  const region = cropOf(pixels, recipe.ratio, source.focus);
  const files: Cut['files'][number][] = [];
  const widths = recipe.widths.filter((width) => width <= region.width);
  for (const width of widths) {
    for (const format of formatsOf(widths, width)) {
      const most = format === 'avif' && width <= PHONE_WIDTH ? recipe.most : Number.POSITIVE_INFINITY;
      const wished = format === 'avif' && width === recipe.widths[0] ? recipe.leastWidthMost : undefined;
      const found = format === 'avif' ? kept.get(width) : undefined;
      const made =
        found ??
        (await encodeWithin(pixels, region, source, {
          width,
          format,
          most,
          wished,
          effort: effortFor(source, recipe),
        }));
      writeFileSync(fileIn(folder, width, format), made.data);
      files.push({ width, format, quality: made.quality, bytes: made.data.length });
    }
  }
  return { width: region.width, height: region.height, files };
}

/** A part of decoded pixels, ready to be resized. */
const partOf = ({ data, width, height }: Pixels, region: Region) =>
  sharp(data, { raw: { width, height, channels: 3 } }).extract(region);

interface Wanted {
  readonly width: number;
  readonly format: Format;
  readonly most: number;
  /** Fewer bytes, which it keeps where the least quality allows it. */
  readonly wished: number | undefined;
  readonly effort: number;
}

interface Encoded {
  readonly data: Buffer;
  readonly quality: number;
}

async function encodeWithin(
  pixels: Pixels,
  region: Region,
  source: Source,
  { width, format, most, wished, effort }: Wanted,
): Promise<Encoded> {
  const least = format === 'avif' ? quality.least : quality.webp;
  let weight = 0;
  let kept: Encoded | undefined;
  for (let now: number = quality[format]; now >= least; now -= quality.step) {
    const options = { quality: now, effort: format === 'avif' ? effort : WEBP_EFFORT };
    const data = await partOf(pixels, region).resize(width).toFormat(format, options).toBuffer();
    if (data.length <= (wished ?? most)) return { data, quality: now };
    if (data.length <= most) kept ??= { data, quality: now };
    weight = data.length;
  }
  if (kept) return kept;
  throw new PictureFault(
    `${source.file} is too heavy for a phone: ${Math.ceil(weight / 1000)} KB at ${width} pixels, where ${most / 1000} are allowed. Noise and very fine detail weigh most: take a smoother picture, or one with its noise reduced.`,
  );
}
