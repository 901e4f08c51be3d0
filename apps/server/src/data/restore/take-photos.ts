import { createReadStream } from 'node:fs';
import { open, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sha256Of } from '../../content-versions/content-files.ts';
import type { PhotoFiles } from '../../content-versions/photo-files.ts';
import { BackupError } from '../backup/backup-error.ts';
import type { Manifest } from '../backup/manifest.ts';
import { unsealed } from '../backup/sealed-object.ts';
import type { BackupTarget } from '../backup/targets/backup-target.ts';
import { fetchVerified } from './fetch-verified.ts';

interface TakePhotosDeps {
  readonly target: BackupTarget;
  readonly photos: PhotoFiles;
  readonly identities: readonly string[];
  readonly work: string;
}

/**
 * Takes the published photos that are not there. One that is damaged or gone in the backup keeps
 * nothing else from coming back. Resolves with the names of such objects.
 */
export async function takePhotos(
  { target, photos, identities, work }: TakePhotosDeps,
  backedUp: Manifest['photos'] = [],
): Promise<string[]> {
  const lost: string[] = [];
  for (const { sha256OfPhoto, sealedFor: _, ...stored } of backedUp) {
    if (await photos.has(sha256OfPhoto)) continue;
    const plain = join(work, sha256OfPhoto);
    const sealed = `${plain}.age`;
    try {
      await fetchVerified(target, stored, sealed);
      await writeFile(plain, unsealed(createReadStream(sealed), identities), { mode: 0o600 });
      if ((await sha256Of(plain)) !== sha256OfPhoto) {
        throw new BackupError('restore-damaged', `${stored.name} holds another photo.`);
      }
      const file = await open(plain, 'r');
      await file.sync().finally(() => file.close());
      await photos.put(sha256OfPhoto, plain);
    } catch (error) {
      if (!(error instanceof BackupError && error.code === 'restore-damaged')) throw error;
      lost.push(stored.name);
    } finally {
      await rm(plain, { force: true });
      await rm(sealed, { force: true });
    }
  }
  return lost;
}
