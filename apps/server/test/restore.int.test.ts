import { execFile, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { documentFieldNames } from '@rivermark/contracts/documents';
import { HOUR_MS } from '@rivermark/contracts/durations';
import { compileCache } from '@rivermark/testkit/compile-cache';
import { startMailServer } from '@rivermark/testkit/mail-server';
import { fileOf } from '@rivermark/testkit/server-programs';
import { smallDisk } from '@rivermark/testkit/small-disk';
import { waitUntil } from '@rivermark/testkit/wait-until';
import { expect, onTestFinished, test } from 'vitest';
import { folderTarget } from '../src/data/backup/targets/folder-target.ts';
import { openDatabase } from '../src/db/open-database.ts';
import { eraseEnquiries } from '../src/erasing/erase.ts';
import { vapidKeysIn } from '../src/push/vapid-keys.ts';
import { backupPlace } from './backups.ts';
import { call, callBody } from './calls.ts';
import { startWithClients, submitAll } from './documents-calls.ts';
import { signIn } from './sign-in.ts';
import { startApp, temporaryFolder } from './start-app.ts';
import { portOf, startProcess } from './start-process.ts';
import { onEmbeddedStores } from './stores-of-run.ts';
import { writeTinySite } from './tiny-site.ts';
import { words } from './words-of.ts';

async function mailServer() {
  const mail = await startMailServer();
  onTestFinished(() => mail.stop());
  return mail;
}

// What is restored is a backup of the embedded database; PostgreSQL's come back by its own tools.
onEmbeddedStores('a directory that is not empty is refused, and stays as it was', async () => {
  const place = await backupPlace();
  await place.backup(await startApp());
  const dataDir = temporaryFolder();
  writeFileSync(join(dataDir, 'rivermark.db'), 'precious');
  await expect(place.restore(dataDir)).rejects.toMatchObject({ code: 'restore-place-not-empty' });
  expect(readdirSync(dataDir)).toEqual(['rivermark.db']);
  expect(readFileSync(join(dataDir, 'rivermark.db'), 'utf8')).toBe('precious');
});

/** Changes one bit of a file. */
function rot(path: string): void {
  const bytes = readFileSync(path);
  bytes[100] = (bytes[100] ?? 0) ^ 1;
  writeFileSync(path, bytes);
}

onEmbeddedStores(
  'documents that are damaged or gone in the backup are told, and all else comes back',
  async () => {
    const place = await backupPlace();
    const site = await startWithClients();
    await submitAll(site);
    await call(site.app, callBody({ from_name: 'Marisol Whitfield' }));
    await place.backup(site);
    const [rotten = '', gone = ''] = readdirSync(join(place.folder, 'documents'));
    rot(join(place.folder, 'documents', rotten));
    rmSync(join(place.folder, 'documents', gone));
    const { dataDir, ...done } = await place.restore();
    expect(done.documents).toBe(documentFieldNames.length - 2);
    expect([...done.lost].sort()).toEqual([`documents/${rotten}`, `documents/${gone}`].sort());
    const other = await startApp({ DATA_DIR: dataDir });
    expect((await other.enquiries()).map(({ name }) => name)).toEqual(['Marisol Whitfield']);
    await other.server.scheduler.runDue();
    const faults = await other.db.selectFrom('file_fault').select('kind').execute();
    expect(faults).toEqual([{ kind: 'lost' }, { kind: 'lost' }]);
  },
);

onEmbeddedStores('documents are not taken for lost while the place of the backup is away', async () => {
  const place = await backupPlace();
  const site = await startWithClients();
  await submitAll(site);
  await place.backup(site);
  const away = `${place.folder}-away`;
  const sound = folderTarget(place.folder);
  const unmounted = place.over({
    ...sound,
    read(name: string) {
      if (name.startsWith('documents/') && existsSync(place.folder)) renameSync(place.folder, away);
      return sound.read(name);
    },
  });
  const dataDir = join(temporaryFolder(), 'restored');
  await expect(unmounted.restore(dataDir)).rejects.toMatchObject({ code: 'backup-target-unreachable' });
  renameSync(away, place.folder);
  expect(await place.restore(dataDir)).toMatchObject({ documents: documentFieldNames.length, lost: [] });
});

onEmbeddedStores(
  'a damaged database stops the restore with its name, no server starts on what is there, and the backup before comes back',
  async () => {
    const place = await backupPlace();
    const site = await startApp();
    await place.backup(site, 1000);
    const before = readdirSync(join(place.folder, 'databases'));
    await place.backup(site, 2000);
    const name = readdirSync(join(place.folder, 'databases')).find((one) => !before.includes(one)) ?? '';
    rot(join(place.folder, 'databases', name));
    const dataDir = join(temporaryFolder(), 'restored');
    const broken = place.restore(dataDir);
    await expect(broken).rejects.toMatchObject({ code: 'restore-damaged' });
    await expect(broken).rejects.toThrow(name);
    await expect(startApp({ DATA_DIR: dataDir })).rejects.toThrow(
      /restore .* broken off. Run script\/restore again/,
    );
    expect(await place.restore(dataDir, { before: 1500 })).toMatchObject({ at: 1000 });
    await startApp({ DATA_DIR: dataDir });
  },
);

onEmbeddedStores(
  'a restore that was broken off anywhere is run again and takes only what is not there',
  async () => {
    const place = await backupPlace();
    const site = await startWithClients();
    await submitAll(site);
    await call(site.app, callBody({ from_name: 'Marisol Whitfield' }));
    await place.backup(site);
    const dataDir = join(temporaryFolder(), 'restored');
    const sound = folderTarget(place.folder);
    const read: string[] = [];
    let left = 0;
    const failing = {
      ...sound,
      read(name: string) {
        if (left === 0) throw Object.assign(new Error('the line is cut'), { code: 'ECONNRESET' });
        left -= 1;
        read.push(name);
        return sound.read(name);
      },
    };
    const cut = place.over(failing);
    // Manifest, keys, database, documents: each further than the one before.
    for (let allowed = 1; allowed < 4; allowed += 1) {
      left = 2 + allowed;
      await expect(cut.restore(dataDir)).rejects.toMatchObject({ code: 'backup-target-unreachable' });
    }
    left = Number.POSITIVE_INFINITY;
    await cut.restore(dataDir);
    const taken = read.filter((name) => name.startsWith('documents/'));
    expect(new Set(taken).size).toBe(documentFieldNames.length);
    expect(taken).toHaveLength(documentFieldNames.length);
    const other = await startApp({ DATA_DIR: dataDir });
    expect(await other.documents.kept()).toHaveLength(1);
    expect(await other.enquiries()).toHaveLength(1);
  },
);

onEmbeddedStores(
  'a restored site mails nothing of the past; the desk shows what is kept back, and sends it when told',
  async () => {
    const mail = await mailServer();
    const place = await backupPlace();
    const start = Date.parse('2026-01-15T15:00:00Z');
    const site = await startWithClients({ REMINDERS: 'on' }, { clock: () => start });
    await submitAll(site, { client_email: 'ada@visitor.example' });
    await call(site.app, callBody({ from_name: 'Marisol Whitfield' }));
    await call(site.app, callBody({ from_name: 'Ada Brown', submission_id: 'another-filling' }));
    await place.backup(site, start);

    // Reminders, the digest of a morning, and the end of the documents have come due meanwhile.
    const later = start + 47 * HOUR_MS;
    const { dataDir, heldMails } = await place.restore(undefined, { now: later });
    const other = await startApp(
      { DATA_DIR: dataDir, SMTP_URL: mail.url, REMINDERS: 'on' },
      { clock: () => later },
    );
    other.server.outboxWorker.start();
    await other.server.scheduler.runDue();
    await call(other.app, callBody({ from_name: 'New Visitor', submission_id: 'a-new-filling' }));
    await waitUntil('the new mail', () => mail.received.length > 0);
    expect(mail.received.map(({ mail: { text } }) => text?.includes('New Visitor'))).toEqual([true]);

    const restored = (await other.outbox()).filter(({ state }) => state === 'restored');
    expect(restored).toHaveLength(heldMails);
    expect(new Set(restored.map(({ template }) => template))).toEqual(
      new Set(['enquiry-to-agent', 'documents-to-agent', 'documents-receipt', 'reminder', 'morning-digest']),
    );
    const agent = await signIn(other);
    const health = words((await agent.get('/desk/health')).body);
    expect(health).toMatch(
      /Restored Needs attention soon The site was restored from a backup, and \d+ emails are held back/,
    );
    expect(health).toMatch(/Held since the restore .*check your email first/);
    const [one] = restored.filter(({ template }) => template === 'enquiry-to-agent');
    await agent.post(`/desk/health/mails/${one?.id}/retry`);
    await waitUntil('the released mail', () =>
      mail.received.some(({ mail: { text } }) => text?.includes('Marisol Whitfield')),
    );
    await agent.post('/desk/health/restored/drop-all');
    expect((await other.outbox()).some(({ state }) => state === 'restored')).toBe(false);
    expect(words((await agent.get('/desk/health')).body)).not.toContain('Kept back');
  },
);

onEmbeddedStores(
  'what was erased since stays erased, also where its mail was being sent when the copy was made',
  async () => {
    // At midnight: at eight a restored site has the morning's mail to keep back as well.
    const now = Date.parse('2026-01-15T05:00:00Z');
    const place = await backupPlace();
    const site = await startApp({}, { clock: () => now });
    await call(site.app, callBody({ from_name: 'Marisol Whitfield' }));
    await call(site.app, callBody({ from_name: 'Ada Brown', submission_id: 'another-filling' }));
    const lease = { state: 'sending', lease_owner: 'a worker', lease_until: 9_000_000 } as const;
    await site.db.updateTable('outbox').set(lease).execute();
    await place.backup(site, 1000);
    await site.db.updateTable('outbox').set({ state: 'sent' }).execute();
    const erased = (await site.enquiries()).find(({ name }) => name === 'Marisol Whitfield')?.id ?? '';
    expect(await eraseEnquiries({ db: site.db, removeCaptured: async () => {} }, [erased])).toBe(1);
    await place.backup(site, 2000);
    const { dataDir, erasedEnquiries, heldMails } = await place.restore(undefined, { now, before: 1500 });
    expect({ erasedEnquiries, heldMails }).toEqual({ erasedEnquiries: 1, heldMails: 1 });
    const db = openDatabase({ dataDir });
    expect(await db.selectFrom('enquiry').select('name').execute()).toEqual([{ name: 'Ada Brown' }]);
    expect(await db.selectFrom('outbox').select('state').execute()).toEqual([{ state: 'restored' }]);
    await db.destroy();
  },
);

onEmbeddedStores(
  'nobody is signed in after a restore, and a passkey that was removed stays removed',
  async () => {
    const place = await backupPlace();
    const site = await startApp();
    const passkey = {
      name: 'Phone',
      public_key: new Uint8Array(8),
      counter: 0,
      transports: '[]',
      added_at: 1,
    };
    const rows = ['lost', 'kept'].map((id) => ({ ...passkey, id, last_used_at: null }));
    await site.db.insertInto('desk_passkey').values(rows).execute();
    await signIn(site);
    await place.backup(site, 1000);
    await site.db.deleteFrom('desk_passkey').where('id', '=', 'lost').execute();
    await place.backup(site, 2000);
    const { dataDir } = await place.restore(undefined, { before: 1500 });
    const db = openDatabase({ dataDir });
    expect(await db.selectFrom('desk_device').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('desk_passkey').select('id').execute()).toEqual([{ id: 'kept' }]);
    await db.destroy();
  },
);

onEmbeddedStores(
  'every file of a data directory that a site needs comes back, to be read by its owner alone',
  async () => {
    const place = await backupPlace();
    const site = await startApp();
    await vapidKeysIn(site.config.dataDir)();
    await place.backup(site);
    const { dataDir } = await place.restore();
    // Locks, logs and captured mail belong to the old place.
    for (const name of ['secret.key', 'vapid.json']) {
      expect(readFileSync(join(dataDir, name), 'utf8')).toBe(
        readFileSync(join(site.config.dataDir, name), 'utf8'),
      );
      expect(statSync(join(dataDir, name)).mode & 0o777).toBe(0o600);
    }
  },
);

test('script/backup beside a running server, and script/restore elsewhere, say what they did and what is wrong', async () => {
  const place = await backupPlace();
  const folder = temporaryFolder();
  const site = join(folder, 'site');
  writeTinySite(site);
  const run = async (name: string, env: Record<string, string>, ...args: string[]) => {
    const command = fileOf(name);
    const { stdout } = await promisify(execFile)(process.execPath, [command, ...args], {
      env: { SELF_TEST_AT: 'off', ...env },
    });
    return stdout;
  };
  const first = join(folder, 'first');
  const server = startProcess(site, { DATA_DIR: first });
  await portOf(server);
  const env = { DATA_DIR: first, BACKUP_RECIPIENT: place.recipient };
  await Promise.all([
    expect(run('backup', { DATA_DIR: first }, place.folder)).rejects.toThrow(/backup-recipient-unfit/),
    expect(run('backup', env, join(first, 'within'))).rejects.toThrow(/Usage: script\/backup/),
  ]);
  expect(await run('backup', env, place.folder)).toMatch(
    /^Backed up and read again: snapshots\/.+ 0 documents; 3 new/,
  );

  const identity = join(folder, 'identity.txt');
  writeFileSync(identity, `# created: today\n# public key: ${place.recipient}\n${place.identity}\n`);
  const second = { DATA_DIR: join(folder, 'second') };
  const elsewhere = {
    ...second,
    DATABASE_URL: 'postgres://a:b@127.0.0.1:1/site',
    SECRET_KEY: Buffer.alloc(32, 1).toString('base64'),
  };
  await expect(run('restore', elsewhere, place.folder, '--identity', identity)).rejects.toThrow(
    /DATABASE_URL is set, .*\(backup-embedded-only\)/,
  );
  expect(existsSync(second.DATA_DIR)).toBe(false);
  expect(await run('restore', second, place.folder, '--identity', identity)).toMatch(
    /^Restored snapshots.+ 0 documents\.\nIt is in .+\. What was erased by .+ stays erased\.\nNo mail is kept back\.\nNo backup .+--take-over\.\n.+Start the server/,
  );
  await Promise.all([
    expect(run('restore', second, place.folder)).rejects.toThrow(/Usage/),
    expect(run('restore', second, place.folder, '--identity', join(folder, 'no-such.txt'))).rejects.toThrow(
      /no-such\.txt cannot be read here\. Pass the file that age-keygen wrote on standard input/,
    ),
    expect(run('restore', second, place.folder, '--identity', identity)).rejects.toThrow(
      /restore-place-not-empty/,
    ),
  ]);
  await portOf(startProcess(site, second));
});

onEmbeddedStores(
  'a disk that is full or a place that does not answer is told by its code, and the next run goes on',
  async () => {
    const place = await backupPlace();
    await place.backup(await startApp());
    const folder = temporaryFolder();
    const disk = await smallDisk(join(folder, 'small'), 1);
    onTestFinished(disk.end);
    await promisify(execFile)(disk.within[0] ?? '', [
      ...disk.within.slice(1),
      'sh',
      '-c',
      '! cat /dev/zero > "$0" 2> /dev/null',
      join(folder, 'small/beside'),
    ]);
    const identity = join(folder, 'identity.txt');
    writeFileSync(identity, place.identity);
    const command = fileOf('restore');
    const restore = (target: string, more: Readonly<Record<string, string>> = {}) => {
      const [program = '', ...args] = [
        ...disk.within,
        process.execPath,
        command,
        target,
        '--identity',
        identity,
      ];
      return promisify(execFile)(program, args, {
        env: { ...compileCache, DATA_DIR: join(folder, 'small/data'), ...more },
      });
    };
    await expect(restore(place.folder)).rejects.toMatchObject({
      stderr: expect.stringMatching(/room.*\(restore-no-room\)/),
    });
    const nowhere = {
      AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:1',
      AWS_REGION: 'here',
      AWS_ACCESS_KEY_ID: 'a',
      AWS_SECRET_ACCESS_KEY: 'b',
    };
    await expect(restore('s3://backups/here', nowhere)).rejects.toMatchObject({
      stderr: expect.stringMatching(/does not answer.*\(backup-target-unreachable\)/),
    });
    await promisify(execFile)(disk.within[0] ?? '', [
      ...disk.within.slice(1),
      'rm',
      join(folder, 'small/beside'),
    ]);
    expect((await restore(place.folder)).stdout).toContain('Restored');
  },
);

onEmbeddedStores(
  'a backup is tried out, gives back a lost key, and takes the place of what is there, each by one command',
  async () => {
    const place = await backupPlace();
    const site = await startApp();
    await call(site.app, callBody({ from_name: 'Marisol Whitfield' }));
    await place.backup(site);
    const dataDir = join(temporaryFolder(), 'data');
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, 'rivermark.db'), 'rotten');
    writeFileSync(join(dataDir, 'secret.key'), 'a newer key\n');
    const restore = (...flags: string[]) => {
      const settings = { BACKUP_TO: place.folder, BACKUP_RECIPIENT: place.recipient, DATA_DIR: dataDir };
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [fileOf('restore'), '--identity', '-', ...flags],
        {
          env: { ...compileCache, ...settings },
          input: `# made by age-keygen\n${place.identity}\n`,
          encoding: 'utf8',
        },
      );
      return { status, said: stdout + stderr };
    };
    expect(restore()).toEqual({ status: 1, said: expect.stringContaining('(restore-place-not-empty)') });
    expect(restore('--try', '--key').said).toMatch(/^Usage/);
    expect(restore('--try')).toEqual({ status: 0, said: expect.stringMatching(/Restored .*a trial/s) });
    expect(readFileSync(join(dataDir, 'rivermark.db'), 'utf8')).toBe('rotten');

    expect(restore('--key')).toEqual({ status: 0, said: expect.stringContaining('1 keys') });
    const key = readFileSync(join(site.config.dataDir, 'secret.key'), 'utf8');
    expect(readFileSync(join(dataDir, 'secret.key'), 'utf8')).toBe(`a newer key\n${key}`);
    expect(restore('--key').status).toBe(1);

    expect(restore('--set-aside')).toEqual({ status: 0, said: expect.stringContaining('Start the server') });
    const aside = readdirSync(dataDir).find((name) => name.startsWith('set-aside-')) ?? '';
    expect(readFileSync(join(dataDir, aside, 'rivermark.db'), 'utf8')).toBe('rotten');
    const db = openDatabase({ dataDir });
    expect(await db.selectFrom('enquiry').select('name').execute()).toEqual([{ name: 'Marisol Whitfield' }]);
    await db.destroy();
  },
);
