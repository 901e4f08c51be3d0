import { text } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { programName } from '../../config/program-name.ts';
import type { Database } from '../../db/open-database.ts';
import { BackupError } from './backup-error.ts';
import type { Installation } from './installation.ts';
import type { Signed } from './manifest.ts';
import { newestBackup } from './newest-backup.ts';
import type { BackupTarget } from './targets/backup-target.ts';

/** In the place itself: whose backups lie there. */
const FOLDER = 'installation';
const NAME = `${FOLDER}/id.json`;

const claimSchema = z.object({ id: z.uuid() });

interface Claimed {
  readonly db: Database;
  readonly target: BackupTarget;
  /** As BACKUP_TO names it. */
  readonly place: string;
  readonly installation: Installation;
}

async function claimIn(target: BackupTarget): Promise<string | undefined> {
  if (!(await target.list(FOLDER)).some(({ name }) => name === NAME)) return undefined;
  const written = await text(target.read(NAME));
  try {
    return claimSchema.parse(JSON.parse(written)).id;
  } catch {
    // It is damaged, and the manifests say the same.
    return undefined;
  }
}

const ofAnother = (place: string) =>
  new BackupError(
    'backup-place-of-another',
    `Another installation keeps its backups in ${place}. Nothing was written there. Name a place of its own; only where the other one is gone for good, as after a restore, run ${programName('backup')} --take-over.`,
  );

/**
 * Throws BackupError if the place belongs to another installation, or had backups of this one and
 * has lost them: an unmounted disk, another bucket or a second server. A place without an id is
 * ours if it holds a backup that this installation knows.
 */
export async function refuseForeign(
  { db, target, place, installation }: Claimed,
  snapshots: readonly Signed[],
  now: number,
): Promise<void> {
  const signed = snapshots.filter((one) => one.installation !== undefined);
  const owner = (await claimIn(target)) ?? newestBackup(signed, now)?.installation;
  if (owner !== undefined && owner !== installation.id) throw ofAnother(place);
  if (snapshots.length === 0) {
    if (!installation.places.includes(place)) return;
    throw new BackupError(
      'backup-place-emptied',
      `There were backups in ${place}, and there are none now. Is the disk mounted, is it the right bucket? Nothing was written there. Where they are gone for good, run ${programName('backup')} --take-over, which begins anew.`,
    );
  }
  if (owner !== undefined) return;
  const runs = await db
    .selectFrom('backup_run')
    .select('snapshot')
    .where('snapshot', 'is not', null)
    .execute();
  const known = new Set(runs.map(({ snapshot }) => snapshot));
  if (!snapshots.some(({ name }) => known.has(name))) throw ofAnother(place);
}

/** Writes into the place whose it is, where that does not stand there. */
export async function claim({ target, installation: { id } }: Claimed): Promise<void> {
  if ((await claimIn(target)) === id) return;
  const written = Buffer.from(`${JSON.stringify({ id })}\n`);
  await target.put(
    NAME,
    written.length,
    (async function* () {
      yield written;
    })(),
  );
}

/** Throws if another installation claimed the place meanwhile, as two starting at once would do. */
export async function refuseTaken({ target, place, installation }: Claimed): Promise<void> {
  if ((await claimIn(target)) !== installation.id) throw ofAnother(place);
}
