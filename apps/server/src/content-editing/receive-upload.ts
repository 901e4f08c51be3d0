import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { diskSpaceOf } from '../disk-space.ts';
import { AppError } from '../errors.ts';

/** A photo of a phone has 3 to 12 MB. */
export const MOST_PHOTO_MB = 40;
const MB = 1024 * 1024;
export const MOST_PHOTO_BYTES = MOST_PHOTO_MB * MB;
/** Beyond this the rest of a photo is not even counted. */
export const MOST_COUNTED_BYTES = 120 * MB;

export const noRoomForPhoto = (options?: ErrorOptions) =>
  new AppError(
    'site-storage-full',
    'The server’s disk is nearly full, so no photo was added. Please tell whoever looks after the server.',
    options,
  );

export const isStorageFull = (error: unknown) =>
  ['ENOSPC', 'EDQUOT'].includes(String((error as NodeJS.ErrnoException).code));

export function photoTooLarge(bytes: number): AppError {
  const size = `${bytes > MOST_COUNTED_BYTES ? 'more than ' : ''}${Math.ceil(Math.min(bytes, MOST_COUNTED_BYTES) / MB)} MB`;
  return new AppError('photo-refused', `This photo has ${size}. A photo may have up to ${MOST_PHOTO_MB} MB.`);
}

/** Throws `site-storage-full` if the disk has too little room for a photo. */
export async function checkRoomForPhoto(dataDir: string): Promise<void> {
  const { freeBytes, floorBytes } = await diskSpaceOf(dataDir);
  if (freeBytes - floorBytes < 2 * MOST_PHOTO_BYTES) throw noRoomForPhoto();
}

/**
 * Writes an uploaded photo to a file. Throws `photo-refused` with its size if it is too large, and
 * `site-storage-full` if the disk has too little room.
 */
export async function receiveUpload(upload: Readable, to: string, dataDir: string): Promise<void> {
  await checkRoomForPhoto(dataDir);
  let bytes = 0;
  try {
    await pipeline(
      upload,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          bytes += chunk.length;
          if (bytes <= MOST_PHOTO_BYTES) yield chunk;
        }
      },
      createWriteStream(to, { mode: 0o600 }),
    );
  } catch (error) {
    throw isStorageFull(error) ? noRoomForPhoto({ cause: error }) : error;
  }
  if (bytes <= MOST_PHOTO_BYTES) return;
  throw photoTooLarge(bytes);
}
