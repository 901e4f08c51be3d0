import { statfs } from 'node:fs/promises';

const MOST_FLOOR_BYTES = 2_000_000_000;
/** The share of a small disk. */
const FLOOR_SHARE = 0.1;

/** Free space on a folder's disk. */
export interface DiskSpace {
  /** Bytes that the server may still write. */
  readonly freeBytes: number;
  readonly totalBytes: number;
  /**
   * Below this many free bytes client documents are rejected, so that enquiries have room for long.
   */
  readonly floorBytes: number;
}

export async function diskSpaceOf(folder: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize } = await statfs(folder);
  const totalBytes = blocks * bsize;
  return {
    freeBytes: bavail * bsize,
    totalBytes,
    floorBytes: Math.min(MOST_FLOOR_BYTES, FLOOR_SHARE * totalBytes),
  };
}
