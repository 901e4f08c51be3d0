import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Compression, compress, compressedName, isFormOf } from '@rivermark/contracts/served-files';

/** Where compressed forms of the site's files come from. */
export interface Precompressed {
  /** `body` in a compressed form; `hash` is its content hash. */
  of(body: Buffer, hash: string, form: Compression): Promise<Buffer>;
}

interface OwnForms {
  /** The folder in which this server stores its own. Absent: it stores none. */
  readonly kept?: string | undefined;
  /** Whether it makes its own quickly, and so a little larger. */
  readonly quick?: boolean;
}

/**
 * Finds a compressed file in the `made` folders, or in `kept`. Otherwise compresses. Damaged files
 * are replaced.
 */
export function precompressed(made: () => readonly string[], { kept, quick }: OwnForms = {}): Precompressed {
  const read = async (folder: string, name: string, body: Buffer, form: Compression) => {
    const bytes = await readFile(join(folder, name)).catch(() => undefined);
    return bytes && (await isFormOf(body, form, bytes)) ? bytes : undefined;
  };
  const keep = async (path: string, bytes: Buffer) => {
    await mkdir(dirname(path), { recursive: true });
    const part = `${path}.part`;
    await writeFile(part, bytes);
    await rename(part, path);
  };
  return {
    async of(body, hash, form) {
      const name = compressedName(hash, form);
      for (const folder of [...made(), ...(kept ? [kept] : [])]) {
        const found = await read(folder, name, body, form);
        if (found) return found;
      }
      const compressed = await compress(body, form, quick);
      // Where it cannot be kept, the next start makes it again.
      if (kept) await keep(join(kept, name), compressed).catch(() => {});
      return compressed;
    },
  };
}

/** Removes kept forms of contents that are gone. `hashes`: of contents that are still there. */
export async function removeOldForms(kept: string, hashes: ReadonlySet<string>): Promise<void> {
  for (const name of await readdir(kept).catch(() => [])) {
    if (!hashes.has(name.slice(0, name.indexOf('.')))) await rm(join(kept, name), { force: true });
  }
}
