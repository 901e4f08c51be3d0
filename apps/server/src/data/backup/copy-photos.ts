import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sha256Of } from '../../content-versions/content-files.ts';
import type { PhotoFiles } from '../../content-versions/photo-files.ts';
import type { Manifest } from './manifest.ts';
import { sealInto } from './sealed-object.ts';
import type { ObjectStore } from './verified-store.ts';

type BackedUpPhoto = NonNullable<Manifest['photos']>[number];

interface CopyPhotosDeps {
  readonly photos: PhotoFiles;
  readonly store: ObjectStore;
  readonly recipients: readonly string[];
  /** A folder for temporary files. */
  readonly work: string;
}

/**
 * Copies published photos, sealed for the recipients of the backup. One that the last backup has
 * for the same recipients is not copied again. A photo that is gone or damaged here stays as the
 * last backup has it, or is left out.
 */
export async function copyPhotos(
  { photos, store, recipients, work }: CopyPhotosDeps,
  wanted: readonly string[],
  { last, verifies }: { last: Manifest | undefined; verifies: boolean },
): Promise<BackedUpPhoto[]> {
  const sealedFor = createHash('sha256')
    .update([...recipients].sort().join('\n'))
    .digest('hex');
  const known = new Map(last?.photos?.map((photo) => [photo.sha256OfPhoto, photo]));
  const copied: BackedUpPhoto[] = [];
  for (const sha256OfPhoto of wanted) {
    const earlier = known.get(sha256OfPhoto);
    const before = earlier?.sealedFor === sealedFor && store.has(earlier) ? earlier : undefined;
    if (before && !(verifies && !(await store.isSound(before)))) {
      copied.push(before);
      continue;
    }
    const plain = join(work, sha256OfPhoto);
    const sealed = `${plain}.age`;
    try {
      if (!(await take(photos, sha256OfPhoto, plain))) {
        if (earlier && store.has(earlier)) copied.push(earlier);
        continue;
      }
      const measured = await sealInto(sealed, createReadStream(plain), recipients);
      const stored = { ...measured, name: `photos/${measured.sha256}.age` };
      await store.add(stored, () => createReadStream(sealed));
      copied.push({ ...stored, sha256OfPhoto, sealedFor });
    } finally {
      await rm(plain, { force: true });
      await rm(sealed, { force: true });
    }
  }
  return copied;
}

/** Resolves with false if the photo is missing or damaged. */
async function take(photos: PhotoFiles, sha256: string, file: string): Promise<boolean> {
  try {
    await photos.writeTo(sha256, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
  return (await sha256Of(file)) === sha256;
}
