import { type FileHandle, mkdir, open, readdir, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocumentFiles, GrowingFile } from './document-files.ts';

const MODE = 0o600;
const ENDING = '.sealed';

/** Sealed documents in a folder of the data directory, which is made (0700). */
export function documentFilesIn(folder: string): DocumentFiles {
  const pathOf = (id: string) => {
    if (!/^[0-9a-f-]{36}$/.test(id)) throw new Error('Not an id of a document');
    return join(folder, id + ENDING);
  };
  const syncFolder = async () => {
    const handle = await open(folder);
    await handle.sync().finally(() => handle.close());
  };
  return {
    settlesMs: 0,
    async create(id) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = await open(pathOf(id), 'wx', MODE);
      // The name has to be on the disk by the time that the bytes are.
      return growing(file, 0, syncFolder());
    },
    async resume(id, length) {
      const file = await open(pathOf(id), 'r+');
      await file.truncate(length);
      return growing(file, length);
    },
    async *read(id) {
      const file = await open(pathOf(id));
      try {
        yield* file.createReadStream({ autoClose: false }) as AsyncIterable<Buffer>;
      } finally {
        await file.close();
      }
    },
    async size(id) {
      const found = await stat(pathOf(id)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
      });
      return found?.size;
    },
    async remove(id) {
      await unlink(pathOf(id)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
      });
    },
    async list() {
      const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
        // The contents of an unreadable folder are unknown, so it does not count as empty.
        if (error.code !== 'ENOENT') throw error;
        return [];
      });
      return names.flatMap((name) => (name.endsWith(ENDING) ? name.slice(0, -ENDING.length) : []));
    },
  };
}

/** How many bytes may wait for the disk while the next are received and sealed. */
const MOST_WAITING = 512 * 1024;

/** `named` is what has to be done besides before the file counts as written. */
function growing(file: FileHandle, from: number, named?: Promise<void>): GrowingFile {
  let at = from;
  /** Chunks that arrive during a write go out together with the next: each write costs a thread. */
  let gathered: Buffer[] = [];
  let gatheredBytes = 0;
  let written = Promise.resolve();
  let turn = Promise.resolve();
  let isWriting = false;
  named?.catch(() => {});

  async function writeAll(pieces: readonly Buffer[], position: number, total: number): Promise<void> {
    const { bytesWritten } = await file.writev([...pieces], position);
    if (bytesWritten === total) return;
    // A disk that is nearly full takes a part and says no only to the rest.
    const rest = Buffer.concat(pieces).subarray(bytesWritten);
    for (let done = 0; done < rest.length; ) {
      const part = await file.write(rest, done, rest.length - done, position + bytesWritten + done);
      done += part.bytesWritten;
    }
  }

  async function writeGathered(): Promise<void> {
    while (gathered.length > 0) {
      const [pieces, total] = [gathered, gatheredBytes];
      gathered = [];
      gatheredBytes = 0;
      turn = writeAll(pieces, at, total);
      await turn;
      at += total;
    }
    isWriting = false;
  }

  return {
    async write(pieces) {
      const total = pieces.reduce((sum, { length }) => sum + length, 0);
      gathered.push(...pieces);
      gatheredBytes += total;
      if (!isWriting) {
        isWriting = true;
        written = writeGathered();
        // The failure is kept: it is thrown by every later write that waits, and by sync.
        written.catch(() => {});
      }
      if (gatheredBytes > MOST_WAITING) await turn;
      return total;
    },
    async sync() {
      await written;
      await Promise.all([file.datasync(), named]);
    },
    async close() {
      await written.catch(() => {});
      await named?.catch(() => {});
      await file.close();
    },
  };
}
