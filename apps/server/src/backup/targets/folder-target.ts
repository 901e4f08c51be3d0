import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BackupTarget } from './backup-target.ts';

const PART = '.part';

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

/** A folder of a disk, which is made with its subfolders (0700, files 0600). */
export function folderTarget(folder: string): BackupTarget {
  return {
    async put(name, _bytes, source) {
      const path = join(folder, name);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const file = await open(path + PART, 'w', 0o600);
      try {
        for await (const piece of source) await file.writeFile(piece);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(path + PART, path);
      await syncFolder(dirname(path));
    },
    async *read(name) {
      yield* createReadStream(join(folder, name)) as AsyncIterable<Buffer>;
    },
    async list(under) {
      const names = await readdir(join(folder, under)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
        return [];
      });
      const whole = names.filter((name) => !name.endsWith(PART));
      return Promise.all(
        whole.map(async (name) => ({
          name: `${under}/${name}`,
          bytes: (await stat(join(folder, under, name))).size,
        })),
      );
    },
    async remove(name) {
      await rm(join(folder, name), { force: true });
    },
  };
}
