import { createWriteStream } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BackupError } from '../backup/backup-error.ts';
import type { Stored } from '../backup/manifest.ts';
import { measure } from '../backup/sealed-object.ts';
import type { BackupTarget } from '../backup/targets/backup-target.ts';

/** Takes an object whole, to a file that has its name only once its hash is right. */
export async function fetchVerified(
  target: BackupTarget,
  { name, sha256 }: Stored,
  to: string,
): Promise<void> {
  const part = `${to}.part`;
  const source = target.read(name);
  const file = createWriteStream(part, { mode: 0o600, flush: true });
  await pipeline(Readable.from(source), file);
  const found = await measure((await open(part)).createReadStream());
  if (found.sha256 !== sha256) {
    throw new BackupError('restore-damaged', `${name} is damaged: it is not what was backed up.`);
  }
  await rename(part, to);
}
