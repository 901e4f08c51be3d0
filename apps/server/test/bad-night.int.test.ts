import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentFieldNames, documentIds, STORAGE_PATH } from '@rivermark/contracts/documents';
import { waitUntil } from '@rivermark/testkit/wait-until';
import { StorageClient } from '@supabase/storage-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { IDENTITY } from './bad-night/installed-site.ts';
import { type Night, openNight } from './bad-night/night.ts';
import { BEGINNING, readRunbook } from './bad-night/runbook.ts';
import { headers, newName, upload } from './documents-calls.ts';

const runbook = readRunbook();
const ran = new Set<string>();
let night: Night;

/** Runs a block below a heading, as it is in the runbook. */
function heal(heading: string, place: number, more: Record<string, string> = {}): Promise<string> {
  const commands = runbook.get(heading)?.[place];
  if (commands === undefined) throw new Error(`The runbook has no such commands: ${heading}, ${place}`);
  ran.add(commands);
  return night.site.run(commands, { IDENTITY, ...more });
}

beforeAll(async () => {
  night = await openNight();
  await night.begin();
}, 900_000);

afterAll(() => night?.end());

const NIGHT_MS = 600_000;

test('the doctor is asked first, and a restart heals whatever a restart heals', {
  timeout: NIGHT_MS,
}, async () => {
  expect(await heal(BEGINNING, 0)).toContain('Node: It is Node');
  expect(await heal('The server does not start', 0)).toContain('Database: It is whole');
});

test('a stop lasts although visitors go on calling, and a start serves them again', {
  timeout: NIGHT_MS,
}, async () => {
  // This is why nothing in the runbook stops only the service.
  await night.site.run('systemctl stop rivermark.service');
  expect((await night.enquire('Woke It')).status).toBe(200);
  let isOver = false;
  const stored: string[] = [];
  const visitors = (async () => {
    for (let count = 0; !isOver; count += 1) {
      // More would be a flood, whose mails go into digests.
      const isEnquiry = stored.length < 10;
      const answer = await (isEnquiry
        ? night.enquire(`Visitor ${count}`)
        : fetch(`${night.site.url}/healthz`)
      ).catch(() => undefined);
      if (isEnquiry && answer?.status === 200) stored.push(`Visitor ${count}`);
    }
  })();
  await waitUntil('visitors', () => stored.length > 3);
  await night.site.run('rivermark stop');
  await night.site.run('mv /var/lib/rivermark/rivermark.db /root/away');
  for (let count = 0; count < 20; count += 1) await expect(night.enquire('In Vain')).rejects.toThrow();
  expect(existsSync(join(night.site.dataDir, 'rivermark.db'))).toBe(false);
  expect(await night.site.run('systemctl is-active rivermark.service rivermark.socket || true')).toBe(
    'inactive\ninactive\n',
  );
  await night.site.run('mv /root/away /var/lib/rivermark/rivermark.db; rivermark start');
  isOver = true;
  await visitors;
  const names = night.rows<{ name: string }>('select name from enquiry').map(({ name }) => name);
  for (const name of stored) expect(names).toContain(name);
});

test('settings reach a command as they are, and faulty ones leave the running server alone', {
  timeout: NIGHT_MS,
}, async () => {
  expect(
    await night.site.run(`rivermark run sh -c 'id -un; pwd; printf "%s\\n" "$DATA_DIR" "$MAIL_FROM"'`),
  ).toBe('rivermark\n/var/lib/rivermark\n/var/lib/rivermark\nRivermark <site@rivermark.example>\n');
  expect(
    await night.site.run(`echo 'echo "$METRICS_TOKEN"; touch /mnt/mine || true' | rivermark shell 2>&1`),
  ).toMatch(/^a-token-of-the-test&id;\n.*Read-only file system/);
  const settings = '/etc/rivermark/rivermark.env';
  await night.site.run(`cp -p ${settings} /root/good; echo ENQUIRIES_PER_MINUTE=many >> ${settings}`);
  await expect(night.site.run('rivermark apply')).rejects.toThrow(
    /ENQUIRIES_PER_MINUTE must be .*\nNothing was changed/s,
  );
  expect((await night.enquire('While Faulty')).status).toBe(200);
  // Another port is another socket, which also restarts the service.
  await night.site.run(`cp -p /root/good ${settings}; echo PORT=3001 >> ${settings}; rivermark apply`);
  expect((await fetch('http://127.0.0.1:3001/readyz')).status).toBe(200);
  await expect(fetch(night.site.url)).rejects.toThrow();
  await night.site.run(`cp -p /root/good ${settings}; rivermark apply`);
  expect((await fetch(`${night.site.url}/readyz`)).status).toBe(200);
});

