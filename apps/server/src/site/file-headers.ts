import type { Encoding, ServedFile } from './stored-file.ts';

/** Hashed names never change their content; pages are asked for anew, which costs a 304 when they have not changed. */
export const FOREVER = 'public, max-age=31536000, immutable';
export const REVALIDATE = 'no-cache';
export const AN_HOUR = 'public, max-age=3600';

/** Where files lie whose names change with their content. */
export const ASSETS = '/assets/';

/** How long a file of the site may be kept, by its address. */
export const cachingOf = (url: string): string => (url.startsWith(ASSETS) ? FOREVER : AN_HOUR);

/** The route that answers for a file, as the log names it. */
export const routeOfFile = (url: string): string => (url.startsWith(ASSETS) ? `${ASSETS}:name` : url);

/** The tag of a file in an encoding: each encoding has other bytes. */
export const tagOfEncoded = (file: ServedFile, encoding: Encoding): string =>
  `"${file.etag}${encoding === 'identity' ? '' : `-${encoding}`}"`;

/**
 * The headers of a file in an encoding, in the order in which they are sent. `length`: of its body in bytes; undefined where
 * it is not sent because the asker has it.
 */
export function fileHeaders(
  file: ServedFile,
  encoding: Encoding,
  caching: string,
  length: number | undefined,
): Record<string, string> {
  return {
    'cache-control': caching,
    etag: tagOfEncoded(file, encoding),
    ...(file.compressible && { vary: 'accept-encoding' }),
    ...(length !== undefined && {
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      'content-type': file.type,
      'content-length': String(length),
    }),
  };
}
