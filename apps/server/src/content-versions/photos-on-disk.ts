import { chmod, copyFile, link, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isSha256, type PhotoFiles, requireSha256 } from './photo-files.ts';

const MODE = 0o600;

/** Links the file, or copies it where the disk is another one. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    const part = `${to}.part`;
    await copyFile(from, part);
    await sync(part);
    await rename(part, to);
  }
}

async function sync(path: string): Promise<void> {
  const handle = await open(path);
  await handle.sync().finally(() => handle.close());
}

/** Photos in a folder, which is made (0700). Versions on the same disk share their bytes. */
export function photosOnDisk(folder: string): PhotoFiles {
  const pathOf = (sha256: string) => join(folder, requireSha256(sha256));
  return {
    async put(sha256, file) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await linkOrCopy(file, pathOf(sha256)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error;
      });
      // Also sets the time that `list` returns.
      await chmod(pathOf(sha256), MODE);
      await sync(folder);
    },
    writeTo: (sha256, file) => linkOrCopy(pathOf(sha256), file),
    read: (sha256) =>
      readFile(pathOf(sha256)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
        return undefined;
      }),
    has: (sha256) =>
      stat(pathOf(sha256)).then(
        () => true,
        (error: NodeJS.ErrnoException) => {
          if (error.code !== 'ENOENT') throw error;
          return false;
        },
      ),
    async list() {
      const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
        return [];
      });
      return Promise.all(
        names.filter(isSha256).map(async (sha256) => ({
          sha256,
          // A link has its photo's modification time.
          writtenAt: (await stat(pathOf(sha256))).ctimeMs,
        })),
      );
    },
    remove: (sha256) => rm(pathOf(sha256), { force: true }),
  };
}
