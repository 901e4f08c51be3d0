import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, type Stats, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type BackupPlace, placeName } from '../config/backup-settings.ts';
import type { Config } from '../config.ts';
import { asBackupError } from '../data/backup/backup-error.ts';
import { openTarget } from '../data/backup/targets/open-target.ts';
import { about, type Finding } from './finding.ts';
import { mayWrite, type ServiceUser, serviceUser } from './service-user.ts';

const line = about('backup-place', 'Place of backups');

export const noBackups = about('backup', 'Backup').toDo(
  'No backups are made. Set BACKUP_TO and BACKUP_RECIPIENT; docs/running.md, ‘Back up’, says how.',
);

const isFound = (path: string): Stats | undefined => statSync(path, { throwIfNoEntry: false });

/** Creates and removes a file, as a backup would. */
function tryToWrite(folder: string): void {
  const probe = join(folder, `.doctor-${randomUUID()}`);
  writeFileSync(probe, '', { flag: 'wx', mode: 0o600 });
  rmSync(probe);
}

/** The first backup creates its folder, where it may. */
function tryToCreate(folder: string): void {
  mkdirSync(folder, { mode: 0o700 });
  rmSync(folder, { recursive: true });
}

function ofFolder(path: string, user: ServiceUser): Finding {
  const there = isFound(path);
  const parent = there ?? isFound(dirname(path));
  const own = `${user.name}:`;
  const remedy = there
    ? `Run: chown -R ${own} ${path}`
    : `Run: install -d -m 700 -o ${user.name} ${path}, then: rivermark apply`;
  try {
    if (!parent || (process.geteuid?.() === 0 && !mayWrite(user, parent)))
      throw Object.assign(new Error(), { code: 'EACCES' });
    if (there) tryToWrite(path);
    else tryToCreate(path);
    return line.fine(`${user.name} may write to ${path}.`);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC' || code === 'EDQUOT')
      return line.toDo(
        `${path} is full (${code}). Free some space there, or set BACKUP_TO to a larger disk.`,
      );
    if (code === 'EROFS')
      return line.toDo(
        `${path} is read-only for the service (${code}). Run: rivermark apply. If that does not help, mount the disk for writing.`,
      );
    return line.toDo(`${user.name} may not write to ${path} (${code}). ${remedy}`);
  }
}

async function ofBucket(place: BackupPlace): Promise<Finding> {
  try {
    await (await openTarget(place)).list('snapshots');
    return line.fine(`${placeName(place)} answers.`);
  } catch (error) {
    return line.toDo(
      `${asBackupError(error).message} Check BACKUP_TO (${placeName(place)}) and the bucket's keys.`,
    );
  }
}

/** Whether backups can be written where BACKUP_TO says, by the user that the server runs as. */
export async function backupPlace({ backup: { to }, dataDir }: Config): Promise<Finding[]> {
  if (!to) return [];
  return [to.kind === 'folder' ? ofFolder(to.path, serviceUser(dataDir)) : await ofBucket(to)];
}
