import type { BackupPlace } from '../../config/backup-settings.ts';
import type { BackupTarget } from './backup-target.ts';
import { folderTarget } from './folder-target.ts';

/** What speaks S3 is loaded only where it is used. */
export async function openTarget(place: BackupPlace): Promise<BackupTarget> {
  if (place.kind === 'folder') return folderTarget(place.path);
  const { s3Target } = await import('./s3-target.ts');
  return s3Target(place.bucket, place.prefix);
}
