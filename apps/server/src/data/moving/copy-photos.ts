import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sha256Of } from '../../content-versions/content-files.ts';
import type { PhotoFiles } from '../../content-versions/photo-files.ts';

/**
 * Copies the published photos that are not there yet. Throws where a photo is not what its name
 * says.
 */
export async function copyPhotos(from: PhotoFiles, to: PhotoFiles): Promise<void> {
  const work = await mkdtemp(join(tmpdir(), 'rivermark-photos-'));
  try {
    for (const { sha256 } of await from.list()) {
      if (await to.has(sha256)) continue;
      const file = join(work, sha256);
      await from.writeTo(sha256, file);
      if ((await sha256Of(file)) !== sha256) throw new Error(`The published photo ${sha256} is damaged.`);
      await to.put(sha256, file);
      await rm(file);
    }
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
