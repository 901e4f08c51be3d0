/** How files of the built site are sent, shared by the build and the server. For Node only. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliDecompress,
  constants,
  gunzip,
  gzip,
  zstdCompress,
  zstdDecompress,
} from 'node:zlib';
import { ORIGIN_PLACEHOLDER } from './built-site.ts';
import { fillCodes } from './qr-codes.ts';

const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  svg: 'image/svg+xml',
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
};

/** The Content-Type of a file, by its name. */
export const typeOf = (name: string): string =>
  types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

const compressible = /^(text\/|application\/|image\/svg)/;

/** Whether files of this type are worth compressing. Pictures and fonts are already compressed. */
export const isCompressible = (type: string): boolean => compressible.test(type);

const namesTheSite = /\.(html|txt|xml|json|webmanifest)$/;

/** A text with the site's address in the places that the build left open, QR codes among them. */
export const withSiteAddress = (text: string, publicUrl: string): string =>
  publicUrl === ORIGIN_PLACEHOLDER
    ? text
    : fillCodes(text.replaceAll(ORIGIN_PLACEHOLDER, publicUrl), publicUrl);

/** A file as sent when the site is at `publicUrl`. */
export function asServed(name: string, body: Buffer, publicUrl: string): Buffer {
  if (!namesTheSite.test(name)) return body;
  return Buffer.from(withSiteAddress(body.toString('utf8'), publicUrl));
}

/** The compressed forms, best first, with their names in Content-Encoding. */
export const compressions = ['br', 'zstd', 'gzip'] as const;
export type Compression = (typeof compressions)[number];

/** Folder of the built site for compressed forms, each named after the hash of its content. */
export const COMPRESSED_FOLDER = 'compressed';

/** A content hash: 22 letters, digits, `-` and `_`. */
export const contentHash = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22);

export const compressedName = (hash: string, form: Compression): string => `${hash}.${form}`;

const QUICK_BROTLI = 5;
/**
 * In bytes. Larger pages, such as lists of hundreds of homes, get an eighth larger in a sixteenth
 * of the time.
 */
const LARGE_PAGE = 250_000;
const isLargePage = (body: Buffer) =>
  body.length > LARGE_PAGE && /^<!doctype html/i.test(body.toString('latin1', 0, 14));

// Maximum compression except for zstd: its last percent takes three times as long, and few use it.
const ways = {
  br: {
    compress: (body: Buffer, quick: boolean) =>
      promisify(brotliCompress)(body, {
        params: {
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
          [constants.BROTLI_PARAM_QUALITY]: quick ? QUICK_BROTLI : constants.BROTLI_MAX_QUALITY,
        },
      }),
    expand: promisify(brotliDecompress),
  },
  zstd: {
    compress: (body: Buffer, quick: boolean) => {
      // Without the size, zstd prepares tables for the largest input: 430 ms a page instead of 48.
      // Node's types lack it.
      const size = { pledgedSrcSize: body.length };
      const level = quick ? 9 : 15;
      return promisify(zstdCompress)(body, {
        ...size,
        params: { [constants.ZSTD_c_compressionLevel]: level },
      });
    },
    expand: promisify(zstdDecompress),
  },
  gzip: {
    compress: (body: Buffer, quick: boolean) => promisify(gzip)(body, { level: quick ? 5 : 9 }),
    expand: promisify(gunzip),
  },
} as const;

/** `quick`: a tenth of the time for an eighth more bytes. Large pages always use it. */
export const compress = (body: Buffer, form: Compression, quick = false): Promise<Buffer> =>
  ways[form].compress(body, quick || isLargePage(body));

/** Whether `bytes` are `body` in this form, and complete. */
export async function isFormOf(body: Buffer, form: Compression, bytes: Buffer): Promise<boolean> {
  try {
    return (await ways[form].expand(bytes)).equals(body);
  } catch {
    return false;
  }
}
