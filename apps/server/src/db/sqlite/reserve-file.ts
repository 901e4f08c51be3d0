import { randomBytes } from 'node:crypto';
import { closeSync, ftruncateSync, openSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { diskSpaceOf } from '../../disk-space.ts';

const MEGABYTE = 1024 ** 2;
const MOST_BYTES = 32 * MEGABYTE;
/** The reserve's share of a small disk. */
const SHARE = 0.05;

/**
 * A file that reserves disk space for the database. On a full disk, each enquiry that cannot be
 * stored frees a part of it. It is refilled once there is room.
 */
export interface ReserveFile {
  /** Refills it if the disk has twice the room needed. */
  fill(): Promise<void>;
  /** Frees a megabyte of the disk. False if nothing is left. */
  giveUp(): boolean;
}

export const reserveFileIn = (dataDir: string): string => join(dataDir, 'reserve');

export function createReserveFile(dataDir: string): ReserveFile {
  const path = reserveFileIn(dataDir);
  const size = () => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  return {
    async fill() {
      const { freeBytes, totalBytes } = await diskSpaceOf(dataDir);
      const from = size();
      const missing = Math.min(MOST_BYTES, SHARE * totalBytes) - from;
      if (missing < MEGABYTE || freeBytes < 2 * missing) return;
      const file = await open(path, 'a', 0o600);
      try {
        // Zeros might take no room on a compressing disk.
        const piece = randomBytes(MEGABYTE);
        for (let added = 0; added + MEGABYTE <= missing; added += MEGABYTE) await file.write(piece);
        await file.datasync();
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
        await file.truncate(from);
      } finally {
        await file.close();
      }
    },
    // Synchronous: otherwise others could take the freed room first.
    giveUp() {
      const left = size();
      if (left === 0) return false;
      const file = openSync(path, 'r+');
      try {
        ftruncateSync(file, Math.max(0, left - MEGABYTE));
      } finally {
        closeSync(file);
      }
      return true;
    },
  };
}

/** Whether SQLite found the disk full. */
export const isDiskFull = (error: unknown): boolean =>
  /^SQLITE_(FULL|IOERR_WRITE|IOERR_SHMSIZE|IOERR_FSYNC)$/.test(String((error as { code?: unknown }).code));
