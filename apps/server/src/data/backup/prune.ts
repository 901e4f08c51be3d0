import { DAY_MS } from '@rivermark/contracts/durations';
import type { Ages } from '../../clock/clock-epochs.ts';
import { keysIn, readManifest, snapshotsIn } from './manifest.ts';
import type { BackupTarget } from './targets/backup-target.ts';

/** What else lies there is somebody's own. */
const OURS = /^((databases|photos)\/[0-9a-f]{64}\.age|documents\/[0-9a-f]{64}\.sealed)$/;
const FOLDERS = ['databases', 'documents', 'photos'];

interface Kept {
  readonly keptDays: number;
  readonly keysKeptDays: number;
}

/** While nobody knows what is old. */
export const ALL_KEPT: Kept = {
  keptDays: Number.POSITIVE_INFINITY,
  keysKeptDays: Number.POSITIVE_INFINITY,
};

interface Pruning {
  readonly kept: Kept;
  readonly ages: Pick<Ages, 'isOver'>;
  /** The name of the snapshot that was just made. */
  readonly made: string;
}

/**
 * Removes expired snapshots, then keys, then objects that no snapshot names. The newest snapshot
 * and the newest keys stay, however old. A killed run leaves orphaned objects, which the next
 * removes.
 */
export async function prune(target: BackupTarget, { kept, ages, made }: Pruning): Promise<void> {
  const snapshots = await snapshotsIn(target);
  // A place that does not show what was just written shows too little to remove anything by.
  if (!snapshots.some(({ name }) => name === made)) return;
  const old = (at: number, days: number) => ages.isOver(at, days * DAY_MS);
  const goes = snapshots.slice(1).filter(({ at }) => old(at, kept.keptDays));
  for (const { name } of goes) await target.remove(name);
  const keys = await keysIn(target);
  for (const { name, at } of keys.slice(1)) if (old(at, kept.keysKeptDays)) await target.remove(name);

  const named = new Set<string>();
  for (const snapshot of snapshots) {
    if (goes.includes(snapshot)) continue;
    const manifest = await readManifest(target, snapshot.name).catch(() => undefined);
    // What a damaged manifest names is not known, so nothing goes.
    if (!manifest) return;
    const { database, documents, photos = [] } = manifest;
    for (const { name } of [database, ...documents, ...photos]) named.add(name);
  }
  for (const folder of FOLDERS) {
    for (const { name } of await target.list(folder)) {
      if (OURS.test(name) && !named.has(name)) await target.remove(name);
    }
  }
}

/** Removes objects that a killed run has written in part. */
export async function removeTorn(target: BackupTarget): Promise<void> {
  for (const folder of FOLDERS) {
    await target.removeTorn(folder, (name) => OURS.test(name));
  }
}
