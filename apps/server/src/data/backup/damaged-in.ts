import { type Dated, keysIn, readManifest, type Stored } from './manifest.ts';
import { measure } from './sealed-object.ts';
import type { BackupTarget } from './targets/backup-target.ts';

/**
 * Reads and hashes every snapshot's database and keys. Resolves with the names of the damaged or
 * missing ones. Keys expire before snapshots, so missing keys are not damage.
 */
export async function damagedIn(target: BackupTarget, snapshots: readonly Dated[]): Promise<string[]> {
  const damaged: string[] = [];
  const keysThere = new Set((await keysIn(target)).map(({ name }) => name));
  const look = async ({ name, sha256, bytes }: Stored) => {
    const found = await measure(target.read(name)).catch(() => undefined);
    if (found?.sha256 !== sha256 || found.bytes !== bytes) damaged.push(name);
  };
  for (const { name } of snapshots) {
    const manifest = await readManifest(target, name).catch(() => undefined);
    if (!manifest) {
      damaged.push(name);
      continue;
    }
    await look(manifest.database);
    if (manifest.keys && keysThere.has(manifest.keys.name)) await look(manifest.keys);
  }
  return damaged;
}
