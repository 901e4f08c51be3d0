import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { markUsed } from '../cache-folder.ts';
import { cropOf, type Region } from './crop.ts';
import { PictureFault } from './picture-fault.ts';
import type { Pixels, Source } from './source.ts';
import { PHONE_WIDTH, type Recipe } from './subjects.ts';

const formats = ['avif', 'webp'] as const;
type Format = (typeof formats)[number];

/** Where the quality starts, and how low it may go to keep the budget. */
const quality = { avif: 50, webp: 75, step: 4, least: 34 } as const;
/**
 * How long AVIF is thought about. Illustrations are kept encoded, so they are worth it; photos are encoded while their
 * owner waits, a quarter of the time for 4 % more bytes.
 */
const effort = { illustration: 4, photo: 3 } as const;
/** Of a gallery's photos, of which there may be thousands (decision 0013). */
const PLAIN_EFFORT = 2;
/** Of WebP, for the few browsers without AVIF: half of the time that sharp would take by itself for 3 % more bytes. */
const WEBP_EFFORT = 2;
const blur = { width: 8, height: 6, quality: 40 } as const;

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

const effortFor = ({ illustration }: Pick<Source, 'illustration'>, { plain }: Pick<Recipe, 'plain'>) =>
  plain ? PLAIN_EFFORT : illustration ? effort.illustration : effort.photo;

/** The formats of one width: a plain picture has one WebP alone, the second, for browsers without AVIF. */
const formatsOf = ({ plain, widths }: Recipe, width: number): readonly Format[] =>
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
    const cut = { mark, ...(await cutInto(making, source, recipe, keptIn(join(encoded, name)))) };
    writeFileSync(join(making, 'cut.json'), JSON.stringify(cut));
    // Two builds at a time make the same; the first one's stays.
    if (!existsSync(folder)) renameSync(making, folder);
    return { cut, folder, made: true };
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
}

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

async function cutInto(
  folder: string,
  source: Source,
  recipe: Recipe,
  kept: ReadonlyMap<number, Encoded>,
): Promise<Omit<Cut, 'mark'>> {
  const pixels = await source.open();
  const region = cropOf(pixels, recipe.ratio, source.focus);
  const files: Cut['files'][number][] = [];
  for (const width of recipe.widths.filter((candidate) => candidate <= region.width)) {
    for (const format of formatsOf(recipe, width)) {
      const most = format === 'avif' && width <= PHONE_WIDTH ? recipe.most : Number.POSITIVE_INFINITY;
      const wished = format === 'avif' && width === recipe.widths[0] ? recipe.leastWidthMost : undefined;
      const found = format === 'avif' ? kept.get(width) : undefined;
      const encoded =
        found ??
        (await encodeWithin(pixels, region, source, {
          width,
          format,
          most,
          wished,
          effort: effortFor(source, recipe),
        }));
      writeFileSync(fileIn(folder, width, format), encoded.data);
      files.push({ width, format, quality: encoded.quality, bytes: encoded.data.length });
    }
  }
  const tiny = await partOf(pixels, region)
    .resize(blur.width, blur.height, { fit: 'fill' })
    .webp({ quality: blur.quality, effort: 6 })
    .toBuffer();
  const blurred = `data:image/webp;base64,${tiny.toString('base64')}`;
  return { width: region.width, height: region.height, files, blurred };
}

/** A part of decoded pixels, ready to be resized. */
export const partOf = ({ data, width, height }: Pixels, region: Region) =>
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
