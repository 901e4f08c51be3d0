import type { BackupPlace } from '../../config/backup-settings.ts';
import type { BackupTarget } from './backup-target.ts';
import { folderTarget } from './folder-target.ts';
import { leaveFloor } from './leave-floor.ts';

/**
 * What speaks S3 is loaded only where it is used. Whoever writes names `dataDir`: a folder on its disk leaves the floor
 * of free space.
 */
export async function openTarget(place: BackupPlace, dataDir?: string): Promise<BackupTarget> {
  if (place.kind === 'folder') {
    const target = folderTarget(place.path);
    return dataDir === undefined ? target : leaveFloor(target, { folder: place.path, dataDir });
  }
  const { s3Target } = await import('./s3-target.ts');
  return s3Target(place.bucket, place.prefix);
}
