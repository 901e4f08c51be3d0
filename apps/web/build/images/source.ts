import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Focus } from '@rivermark/content';
import { brandColors } from '@rivermark/content/brand-colors';
import type { Metadata } from 'sharp';
import { heicFault, imageKind, isAccepted } from './image-kind.ts';
import type { FileFacts, KnownFiles } from './known-files.ts';
import { PictureFault } from './picture-fault.ts';

/** More than any camera of today has, and within what a build machine can decode in memory. */
const MOST_PIXELS = 150_000_000;
/** No page takes more than a part of this size, so nothing larger is kept after decoding. */
const ENOUGH = { width: 2400, height: 1800, fit: 'outside' } as const;

/** In pixels. */
interface Box {
  readonly width: number;
  readonly height: number;
}

/** Decoded pixels: upright, opaque, sRGB, three bytes each. */
export interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * The source of pictures: an illustration's master or the agent's photo. Both are treated alike.
 */
export interface Source extends FileFacts {
  /** The file's name, for messages. */
  readonly file: string;
  /** What it shows. */
  readonly alt: string;
  readonly focus: Focus;
  readonly illustration: boolean;
  /**
   * Decodes it without metadata, at most as large as pages need, or as fits within `size`. Rejects,
   * naming the file, if it is broken.
   */
  open(size?: Box): Promise<Pixels>;
}

const broken = (file: string) =>
  new PictureFault(
    `${file}: the picture is broken or not all of it is there. Export or copy it again from where you have it.`,
  );

/** What is wrong with a file before it is decoded, in words; undefined when nothing is. */
function faultOf(bytes: Buffer, kind: string | undefined, metadata: Metadata | undefined) {
  if (bytes.length === 0) return 'is empty. Copy it again from where you have it.';
  if (kind === undefined) return 'is no picture, or broken. Give a JPEG, PNG, WebP or AVIF.';
  if (kind === 'HEIC') return heicFault;
  if (!isAccepted(kind)) return `is a ${kind} file. Export it as JPEG, PNG, WebP or AVIF.`;
  if (!metadata) return 'is a broken picture. Export or copy it again from where you have it.';
  const { width, height, pages = 1 } = metadata;
  if (pages > 1) return 'is an animation. Give a picture that stands still.';
  if (width * height > MOST_PIXELS)
    return `has ${Math.round((width * height) / 1e6)} megapixels. Export it with at most ${MOST_PIXELS / 1e6}; 6000 pixels wide are plenty.`;
  return undefined;
}

/**
 * Reads a file's header without decoding it. Rejects, naming the file and what to do, if pages
 * cannot use it. `known`: files that are not read again.
 */
export async function sourceFrom(
  path: string,
  about: Pick<Source, 'file' | 'alt' | 'focus' | 'illustration'>,
  known?: KnownFiles,
): Promise<Source> {
  const { file } = about;
  const read = () => factsOf(path, file);
  const { kind, width, height, digest } = await (known ? known.factsOf(path, read) : read());
  return { ...about, kind, width, height, digest, open: (size) => decode(path, file, size) };
}

async function factsOf(path: string, file: string): Promise<FileFacts> {
  const bytes = readFileSync(path);
  const kind = imageKind(bytes);
  const metadata =
    kind && isAccepted(kind)
      ? await (await import('sharp'))
          .default(bytes, { limitInputPixels: false })
          .metadata()
          .catch(() => undefined)
      : undefined;
  const fault = faultOf(bytes, kind, metadata);
  if (fault || !kind || !metadata) throw new PictureFault(`${file} ${fault}`);
  const { width, height } = metadata.autoOrient;
  return { kind, width, height, digest: createHash('sha256').update(bytes).digest('hex') };
}

async function decode(path: string, file: string, within?: Box): Promise<Pixels> {
  const { default: sharp } = await import('sharp');
  try {
    const { data, info } = await sharp(path, {
      failOn: 'error',
      limitInputPixels: MOST_PIXELS,
      sequentialRead: true,
    })
      .autoOrient()
      .resize({ ...(within ? { ...within, fit: 'inside' } : ENOUGH), withoutEnlargement: true })
      .flatten({ background: brandColors.paper })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch {
    throw broken(file);
  }
}
