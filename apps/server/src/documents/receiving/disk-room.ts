import type { DiskSpace } from '../../disk-space.ts';
import { AppError } from '../../errors.ts';

/** What other programs write is noticed within this time. */
const MEASURED_FOR_MS = 1000;

/** The room that documents may use on the disk. */
export interface DiskRoom {
  /** Takes so many bytes of it. Throws AppError 'storage-full' below the floor of free space. */
  take(bytes: number): Promise<void>;
}

/** For documents that are not on the disk of the database. */
export const endlessRoom: DiskRoom = { take: async () => undefined };

export function createDiskRoom(measure: () => Promise<DiskSpace>): DiskRoom {
  let left = 0;
  let measuredAt = Number.NEGATIVE_INFINITY;
  return {
    async take(bytes) {
      if (left < bytes || performance.now() - measuredAt > MEASURED_FOR_MS) {
        const { freeBytes, floorBytes } = await measure();
        left = freeBytes - floorBytes;
        measuredAt = performance.now();
      }
      left -= bytes;
      if (left < 0) throw new AppError('storage-full', 'Documents cannot be taken right now. Please call.');
    },
  };
}