test('mail is refused: the outbox says why, and all leaves when the cause is mended', {
  timeout: NIGHT_MS,
}, async () => {
  night.site.mail.behave(() => ({ at: 'recipient', code: 501, says: '5.1.3 Bad address' }));
  await night.enquire('Refused Once');
  const [row] = await waitUntil('the refusal', () => {
    const found = night.rows<{ id: string }>("select id from outbox where state = 'refused'");
    return found.length > 0 && found;
  });
  expect(await heal('Mail is refused or held up', 0, { ID: row?.id ?? '' })).toMatch(/refused.*5\.1\.3/s);
  night.site.mail.behave(() => 'accept');
  await heal('Mail is refused or held up', 1);
  await night.mailed('Refused Once');
});

test('the place of the backups is gone: the code says so; once it is back, a backup is made and tried out', {
  timeout: NIGHT_MS,
}, async () => {
  await heal('Backup', 0);
  const emptied = 'The place of the backups is not what it was';
  await night.site.run('mv /mnt/backups /mnt/away; touch /mnt/backups');
  await expect(heal('Backup', 0)).rejects.toThrow(/backup-target-unreachable/);
  await night.site.run('rm /mnt/backups; mkdir -m 700 /mnt/backups');
  await expect(heal('Backup', 0)).rejects.toThrow(/backup-target-forbidden/);
  await night.site.run('rivermark apply');
  await expect(heal('Backup', 0)).rejects.toThrow(/backup-place-emptied/);
  expect(await heal(emptied, 0)).toContain('Backed up and read again');
  await night.site.run('rm -r /mnt/backups; mv /mnt/away /mnt/backups');
  expect(await heal('Backup', 0)).toContain('Backed up and read again');
  expect(await heal('Backup', 1)).toContain(`${documentFieldNames.length} documents`);
});

test('a folder for backups that holds other files keeps its owner, and apply says what to do', {
  timeout: NIGHT_MS,
}, async () => {
  const settings = '/etc/rivermark/rivermark.env';
  await night.site.run(`cp -p ${settings} /root/good; echo BACKUP_TO=/var/cache >> ${settings}`);
  expect(await night.site.run('rivermark apply')).toContain(
    'a folder of its own, such as /var/cache/rivermark',
  );
  await night.site.run(`echo BACKUP_TO=/var/cache/rivermark >> ${settings}; rivermark apply`);
  expect(await night.site.run('stat -c %U /var/cache /var/cache/rivermark')).toBe('root\nrivermark\n');
  await night.site.run(`cp -p /root/good ${settings}; rivermark apply`);
});

test('the files were copied by hand and may be read by others: they are closed again', {
  timeout: NIGHT_MS,
}, async () => {
  const key = '/var/lib/rivermark/secret.key';
  await night.site.run(`chmod 644 ${key}; chown root: ${key}`);
  await heal('Others may read the files', 0);
  expect(await night.site.run(`stat -c '%a %U' ${key}`)).toBe('600 rivermark\n');
});

test('the key may be known: a new one is made, and links to documents go on working', {
  timeout: NIGHT_MS,
}, async () => {
  const before = readFileSync(join(night.site.dataDir, 'secret.key'), 'utf8');
  await heal('The key may be known to others', 0);
  const after = readFileSync(join(night.site.dataDir, 'secret.key'), 'utf8');
  for (const line of before.trim().split('\n')) expect(after).not.toContain(line);
  expect(await night.openFirst()).toBe(200);
  await heal('Backup', 0);
});

test('the key is lost: documents do not open until it is taken from the backup', {
  timeout: NIGHT_MS,
}, async () => {
  rmSync(join(night.site.dataDir, 'secret.key'));
  await night.site.run('rivermark restart');
  expect(await night.site.logged()).toContain('Some documents cannot be opened');
  expect(await night.openFirst()).not.toBe(200);
  await heal('The key is lost', 0);
  expect(await night.openFirst()).toBe(200);
});

