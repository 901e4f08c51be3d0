import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import {
  asServed,
  COMPRESSED_FOLDER,
  compress,
  compressedName,
  compressions,
  contentHash,
  isCompressible,
  typeOf,
} from '@rivermark/contracts/served-files';
import { touchUsed } from './cache-folder.ts';
import { placeFile } from './images/place-file.ts';

/** How many in parallel: each holds a page and its forms in memory, and there are four threads. */
const AT_ONCE = 8;

/**
 * Writes each compressed form of every page and text file of a built site, as sent if the site is
 * at `publicUrl`; for other addresses the server makes those of pages itself. Uses `cache`, which
 * has forms of one quality. Resolves with each file's size in brotli, by its hash as built.
 */
export async function compressSite(
  folder: string,
  cache: string,
  publicUrl: string,
  quick = false,
): Promise<ReadonlyMap<string, number>> {
  const output = join(folder, COMPRESSED_FOLDER);
  for (const made of [cache, output]) mkdirSync(made, { recursive: true });
  const files = ['pages', 'public'].flatMap((part) =>
    readdirSync(join(folder, part), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && isCompressible(typeOf(entry.name)))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const weights = new Map<string, number>();
  const place = async (file: string) => {
    const built = readFileSync(file);
    const body = asServed(file, built, publicUrl);
    for (const form of compressions) {
      const name = compressedName(contentHash(body), form);
      const kept = join(cache, name);
      if (existsSync(kept)) {
        touchUsed(kept);
      } else {
        // Under another name until it is complete.
        const part = join(cache, `part-${name}`);
        writeFileSync(part, await compress(body, form, quick));
        renameSync(part, kept);
      }
      placeFile(kept, join(output, name));
      if (form === 'br') weights.set(contentHash(built), statSync(kept).size);
    }
  };
  const next = files.values();
  const worker = async () => {
    for (const file of next) await place(file);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return weights;
}
