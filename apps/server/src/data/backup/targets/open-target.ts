import type { BackupPlace } from '../../../config/backup-settings.ts';
import type { BackupTarget } from './backup-target.ts';
import { folderTarget } from './folder-target.ts';
import { leaveFloor } from './leave-floor.ts';

/**
 * The S3 client is loaded only if it is needed. Pass `dataDir` to write: a folder on the same disk
 * then leaves the floor of free space.
 */
export async function openTarget(place: BackupPlace, dataDir?: string): Promise<BackupTarget> {
  if (place.kind === 'folder') {
    const target = folderTarget(place.path);
    return dataDir === undefined ? target : leaveFloor(target, { folder: place.path, dataDir });
  }
  const { s3Target } = await import('./s3-target.ts');
  return s3Target(place.bucket, place.prefix);
}
