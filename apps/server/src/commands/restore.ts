import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { backupPlace } from '../config/backup-settings.ts';
import { programName } from '../config/program-name.ts';
import { type Config, readConfig } from '../config.ts';
import { BackupError } from '../data/backup/backup-error.ts';
import { openTarget } from '../data/backup/targets/open-target.ts';
import { type Restored, restoreBackup } from '../data/restore/restore-backup.ts';
import { setAside } from '../data/restore/set-aside.ts';
import { takeKeys } from '../data/restore/take-keys.ts';
import { siteContent } from '../start/built-content.ts';

const usage = `Usage: ${programName('restore')} [TARGET] --identity FILE [--before TIME] [--set-aside | --try | --key]
  TARGET: the absolute path of a folder, or s3://bucket/prefix; BACKUP_TO where none is named.
  --identity: the file that age-keygen wrote, with the line AGE-SECRET-KEY-1…; - reads it from standard input.
  --before: only backups of that time or earlier, such as 2026-05-31T18:00:00Z.
  --set-aside: first moves what is in DATA_DIR into a folder of it; without it DATA_DIR must be new or empty.
  --try: restores into a folder of its own and removes that again; the site stays as it is.
  --key: only adds the keys of client documents to secret.key.`;

class NoIdentity extends Error {}

const STANDARD_INPUT = 0;

function readIdentity(file: string): string {
  try {
    return readFileSync(file === '-' ? STANDARD_INPUT : file, 'utf8');
  } catch {
    throw new NoIdentity(
      `The identity ${file} cannot be read here. Pass the file that age-keygen wrote on standard input: --identity - < ${file}`,
    );
  }
}

function read(args: string[], { dataDir, backup }: Config) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      identity: { type: 'string' },
      before: { type: 'string' },
      'set-aside': { type: 'boolean', default: false },
      try: { type: 'boolean', default: false },
      key: { type: 'boolean', default: false },
    },
  });
  const before = values.before === undefined ? undefined : Date.parse(values.before);
  const [target, ...more] = positionals;
  const place = target === undefined ? backup.to : backupPlace(target, dataDir);
  const ways = [values['set-aside'], values.try, values.key].filter(Boolean);
  if (!values.identity || !place || more.length > 0 || ways.length > 1 || Number.isNaN(before))
    throw new Error(usage);
  const lines = readIdentity(values.identity).split('\n');
  return {
    place,
    setsAside: values['set-aside'],
    isTrial: values.try,
    keysOnly: values.key,
    identities: lines.map((line) => line.trim()).filter((line) => line.startsWith('AGE-SECRET-KEY-')),
    ...(before !== undefined && { before }),
  };
}

async function run(args: string[]): Promise<void> {
  const content = siteContent();
  const config = readConfig(process.env, content);
  let asked: ReturnType<typeof read>;
  try {
    asked = read(args, config);
  } catch (error) {
    if (error instanceof NoIdentity) throw error;
    throw new Error(usage);
  }
  const { place, setsAside, isTrial, keysOnly, ...rest } = asked;
  if (config.databaseUrl) {
    throw new BackupError(
      'backup-embedded-only',
      'DATABASE_URL is set, and what would be restored here is another database than the site reads. Nothing was changed; run this without DATABASE_URL and DOCUMENTS_URL, or restore that PostgreSQL with its own tools.',
    );
  }
  const target = await openTarget(place);
  if (keysOnly) return addKeys({ target, ...rest }, config);
  if (isTrial) return tryOut({ target, content, ...rest }, config);
  const folder = setsAside ? setAside(config.dataDir, Date.now()) : undefined;
  if (folder) console.log(`What was in ${config.dataDir} is in ${folder}. Remove it once nobody needs it.`);
  sayRestored(await restoreBackup({ target, config, content, ...rest }, Date.now()), config);
}

type From = Pick<Parameters<typeof restoreBackup>[0], 'target' | 'identities' | 'before'>;
type FromWithContent = From & Pick<Parameters<typeof restoreBackup>[0], 'content'>;

async function addKeys(from: From, { dataDir, secretKeys }: Config): Promise<void> {
  if (secretKeys) throw new Error('SECRET_KEY is set, so no backup has it: set it to NEW,OLD.');
  const count = await takeKeys({ ...from, dataDir }, Date.now());
  if (count === 0) throw new Error('The backup has no other key than those that are in secret.key.');
  console.log(`${count} keys of the backup were added to secret.key. Restart the server.`);
}

async function tryOut(from: FromWithContent, config: Config): Promise<void> {
  const { documentsBucket: _, ...local } = config;
  const folder = mkdtempSync(join(tmpdir(), 'rivermark-tried-'));
  try {
    const done = await restoreBackup(
      { ...from, config: { ...local, dataDir: join(folder, 'data') } },
      Date.now(),
    );
    console.log(whatCameBack(done).join('\n'));
    console.log('This was a trial: it was removed again, and the site is as it was.');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const whatCameBack = (done: Restored) => [
  `Restored ${done.snapshot}, of ${new Date(done.at).toISOString()}: ${done.documents} documents.`,
  ...(done.lost.length > 0
    ? [
        `${done.lost.length} documents did not come back: where the backup lies, ${done.lost.join(', ')} cannot be had as written. Whoever has another copy of that place puts them back there and restores anew; else ask these clients again: the desk names them.`,
      ]
    : []),
  ...(done.lostPhotos.length > 0
    ? [
        `${done.lostPhotos.length} published photos did not come back: where the backup lies, ${done.lostPhotos.join(', ')} cannot be had as written. Publish a folder that has them.`,
      ]
    : []),
  ...(done.missing > 0 ? [`${done.missing} documents were missing already when it was made.`] : []),
];

function sayRestored(done: Restored, { dataDir }: Config): void {
  const lines = [
    ...whatCameBack(done),
    `It is in ${dataDir}. What was erased by ${new Date(done.keysAt).toISOString()} stays erased.`,
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