test('a flood: less is taken from one address', { timeout: NIGHT_MS }, async () => {
  await heal('A flood', 0);
  const statuses = [];
  for (let count = 0; count < 5; count += 1) statuses.push((await night.enquire('Flood')).status);
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  await night.site.run(`echo ENQUIRIES_PER_MINUTE=1000 >> /etc/rivermark/rivermark.env; rivermark apply`);
});

test('somebody asks to be forgotten: the enquiry is gone, here and in what is backed up from now on', {
  timeout: NIGHT_MS,
}, async () => {
  const ID = await night.mailOf('Forget Me');
  await heal('Somebody asks for a copy or to be forgotten, or a court asks', 0, { ID });
  expect(night.rows("select 1 from enquiry where name = 'Forget Me'")).toEqual([]);
});

test('the database is damaged: the last backup takes its place, and what was there is kept', {
  timeout: NIGHT_MS,
}, async () => {
  await night.site.run('rivermark stop');
  writeFileSync(join(night.site.dataDir, 'rivermark.db'), 'rotten'.repeat(1000));
  for (const ending of ['-wal', '-shm'])
    rmSync(join(night.site.dataDir, `rivermark.db${ending}`), { force: true });
  await expect(night.site.run('rivermark start')).rejects.toThrow(/database-damaged/);
  expect(await heal('The database is locked or damaged', 0)).toContain('TO DO    Database');
  await heal('The database is locked or damaged', 1);
  const aside = readdirSync(night.site.dataDir).find((name) => name.startsWith('set-aside-')) ?? '';
  expect(readFileSync(join(night.site.dataDir, aside, 'rivermark.db'), 'utf8')).toContain('rotten');
  expect(night.rows<{ name: string }>('select name from enquiry').map(({ name }) => name)).toContain(
    'Marisol Whitfield',
  );
  expect(await night.openFirst()).toBe(200);
});

test('files that the database does not know are told, and removed when somebody says so', {
  timeout: NIGHT_MS,
}, async () => {
  const stray = join('/var/lib/rivermark/documents', `${randomUUID()}.sealed`);
  await night.site.run(`rivermark run sh -c 'printf sealed > ${stray}'`);
  expect(await heal('Files that the database does not know', 0)).toMatch(/6 bytes\n1 removed/);
  expect(existsSync(join(night.site.root, stray))).toBe(false);
  expect(await night.openFirst()).toBe(200);
});

test('an upgrade went wrong: the older release starts on the copy of before, and sends no mail twice', {
  timeout: NIGHT_MS,
}, async () => {
  const release = () => night.site.run('readlink /opt/rivermark/current');
  const older = await release();
  // Three mails wait while the upgrade makes its copy.
  night.site.mail.behave(() => ({ at: 'data', code: 451, says: 'later' }));
  for (const name of ['Left Since 1', 'Left Since 2', 'Left Since 3']) await night.enquire(name);
  await waitUntil(
    'their first attempts',
    () => night.rows("select 1 from outbox where state = 'pending' and attempts > 0").length >= 3,
  );
  await night.site.run('RIVERMARK_NODE=/mnt/node/node /mnt/newer/bin/rivermark install-service --front none');
  await waitUntil(
    'the upgrade',
    () => night.rows("select 1 from kysely_migration where name = '9999-of-next-year'").length > 0,
  );
  night.site.mail.behave(() => 'accept');
  // Some may be sent meanwhile.
  await night.site.run(
    "rivermark outbox list --state pending | grep -o '^[0-9a-f-]*-[0-9a-f-]*' | xargs -rn1 rivermark outbox retry || true",
  );
  for (const name of ['Left Since 1', 'Left Since 2', 'Left Since 3']) await night.mailed(name);
  await waitUntil(
    'their record',
    () => night.rows("select 1 from outbox where state in ('pending', 'sending')").length === 0,
  );
  // One more arrives, and its mail is not sent.
  night.site.mail.behave(() => ({ at: 'data', code: 451, says: 'later' }));
  await night.enquire('Came Since');
  await waitUntil(
    'its first attempt',
    () => night.rows("select 1 from outbox where state = 'pending' and attempts > 0").length > 0,
  );
  const before = night.site.mail.received.length;

  const told = await heal('An upgrade went wrong', 0);
  expect(told).toContain('3 mails are held back');
  expect(told).toMatch(/1 inquiries came since.*The mails of 1 of them had not left/s);
  expect(await release()).toBe(older);
  const since = readdirSync(night.site.dataDir).find((name) => name.startsWith('since-')) ?? '';
  expect(readFileSync(join(night.site.dataDir, since, 'enquiries.json'), 'utf8')).toContain('Came Since');
  expect(readdirSync(join(night.site.dataDir, since, 'documents')).sort()).toEqual(
    readdirSync(join(night.site.dataDir, 'documents')).sort(),
  );
  expect(await night.site.run(`find /var/lib/rivermark ! -user rivermark -o -perm /077`)).toBe('');
  night.site.mail.behave(() => 'accept');
  expect((await night.enquire('After The Upgrade')).status).toBe(200);
  await night.mailed('After The Upgrade');
  expect(night.site.mail.received).toHaveLength(before + 1);
  expect(await night.openFirst()).toBe(200);
  await night.site.run('rivermark outbox drop --all-restored');
});

