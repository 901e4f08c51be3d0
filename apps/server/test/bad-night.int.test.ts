import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  documentFieldNames,
  documentIds,
  FUNCTIONS_PATH,
  STORAGE_PATH,
} from '@rivermark/contracts/documents';
import { EMAIL_SEND_PATH } from '@rivermark/contracts/email-send';
import { smallDisk } from '@rivermark/testkit/small-disk';
import { waitUntil } from '@rivermark/testkit/wait-until';
import { FunctionsClient } from '@supabase/functions-js';
import { StorageClient } from '@supabase/storage-js';
import SQLite from 'better-sqlite3';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { BEGINNING, readRunbook } from './bad-night/runbook.ts';
import { runningSite } from './bad-night/running-site.ts';
import { callBody } from './calls.ts';
import { headers, newName, noticeFor, upload } from './documents-calls.ts';

const runbook = readRunbook();
const ran = new Set<string>();
const folder = mkdtempSync(join(tmpdir(), 'rivermark-bad-night-'));
let site: Awaited<ReturnType<typeof runningSite>>;

/** Runs a block of a heading, as it stands in the runbook. */
function heal(heading: string, place: number, more: Record<string, string> = {}, on = site): Promise<string> {
  const commands = runbook.get(heading)?.[place];
  if (commands === undefined) throw new Error(`The runbook has no such commands: ${heading}, ${place}`);
  ran.add(commands);
  return on.run(commands, more);
}

const enquire = (name: string, on = site) =>
  fetch(on.url() + EMAIL_SEND_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(callBody({ from_name: name, submission_id: randomUUID() })),
  });

const mailed = (words: string, on = site) =>
  waitUntil(`a mail with ${words}`, () =>
    on.mail.received.some(({ mail: { text, subject } }) => `${subject} ${text}`.includes(words)),
  );

function rows<T>(query: string): T[] {
  const db = new SQLite(join(site.dataDir, 'rivermark.db'), { readonly: true });
  try {
    return db.prepare(query).all() as T[];
  } finally {
    db.close();
  }
}

/** Sends six documents and the notice, and returns the path of the link in the agent's mail. */
async function submitDocuments(): Promise<string> {
  const url = site.url();
  const bucket = new StorageClient(url + STORAGE_PATH, { ...headers }).from(documentIds.bucket);
  const submissionId = randomUUID();
  const names = documentFieldNames.map((field) => newName(field));
  for (const name of names) {
    const { error } = await upload({ bucket }, name, { submissionId });
    if (error) throw error;
  }
  const before = site.mail.received.length;
  const functions = new FunctionsClient(url + FUNCTIONS_PATH, { headers });
  await functions.invoke('send-email', { body: noticeFor({ bucket }, names, submissionId) });
  const link = await waitUntil('the mail with the link', () => {
    const texts = site.mail.received.slice(before).map(({ mail }) => mail.text ?? '');
    return texts.flatMap((text) => /\/agent\/documents\/\S+/.exec(text)?.[0] ?? [])[0];
  });
  return link;
}

/** The status of a document behind the link, opened as the page offers it. */
async function openFirst(link: string): Promise<number> {
  const page = await fetch(site.url() + link);
  if (page.status !== 200) return page.status;
  const id = rows<{ id: string }>("select id from document where state = 'submitted' limit 1")[0]?.id ?? '';
  const path = new RegExp(`href="([^"]*${id}[^"]*)"`).exec(await page.text())?.[1] ?? '';
  const document = await fetch(new URL(path, site.url() + link));
  await document.arrayBuffer().catch(() => undefined);
  return document.status;
}

/** Sends an enquiry, and returns the id of its mail once that has left. */
async function mailOf(name: string): Promise<string> {
  await enquire(name);
  await mailed(name);
  const mail = `select outbox.id from outbox join enquiry on enquiry.id = enquiry_id where name = '${name}' and state = 'sent'`;
  return waitUntil('the mark', () => rows<{ id: string }>(mail)[0]?.id);
}

let link = '';

beforeAll(async () => {
  site = await runningSite(folder);
  await site.run('systemctl start rivermark');
  // A restart in the middle of the first one, which the server makes by itself, would keep others waiting for a minute.
  await waitUntil('the first backup', () => rows('select id from backup_run').length > 0);
  await enquire('Marisol Whitfield');
  link = await submitDocuments();
});

afterAll(async () => {
  await site.end();
  rmSync(folder, { recursive: true, force: true });
});

const NIGHT_MS = 180_000;

test('the doctor is asked first, and a restart heals whatever a restart heals', {
  timeout: NIGHT_MS,
}, async () => {
  expect(await heal(BEGINNING, 0)).toContain('Node: It is Node');
  expect(await heal('The server does not start', 0)).toContain('Database: It is whole');
});

