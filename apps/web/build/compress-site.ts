import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import {
  asServed,
  COMPRESSED_FOLDER,
  compress,
  compressedName,
  compressions,
  isCompressible,
  markOf,
  typeOf,
} from '@rivermark/contracts/served-files';
import { markUsed } from './cache-folder.ts';
import { placeFile } from './images/place-file.ts';

/** Brotli takes a hundred megabytes for a large page. */
const AT_ONCE = 2;
/** Bytes. A larger page, a list of some hundred homes, is compressed ten times as fast for a tenth more bytes. */
const LARGE_PAGE = 250_000;

/** A file as it was when it was compressed: the marks of its content, as built and as served. */
interface KnownFile {
  /** A file that is linked from one site to the next keeps it. */
  readonly stamp: string;
  readonly built: string;
  readonly served: string;
}

/** In a site's folder: what was compressed. */
const KNOWN = 'compressed.json';

function readKnown(site: string, publicUrl: string): Readonly<Record<string, KnownFile>> {
  const list = join(site, KNOWN);
  if (!existsSync(list)) return {};
  const known = JSON.parse(readFileSync(list, 'utf8'));
  return known.publicUrl === publicUrl ? known.files : {};
}

interface CompressOptions {
  /** The site that this one replaces. */
  readonly previous?: string;
  /** Takes a tenth of the time for a tenth more bytes. Another call puts the better forms in their places. */
  readonly quick?: boolean;
}

/** Puts a file in the place of another, of which nobody sees a half. */
function replaceFile(from: string, to: string): void {
  const begun = `${to}.part`;
  rmSync(begun, { force: true });
  placeFile(from, begun);
  renameSync(begun, to);
  // Renaming one name of a file to another of the same file does nothing.
  rmSync(begun, { force: true });
}

/**
 * Puts every page and text file of a built site beside it in each compressed form, as it is sent where the site is at
 * `publicUrl`; elsewhere the server makes those of the pages itself. What `cache` has is taken from there. Resolves with the
 * bytes that each file takes in brotli, by the mark of its content as it was built. Files that are linked from the
 * `previous` site are not read again.
 */
export async function compressSite(
  folder: string,
  cache: string,
  publicUrl: string,
  { previous, quick = false }: CompressOptions = {},
): Promise<ReadonlyMap<string, number>> {
  const output = join(folder, COMPRESSED_FOLDER);
  for (const made of [cache, output]) mkdirSync(made, { recursive: true });
  const files = ['pages', 'public'].flatMap((part) =>
    readdirSync(join(folder, part), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && isCompressible(typeOf(entry.name)))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const weights = new Map<string, number>();
  const known = previous === undefined ? {} : readKnown(previous, publicUrl);
  const seen: Record<string, KnownFile> = {};
  const place = async (file: string) => {
    const { ino, size, mtimeMs } = statSync(file);
    const stamp = [ino, size, mtimeMs].join();
    const path = relative(folder, file);
    const before = known[path]?.stamp === stamp ? known[path] : undefined;
    const read = () => {
      const built = readFileSync(file);
      const body = asServed(file, built, publicUrl);
      return { body, built: markOf(built), served: markOf(body) };
    };
    const fresh = before ? undefined : read();
    const { built, served } = before ?? (fresh as NonNullable<typeof fresh>);
    seen[path] = { stamp, built, served };
    for (const form of compressions) {
      const name = compressedName(served, form);
      const best = join(cache, name);
      const kept = quick && !existsSync(best) ? join(cache, `quick-${name}`) : best;
      if (existsSync(kept)) {
        markUsed(kept);
      } else {
        // Of another name until it is whole.
        const part = join(cache, `part-${name}`);
        const { body } = fresh ?? read();
        writeFileSync(
          part,
          await compress(body, form, quick || (/\.html$/.test(file) && body.length > LARGE_PAGE)),
        );
        renameSync(part, kept);
      }
      replaceFile(kept, join(output, name));
      if (form === 'br') weights.set(built, statSync(kept).size);
    }
  };
  const next = files.values();
  const worker = async () => {
    for (const file of next) await place(file);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  writeFileSync(join(folder, KNOWN), JSON.stringify({ publicUrl, files: seen }));
  return weights;
}
