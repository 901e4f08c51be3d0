import { createWriteStream } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BackupError } from '../backup/backup-error.ts';
import type { Stored } from '../backup/manifest.ts';
import { measure } from '../backup/sealed-object.ts';
import type { BackupTarget } from '../backup/targets/backup-target.ts';

/** The object does not exist, or the disk cannot read it. */
const gone = ['ENOENT', 'NoSuchKey', 'EIO'];

/**
 * Whether the backup target is unavailable: if no manifest can be read either, no object counts as
 * missing. Throws the target's error.
 */
async function isAway(target: BackupTarget): Promise<boolean> {
  const [any] = await target.list('snapshots');
  if (!any) return true;
  await measure(target.read(any.name));
  return false;
}

/**
 * Downloads a whole object to a file. The file gets its name only after its hash has been verified.
 * Throws BackupError 'restore-damaged' if the target responds without the object as it was written.
 */
export async function fetchVerified(
  target: BackupTarget,
  { name, sha256 }: Stored,
  to: string,
): Promise<void> {
  const part = `${to}.part`;
  const source = target.read(name);
  const file = createWriteStream(part, { mode: 0o600, flush: true });
  await pipeline(Readable.from(source), file).catch(async (error: { code?: string; name?: string }) => {
    if (!gone.some((one) => one === error.code || one === error.name) || (await isAway(target))) throw error;
    throw new BackupError('restore-damaged', `${name} is gone from its place, or cannot be read there.`, {
      cause: error,
    });
  });
  const found = await measure((await open(part)).createReadStream());
  if (found.sha256 !== sha256) {
    throw new BackupError('restore-damaged', `${name} is damaged: it is not what was backed up.`);
  }
  await rename(part, to);
}