test('the disk is full: visitors are told so, and what they were promised before is kept when there is room again', {
  timeout: NIGHT_MS,
}, async () => {
  const disk = '/var/lib/rivermark';
  await night.site.run(
    `rivermark stop; mount -t tmpfs -o size=16m,mode=700 tmpfs ${disk}; chown rivermark: ${disk}; rivermark start`,
  );
  expect((await night.enquire('Before')).status).toBe(200);
  await night.site.run(
    `rivermark run sh -c 'mkdir "$DATA_DIR/before-x"; ! cat /dev/zero > "$DATA_DIR/before-x/rivermark.db"'`,
  );
  // The database may have some free space inside.
  const promised = ['Before'];
  for (let count = 0; count < 100; count += 1) {
    const { status } = await night.enquire(`Full ${count}`);
    if (status !== 200) break;
    promised.push(`Full ${count}`);
  }
  const bucket = new StorageClient(night.site.url + STORAGE_PATH, { ...headers }).from(documentIds.bucket);
  const { error } = await upload({ bucket }, newName('photoId'), { submissionId: randomUUID() });
  expect(error?.message).toMatch(/call/);
  // The database's log may have restarted since, which frees some of the disk.
  expect(await heal('The disk is full', 0)).toMatch(/(?:9\d|100)%.*before-x/s);
  await heal('The disk is full', 1);
  expect((await night.enquire('Room Again')).status).toBe(200);
  for (const name of [...promised, 'Room Again']) await night.mailed(name);
  await night.site.run(`rivermark stop; umount ${disk}; rivermark start`);
});

test('the machine is lost: the site stands elsewhere with its documents, and mails nothing of the past', {
  timeout: 2 * NIGHT_MS,
}, async () => {
  night.site.mail.behave(() => ({ at: 'data', code: 451, says: 'later' }));
  await night.enquire('Not Yet Mailed');
  await heal('Backup', 0);
  await night.site.end();
  night.site.mail.behave(() => 'accept');
  const before = night.site.mail.received.length;
  await night.moveElsewhere();
  expect(await heal('A lost machine', 0)).toContain('1 mails are kept back');
  await night.enquire('On The New Machine');
  await night.mailed('On The New Machine');
  expect(night.site.mail.received).toHaveLength(before + 1);
  expect(await night.openFirst()).toBe(200);
  expect(await heal('A lost machine', 1)).toContain('restored');
});

test('a link was leaked: it opens nothing any more without a sign-in', { timeout: NIGHT_MS }, async () => {
  expect((await fetch(night.site.url + night.link)).status).toBe(200);
  await heal('A link was leaked', 0);
  expect(await (await fetch(night.site.url + night.link)).text()).toMatch(/sign in/i);
  expect(await night.openFirst()).not.toBe(200);
});

test('a flood is over: what it left is named, and goes for good', { timeout: NIGHT_MS }, async () => {
  const ID = await night.mailOf('One Of Many');
  expect(await heal('A flood', 1, { ID })).toMatch(/One Of Many.*came from the same network.*erased here/s);
  expect(night.rows("select 1 from enquiry where name = 'One Of Many'")).toEqual([]);
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