test('mail is refused: the outbox says why, and all leaves when the cause is mended', {
  timeout: NIGHT_MS,
}, async () => {
  site.mail.behave(() => ({ at: 'recipient', code: 501, says: '5.1.3 Bad address' }));
  await enquire('Refused Once');
  const [row] = await waitUntil('the refusal', () => {
    const found = rows<{ id: string }>("select id from outbox where state = 'refused'");
    return found.length > 0 && found;
  });
  expect(await heal('Mail is refused or held up', 0, { ID: row?.id ?? '' })).toContain('5.1.3 Bad address');
  site.mail.behave(() => 'accept');
  await heal('Mail is refused or held up', 1);
  await mailed('Refused Once');
});

test('the place of the backups is gone: the code says so; once it is back, a backup is made and tried out', {
  timeout: NIGHT_MS,
}, async () => {
  await heal('Backup', 0);
  const [away, emptied] = [`${site.backups}-away`, 'The place of the backups is not what it was'];
  renameSync(site.backups, away);
  writeFileSync(site.backups, '');
  await expect(heal('Backup', 0)).rejects.toThrow(/backup-target-unreachable/);
  rmSync(site.backups);
  mkdirSync(site.backups);
  await expect(heal('Backup', 0)).rejects.toThrow(/backup-place-emptied/);
  expect(await heal(emptied, 0)).toContain('Backed up and read again');
  rmSync(site.backups, { recursive: true });
  renameSync(away, site.backups);
  expect(await heal('Backup', 0)).toContain('Backed up and read again');
  expect(await heal('Backup', 1)).toContain(`${documentFieldNames.length} documents`);
});

test('the files were copied by hand and may be read by others: they are closed again', {
  timeout: NIGHT_MS,
}, async () => {
  chmodSync(join(site.dataDir, 'secret.key'), 0o644);
  await heal('Others may read the files', 0);
  expect(statSync(join(site.dataDir, 'secret.key')).mode & 0o777).toBe(0o600);
});

test('the key may be known: a new one is made, and links to documents go on working', {
  timeout: NIGHT_MS,
}, async () => {
  const before = readFileSync(join(site.dataDir, 'secret.key'), 'utf8');
  await heal('The key may be known to others', 0);
  const after = readFileSync(join(site.dataDir, 'secret.key'), 'utf8');
  for (const line of before.trim().split('\n')) expect(after).not.toContain(line);
  expect(await openFirst(link)).toBe(200);
  await heal('Backup', 0);
});

test('the key is lost: documents do not open until it is taken from the backup', {
  timeout: NIGHT_MS,
}, async () => {
  rmSync(join(site.dataDir, 'secret.key'));
  await site.run('systemctl restart rivermark');
  expect(site.logged()).toContain('Some documents cannot be opened');
  expect(await openFirst(link)).not.toBe(200);
  await heal('The key is lost', 0);
  expect(await openFirst(link)).toBe(200);
});

test('a flood: less is taken from one address', { timeout: NIGHT_MS }, async () => {
  await heal('A flood', 0);
  const statuses = [];
  for (let count = 0; count < 5; count += 1) statuses.push((await enquire('Flood')).status);
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  await site.run(`echo 'ENQUIRIES_PER_MINUTE=1000' >> "$RIVERMARK_ENV"; systemctl restart rivermark`);
});

test('somebody asks to be forgotten: the enquiry is gone, here and in what is backed up from now on', {
  timeout: NIGHT_MS,
}, async () => {
  const ID = await mailOf('Forget Me');
  await heal('Somebody asks for a copy or to be forgotten, or a court asks', 0, { ID });
  expect(rows("select 1 from enquiry where name = 'Forget Me'")).toEqual([]);
});

test('the database is damaged: the last backup takes its place, and what was there is kept', {
  timeout: NIGHT_MS,
}, async () => {
  await site.run('systemctl stop rivermark');
  writeFileSync(join(site.dataDir, 'rivermark.db'), 'rotten'.repeat(1000));
  for (const ending of ['-wal', '-shm']) rmSync(join(site.dataDir, `rivermark.db${ending}`), { force: true });
  await expect(site.run('systemctl start rivermark')).rejects.toThrow(/database-damaged/);
  expect(await heal('The database is locked or damaged', 0)).toContain('TO DO    Database');
  await heal('The database is locked or damaged', 1);
  expect(existsSync(`${site.dataDir}.damaged/rivermark.db`)).toBe(true);
  expect(rows<{ name: string }>('select name from enquiry').map(({ name }) => name)).toContain(
    'Marisol Whitfield',
  );
  expect(await openFirst(link)).toBe(200);
});

test('files that the database does not know are told, and removed when somebody says so', {
  timeout: NIGHT_MS,
}, async () => {
  const stray = join(site.dataDir, 'documents', `${randomUUID()}.sealed`);
  writeFileSync(stray, 'sealed', { mode: 0o600 });
  expect(await heal('Files that the database does not know', 0)).toMatch(/6 bytes\n1 removed/);
  expect(existsSync(stray)).toBe(false);
  expect(await openFirst(link)).toBe(200);
});

