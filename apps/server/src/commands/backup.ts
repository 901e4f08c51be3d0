import { parseArgs } from 'node:util';
import { mayEraseByHand } from '../clock/may-erase.ts';
import { backupPlace, placeName } from '../config/backup-settings.ts';
import { programName } from '../config/program-name.ts';
import { readConfig } from '../config.ts';
import { openPhotoFiles } from '../content-versions/open-photo-files.ts';
import { BackupError } from '../data/backup/backup-error.ts';
import { ALL_KEPT } from '../data/backup/prune.ts';
import { runBackup } from '../data/backup/run-backup.ts';
import { openTarget } from '../data/backup/targets/open-target.ts';
import { openCurrent } from '../db/open-current.ts';
import { isDatabaseThere } from '../db/open-database.ts';
import { openDocumentFiles } from '../documents/files/open-document-files.ts';
import { siteContent } from '../start/built-content.ts';

const usage = `Usage: ${programName('backup')} [TARGET] [--verify] [--take-over]
  TARGET: the absolute path of a folder, or s3://bucket/prefix; BACKUP_TO where none is named.
  --verify: makes a backup, and reads all that lies in TARGET and every document here again, and compares.
  --take-over: also where TARGET is another installation's that is gone for good, or has lost its backups.
  BACKUP_RECIPIENT says for whom it is encrypted.`;

async function run(args: string[]): Promise<void> {
  const { named, takesOver, verifies } = asked(args);
  const config = readConfig(process.env, siteContent());
  const { dataDir, backup } = config;
  if (config.databaseUrl) {
    throw new BackupError(
      'backup-embedded-only',
      'DATABASE_URL is set: back up that PostgreSQL with its own tools (pg_dump), and the documents beside it.',
    );
  }
  if (!isDatabaseThere(config)) throw new Error(`There is no database in ${dataDir}.`);
  const place = named === undefined ? backup.to : placeOf(named, dataDir);
  if (!place) throw new Error(usage);
  if (backup.recipients.length === 0) {
    throw new BackupError(
      'backup-recipient-unfit',
      'BACKUP_RECIPIENT must name an age recipient: age-keygen makes one, and its secret half stays elsewhere.',
    );
  }
  const db = await openCurrent(config);
  try {
    const may = await mayEraseByHand(db, Date.now());
    const made = await runBackup({
      db,
      dataDir,
      files: await openDocumentFiles(dataDir, config.documentsBucket),
      photos: await openPhotoFiles(dataDir, config.documentsBucket),
      openTarget: () => openTarget(place, dataDir),
      place: placeName(place),
      takesOver,
      verifies,
      recipients: backup.recipients,
      kept: may ? backup : ALL_KEPT,
      clock: Date.now,
      tellFault: ({ message }) => console.error(`The record of this backup could not be kept: ${message}`),
    });
    const { objects, bytes } = made.copied;
    console.log(
      `Backed up and read again: ${made.snapshot}. ${made.documents} documents; ${objects} new objects, ${bytes} bytes.`,
    );
    if (verifies) console.log('Everything in the place, and every document here, was read and compared.');
    if (!may) {
      console.log(
        'Nothing was removed by age: the server was off for days, or its clock is ahead (clock-leapt). Compare it with your own.',
      );
    }
  } finally {
    await db.destroy();
  }
}

function asked(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        'take-over': { type: 'boolean', default: false },
        verify: { type: 'boolean', default: false },
      },
    });
    return { named: positionals[0], takesOver: values['take-over'], verifies: values.verify };
  } catch {
    throw new Error(usage);
  }
}

function placeOf(text: string, dataDir: string) {
  try {
    return backupPlace(text, dataDir);
  } catch {
    throw new Error(usage);
  }
}

run(process.argv.slice(2)).catch((thrown: unknown) => {
  const { message } = thrown as Error;
  console.error(thrown instanceof BackupError ? `${message} (${thrown.code})` : message);
  process.exit(1);
});
