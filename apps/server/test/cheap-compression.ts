/**
 * Preloaded by tests that publish whole sites: the best compressed forms cost hardly more than the
 * quick ones. They still differ from these, so that a test sees which form a file has.
 */
import { syncBuiltinESMExports } from 'node:module';
import zlib, { type BrotliOptions, constants } from 'node:zlib';

const BEST_BROTLI = 6;
const BEST_ZSTD = 10;

const { brotliCompress, zstdCompress } = zlib;

/** Compresses with this parameter at `best` at most. */
const atMost =
  (compress: unknown, parameter: number, best: number) =>
  (body: unknown, { params, ...asked }: BrotliOptions, ...done: unknown[]) =>
    (compress as (...given: unknown[]) => void)(
      body,
      { ...asked, params: { ...params, [parameter]: Math.min(best, params?.[parameter] as number) } },
      ...done,
    );

function replace(functions: Pick<typeof zlib, 'brotliCompress' | 'zstdCompress'>): void {
  Object.assign(zlib, functions);
  syncBuiltinESMExports();
}

replace({
  brotliCompress: atMost(brotliCompress, constants.BROTLI_PARAM_QUALITY, BEST_BROTLI),
  zstdCompress: atMost(zstdCompress, constants.ZSTD_c_compressionLevel, BEST_ZSTD),
} as typeof zlib);

/** For the next test files in this process. */
export const restoreCompression = () => replace({ brotliCompress, zstdCompress });
