import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type DiskSpace, diskSpaceOf } from '../../../disk-space.ts';
import { BackupError } from '../backup-error.ts';
import type { BackupTarget } from './backup-target.ts';

/** Throws BackupError where so many more bytes would leave less than the floor of free space. */
export async function requireFloor(bytes: number, measure: () => Promise<DiskSpace>): Promise<void> {
  const { freeBytes, floorBytes } = await measure();
  if (freeBytes - bytes >= floorBytes) return;
  throw new BackupError(
    'backup-target-full',
    `A backup must leave ${Math.ceil(floorBytes / 1e6)} MB free on the disk of DATA_DIR, for inquiries. Make room, or set BACKUP_TO to another disk.`,
  );
}

/** The device of a folder, or of the one that it will be made in. */
async function deviceOf(folder: string): Promise<number> {
  try {
    return (await stat(folder)).dev;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return deviceOf(dirname(folder));
  }
}

/** Wraps a target: if its folder is on the data directory's disk, it leaves the floor free. */
export function leaveFloor(
  target: BackupTarget,
  {
    folder,
    dataDir,
    measure = () => diskSpaceOf(dataDir),
  }: {
    readonly folder: string;
    readonly dataDir: string;
    readonly measure?: () => Promise<DiskSpace>;
  },
): BackupTarget {
  return {
    ...target,
    async put(name, bytes, source) {
      if ((await deviceOf(folder)) === (await deviceOf(dataDir))) await requireFloor(bytes, measure);
      await target.put(name, bytes, source);
    },
  };
}
