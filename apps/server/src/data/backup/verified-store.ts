import { BackupError } from './backup-error.ts';
import type { Stored } from './manifest.ts';
import { measure } from './sealed-object.ts';
import type { BackupTarget } from './targets/backup-target.ts';

/** A target in which nothing counts as written before it was read again. */
export interface ObjectStore {
  /** Whether it was there, of this size, when the backup began, or was added since. */
  has(object: Stored): boolean;
  /** Writes an object unless it exists. Throws BackupError if it reads back differently. */
  add(object: Stored, open: () => AsyncIterable<Uint8Array>): Promise<void>;
  /** Reads an existing object back. A damaged one counts as missing and is added again. */
  isSound(object: Stored): Promise<boolean>;
  readonly copied: { objects: number; bytes: number };
}

export async function verifiedStore(target: BackupTarget, folders: readonly string[]): Promise<ObjectStore> {
  const there = new Map<string, number>();
  for (const folder of folders) {
    for (const { name, bytes } of await target.list(folder)) there.set(name, bytes);
  }
  const copied = { objects: 0, bytes: 0 };
  return {
    has: ({ name, bytes }) => there.get(name) === bytes,
    async add({ name, bytes, sha256 }, open) {
      if (there.get(name) === bytes) return;
      await target.put(name, bytes, open());
      const found = await measure(target.read(name));
      if (found.sha256 !== sha256 || found.bytes !== bytes) {
        await target.remove(name);
        throw new BackupError('backup-not-verified', `${name} was not read as it was written.`);
      }
      there.set(name, bytes);
      copied.objects += 1;
      copied.bytes += bytes;
    },
    async isSound({ name, bytes, sha256 }) {
      // Perhaps a bad disk sector. If the whole place is away, rewriting fails as well.
      const found = await measure(target.read(name)).catch(() => undefined);
      if (found?.sha256 === sha256 && found.bytes === bytes) return true;
      there.delete(name);
      return false;
    },
    copied,
  };
}
