import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { HOUR_MS } from '@rivermark/contracts/durations';
import type { Clock } from '../clock/clock.ts';
import {
  checkRoomForPhoto,
  isStorageFull,
  MOST_PHOTO_BYTES,
  noRoomForPhoto,
  photoTooLarge,
} from './receive-upload.ts';

/** A part of a photo that is uploaded piece by piece. */
export interface PhotoPart {
  /** The browser's own name of the upload: a UUID. */
  readonly upload: string;
  /** In bytes, as `size`. */
  readonly offset: number;
  /** The size of the whole photo. */
  readonly size: number;
}

/**
 * Uploads that arrive in parts, so that a dropped connection repeats one part instead of the photo.
 * Parts are stored on this machine. An upload that continues on another machine starts over there.
 */
export interface PhotoParts {
  /**
   * Stores a part. Resolves with how many bytes are there. Throws `photo-refused` if the photo is
   * too large, and `site-storage-full`.
   */
  write(part: PhotoPart, bytes: Readable): Promise<number>;
  read(upload: string): Readable;
  remove(upload: string): Promise<void>;
}

export const UPLOAD_NAME = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Abandoned uploads are removed after this time. */
const UNFINISHED_MS = HOUR_MS;

export function createPhotoParts(dataDir: string, clock: Clock): PhotoParts {
  const folder = join(dataDir, 'photo-parts');
  const fileOf = (upload: string) => {
    if (!UPLOAD_NAME.test(upload)) throw new Error('This is not the name of an upload.');
    return join(folder, upload);
  };
  const sizeOf = async (file: string) => (await stat(file).catch(() => undefined))?.size;

  async function removeUnfinished(): Promise<void> {
    for (const name of await readdir(folder)) {
      const found = await stat(join(folder, name)).catch(() => undefined);
      if (found && clock() - found.mtimeMs > UNFINISHED_MS) await rm(join(folder, name), { force: true });
    }
  }

  return {
    async write({ upload, offset, size }, bytes) {
      const file = fileOf(upload);
      const there = await sizeOf(file);
      if (offset > (there ?? 0) || size > MOST_PHOTO_BYTES) bytes.resume();
      if (size > MOST_PHOTO_BYTES) throw photoTooLarge(size);
      if (offset > (there ?? 0)) return there ?? 0;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      if (there === undefined) {
        await removeUnfinished();
        await checkRoomForPhoto(dataDir);
      }
      // A repeated part has the same bytes and lands at the same place, even while the first one
      // is still being written.
      const flags = there === undefined ? 'w' : 'r+';
      const limited = async function* (chunks: AsyncIterable<Buffer>) {
        let left = size - offset;
        for await (const chunk of chunks) {
          if (left > 0) yield chunk.subarray(0, left);
          left -= chunk.length;
        }
      };
      try {
        await pipeline(bytes, limited, createWriteStream(file, { flags, start: offset, mode: 0o600 }));
      } catch (error) {
        throw isStorageFull(error) ? noRoomForPhoto({ cause: error }) : error;
      }
      return (await sizeOf(file)) ?? 0;
    },
    read: (upload) => createReadStream(fileOf(upload)),
    remove: (upload) => rm(fileOf(upload), { force: true }),
  };
}
