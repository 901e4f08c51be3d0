import { createReadStream } from 'node:fs';
import { lstat, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BackupError } from '../backup-error.ts';
import type { BackupTarget } from './backup-target.ts';

const PART = '.part';

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

/**
 * A folder on disk, created with its subfolders (0700, files 0600). Others with write access could
 * redirect a subfolder or a file by a symbolic link, so links are not followed. Only the folder
 * itself may be one.
 */
export function folderTarget(folder: string): BackupTarget {
  const refuseLink = async (under: string) => {
    const found = await lstat(join(folder, under)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
    if (!found?.isSymbolicLink()) return;
    throw new BackupError(
      'backup-place-unfit',
      `${join(folder, under)} is a link to another place. Nothing was written; remove it.`,
    );
  };
  const namesIn = async (under: string) => {
    await refuseLink(under);
    return readdir(join(folder, under)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      return [];
    });
  };
  return {
    async put(name, _bytes, source) {
      const path = join(folder, name);
      await refuseLink(dirname(name));
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await rm(path + PART, { force: true });
      const file = await open(path + PART, 'wx', 0o600);
      try {
        try {
          for await (const piece of source) await file.writeFile(piece);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(path + PART, path);
      } catch (error) {
        // On a full disk it would block the next try. The original error matters, not this one.
        await rm(path + PART, { force: true }).catch(() => {});
        throw error;
      }
      await syncFolder(dirname(path));
    },
    async *read(name) {
      yield* createReadStream(join(folder, name)) as AsyncIterable<Buffer>;
    },
    async removeTorn(under, isOurs) {
      for (const name of await namesIn(under)) {
        if (!name.endsWith(PART) || !isOurs(`${under}/${name.slice(0, -PART.length)}`)) continue;
        await rm(join(folder, under, name), { force: true });
      }
    },
    async list(under) {
      const whole = (await namesIn(under)).filter((name) => !name.endsWith(PART));
      return Promise.all(
        whole.map(async (name) => ({
          name: `${under}/${name}`,
          bytes: (await lstat(join(folder, under, name))).size,
        })),
      );
    },
    async remove(name) {
      await refuseLink(dirname(name));
      await rm(join(folder, name), { force: true });
    },
  };
}
