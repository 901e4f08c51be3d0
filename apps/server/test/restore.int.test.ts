import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentFieldNames } from '@rivermark/contracts/documents';
import { HOUR_MS } from '@rivermark/contracts/durations';
import { startMailServer } from '@rivermark/testkit/mail-server';
import { waitUntil } from '@rivermark/testkit/wait-until';
import { expect, onTestFinished } from 'vitest';
import { folderTarget } from '../src/data/backup/targets/folder-target.ts';
import { openDatabase } from '../src/db/open-database.ts';
import { eraseEnquiries } from '../src/erasing/erase.ts';
import { vapidKeysIn } from '../src/push/vapid-keys.ts';
import { backupPlace } from './backups.ts';
import { call, callBody } from './calls.ts';
import { startWithClients, submitAll } from './documents-calls.ts';
import { signIn } from './sign-in.ts';
import { startApp, temporaryFolder } from './start-app.ts';
import { onEmbeddedStores } from './stores-of-run.ts';
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