test('an upgrade went wrong: the older program starts on the copy of before', {
  timeout: NIGHT_MS,
}, async () => {
  const copy = join(site.dataDir, 'before-2026-01-01T00-00-00Z');
  mkdirSync(copy);
  await site.run('systemctl stop rivermark');
  const db = new SQLite(join(site.dataDir, 'rivermark.db'));
  await db.backup(join(copy, 'rivermark.db'));
  db.exec("insert into kysely_migration values ('9999-of-next-year', '2027-01-01')");
  // A second upgrade, to mend the first one, made a copy of what that one had left.
  const later = join(site.dataDir, 'before-2026-02-01T00-00-00Z');
  mkdirSync(later);
  await db.backup(join(later, 'rivermark.db'));
  db.close();
  await expect(site.run('systemctl start rivermark')).rejects.toThrow(/database-newer/);
  await heal('An upgrade went wrong', 0);
  expect(readdirSync(`${site.dataDir}.since/documents`)).toEqual(
    readdirSync(join(site.dataDir, 'documents')),
  );
  expect((await enquire('After The Upgrade')).status).toBe(200);
  await mailed('After The Upgrade');
});

test('the disk is full: visitors are told so, and what they were promised before is kept when there is room again', {
  timeout: NIGHT_MS,
}, async () => {
  const place = join(folder, 'small');
  mkdirSync(place);
  const disk = await smallDisk(join(place, 'data'), 16);
  onTestFinished(disk.end);
  const small = await runningSite(place, disk.within);
  onTestFinished(small.end);
  await small.run('systemctl start rivermark');
  expect((await enquire('Before', small)).status).toBe(200);
  await small.run('mkdir "$DATA_DIR/before-x"; ! cat /dev/zero > "$DATA_DIR/before-x/rivermark.db"');
  // The database may have some room of its own left.
  const promised = ['Before'];
  let answer = await enquire('Full 0', small);
  for (let count = 0; answer.status === 200 && count < 100; count += 1) {
    promised.push(`Full ${count}`);
    answer = await enquire(`Full ${count + 1}`, small);
  }
  expect(answer.status).toBe(503);
  const bucket = new StorageClient(small.url() + STORAGE_PATH, { ...headers }).from(documentIds.bucket);
  const { error } = await upload({ bucket }, newName('photoId'), { submissionId: randomUUID() });
  expect(error?.message).toMatch(/call/);
  // The database's log may have been begun anew since, which gives some of the disk back.
  expect(await heal('The disk is full', 0, {}, small)).toMatch(/(?:9\d|100)%.*before-x/s);
  await heal('The disk is full', 1, {}, small);
  expect((await enquire('Room Again', small)).status).toBe(200);
  for (const name of [...promised, 'Room Again']) await mailed(name, small);
});

test('the machine is lost: the site stands elsewhere with its documents, and mails nothing of the past', {
  timeout: NIGHT_MS,
}, async () => {
  site.mail.behave(() => ({ at: 'data', code: 451, says: 'later' }));
  await enquire('Not Yet Mailed');
  await heal('Backup', 0);
  await site.run('systemctl stop rivermark');
  renameSync(site.dataDir, `${site.dataDir}.lost`);
  site.mail.behave(() => 'accept');
  const before = site.mail.received.length;
  expect(await heal('A lost machine', 0)).toContain('1 mails are kept back');
  await enquire('On The New Machine');
  await mailed('On The New Machine');
  expect(site.mail.received).toHaveLength(before + 1);
  expect(await openFirst(link)).toBe(200);
  expect(await heal('A lost machine', 1)).toContain('restored');
});

test('a link was leaked: it opens nothing any more without a sign-in', { timeout: NIGHT_MS }, async () => {
  expect((await fetch(site.url() + link)).status).toBe(200);
  await heal('A link was leaked', 0);
  expect(await (await fetch(site.url() + link)).text()).toMatch(/sign in/i);
  expect(await openFirst(link)).not.toBe(200);
});

test('a flood is over: what it left is named, and goes for good', { timeout: NIGHT_MS }, async () => {
  const ID = await mailOf('One Of Many');
  expect(await heal('A flood', 1, { ID })).toMatch(/One Of Many.*came from the same network.*erased here/s);
  expect(rows("select 1 from enquiry where name = 'One Of Many'")).toEqual([]);
});

test('what remains of the commands does what it says', { timeout: NIGHT_MS }, async () => {
  expect(await heal("The agent's phone or laptop is lost", 0)).toMatch(/^scrypt|^\S{40,}/);
  expect(await heal('The clock is wrong', 0)).toContain('Clock');
});

test('every command of the runbook was run tonight', () => {
  const left = [...runbook].flatMap(([heading, blocks]) =>
    blocks.filter((one) => !ran.has(one)).map(() => heading),
  );
  expect(left).toEqual([]);
});
