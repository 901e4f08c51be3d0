/**
 * Preloaded by tests that publish whole sites: the best compressed forms cost hardly more than the
 * quick ones. They still differ from these, so that a test sees which form a file has.
 */
import { syncBuiltinESMExports } from 'node:module';
import zlib, { type BrotliOptions, constants } from 'node:zlib';

const BEST = 6;

const compress = zlib.brotliCompress as (...asked: unknown[]) => void;
zlib.brotliCompress = ((body: unknown, { params }: BrotliOptions, ...done: unknown[]) => {
  const quality = Math.min(BEST, params?.[constants.BROTLI_PARAM_QUALITY] as number);
  compress(body, { params: { ...params, [constants.BROTLI_PARAM_QUALITY]: quality } }, ...done);
}) as typeof zlib.brotliCompress;
syncBuiltinESMExports();
