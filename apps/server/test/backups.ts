import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixtureContent } from '@rivermark/content/fixtures';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { readConfig } from '../src/config.ts';
import { runBackup } from '../src/data/backup/run-backup.ts';
import type { BackupTarget } from '../src/data/backup/targets/backup-target.ts';
import { folderTarget } from '../src/data/backup/targets/folder-target.ts';
import { restoreBackup } from '../src/data/restore/restore-backup.ts';
import { type startApp, temporaryFolder } from './start-app.ts';

type Started = Awaited<ReturnType<typeof startApp>>;

/** Every file below a folder, by its path from there. */
export const filesIn = (folder: string): Map<string, Buffer> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        return [path.slice(folder.length + 1), readFileSync(path)];
      }),
  );

/** A backup target with an age key pair, and the work of script/backup and script/restore on it. */
export async function backupPlace(target?: BackupTarget) {
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  const folder = join(temporaryFolder(), 'backups');
  const keys = { identity, recipient };
  return { folder, ...keys, ...deeds(target ?? folderTarget(folder), { ...keys, folder }) };
}

interface Named {
  readonly identity: string;
  readonly recipient: string;
  readonly folder: string;
}

function deeds(place: BackupTarget, keys: Named) {
  const faults: unknown[] = [];
  return {
    /** Failures of its records. */
    faults,
    /** The same over another connection to the same objects. */
    over: (other: BackupTarget) => deeds(other, keys),
    backup: (
      { db, config, parts, server }: Pick<Started, 'db' | 'config' | 'parts' | 'server'>,
      now = Date.now(),
      kept = { keptDays: 30, keysKeptDays: 7 },
      takesOver = false,
      verifies = false,
    ) =>
      runBackup({
        db,
        dataDir: config.dataDir,
        files: parts.files,
        photos: server.photos,
        openTarget: async () => place,
        place: keys.folder,
        takesOver,
        verifies,
        recipients: [keys.recipient],
        kept,
        clock: () => now,
        tellFault: (error) => faults.push(error),
      }),
    /** Into a new data directory, unless one is named. */
    async restore(
      dataDir = join(temporaryFolder(), 'restored'),
      { now = Date.now(), before }: { now?: number; before?: number } = {},
    ) {
      const config = readConfig(
        { DATA_DIR: dataDir, MAIL_FROM: 'Rivermark <enquiries@rivermark.example>' },
        fixtureContent(),
      );
      const asked = {
        target: place,
        config,
        content: fixtureContent(),
        identities: [keys.identity],
        ...(before !== undefined && { before }),
      };
      return { ...(await restoreBackup(asked, now)), dataDir };
    },
  };
}
