import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { BackupError } from '../backup/backup-error.ts';
import { openTarget } from '../backup/targets/open-target.ts';
import { backupPlace } from '../config/backup-settings.ts';
import { programName } from '../config/program-name.ts';
import { readConfig } from '../config.ts';
import { restoreBackup } from '../restore/restore-backup.ts';

const usage = `Usage: DATA_DIR=NEW ${programName('restore')} TARGET --identity FILE [--before TIME]
  TARGET: the absolute path of a folder, or s3://bucket/prefix.
  --identity: the file that age-keygen wrote, with the line AGE-SECRET-KEY-1…
  --before: only backups of that time or earlier, such as 2026-05-31T18:00:00Z.
  DATA_DIR must be a new or an empty directory.`;

class NoIdentity extends Error {}

function readIdentity(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new NoIdentity(
      `The identity ${file} cannot be read here. Bring the file that age-keygen wrote, and name its path.`,
    );
  }
}

function read(args: string[], dataDir: string) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { identity: { type: 'string' }, before: { type: 'string' } },
  });
  const before = values.before === undefined ? undefined : Date.parse(values.before);
  if (!values.identity || positionals.length !== 1 || Number.isNaN(before)) throw new Error(usage);
  const lines = readIdentity(values.identity).split('\n');
  return {
    place: backupPlace(positionals[0] ?? '', dataDir),
    identities: lines.map((line) => line.trim()).filter((line) => line.startsWith('AGE-SECRET-KEY-')),
    ...(before !== undefined && { before }),
  };
}

async function run(args: string[]): Promise<void> {
  const config = readConfig(process.env);
  let asked: ReturnType<typeof read>;
  try {
    asked = read(args, config.dataDir);
  } catch (error) {
    if (error instanceof NoIdentity) throw error;
    throw new Error(usage);
  }
  if (config.databaseUrl) {
    throw new BackupError(
      'backup-embedded-only',
      'DATABASE_URL is set, and what would be restored here is another database than the site reads. Nothing was changed; run this without DATABASE_URL and DOCUMENTS_URL, or restore that PostgreSQL with its own tools.',
    );
  }
  const { place, ...rest } = asked;
  const done = await restoreBackup({ target: await openTarget(place), config, ...rest }, Date.now());
  const lines = [
    `Restored ${done.snapshot}, of ${new Date(done.at).toISOString()}, into ${config.dataDir}: ${done.documents} documents.`,
    `What was erased by ${new Date(done.keysAt).toISOString()} stays erased.`,
    done.lost.length > 0 &&
      `${done.lost.length} documents did not come back: where the backup lies, ${done.lost.join(', ')} cannot be had as written. Whoever has another copy of that place puts them back there and restores anew; else ask these clients again: the desk names them.`,
    done.missing > 0 && `${done.missing} documents were missing already when it was made.`,
    done.erasedEnquiries + done.erasedSubmissions > 0 &&
      `Erased again, because they were erased after it was made: ${done.erasedEnquiries} enquiries, ${done.erasedSubmissions} submissions of documents.`,
    done.laterEnquiries > 0 &&
      `${done.laterEnquiries} enquiries came after it was made and are not in it; their mails are in the agent's mailbox.`,
    done.heldMails === 0
      ? 'No mail is kept back.'
      : `${done.heldMails} mails are kept back, because they may have left before: see /desk/health, or ${programName('outbox')} list --state restored.`,
    `No backup is made of it where the old one has its own, before it is said that the old one is gone for good: ${programName('backup')} --take-over.`,
    'Everybody is signed out of the desk. Start the server.',
  ];
  console.log(lines.filter(Boolean).join('\n'));
}

run(process.argv.slice(2)).catch((thrown: unknown) => {
  const { message } = thrown as Error;
  console.error(thrown instanceof BackupError ? `${message} (${thrown.code})` : message);
  process.exit(1);
});
