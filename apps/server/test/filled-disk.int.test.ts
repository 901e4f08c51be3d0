import { copyFileSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { documentIds, STORAGE_PATH } from '@rivermark/contracts/documents';
import { EMAIL_SEND_PATH } from '@rivermark/contracts/email-send';
import { waitUntil } from '@rivermark/testkit/wait-until';
import { StorageClient } from '@supabase/storage-js';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import SQLite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { callBody } from './calls.ts';
import { headers, newName, pdfBytes, upload } from './documents-calls.ts';
import { MEGABYTES, startOnSmallDisk } from './small-disk-server.ts';
import { temporaryFolder } from './start-app.ts';
import { create, patch } from './tus-calls.ts';

const FLOOR = 0.1 * MEGABYTES * 1024 ** 2;
const COUNT = 100;

const enquire = (url: string, from_name: string) =>
  fetch(url + EMAIL_SEND_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(callBody({ from_name, message: 'I would like to see the house. '.repeat(100) })),
  });

async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .reduce(
      (sum, { parentPath, name }) =>
        sum + (statSync(join(parentPath, name), { throwIfNoEntry: false })?.size ?? 0),
      0,
    );
}

test('a disk that documents, uploads in progress, captured mail, backups, logs and other programs have filled takes 100 of 100 inquiries', async () => {
  const recipient = await identityToRecipient(await generateX25519Identity());
  const started = await startOnSmallDisk({
    isReal: true,
    env: {
      ENQUIRIES_PER_MINUTE: '1000000',
      MAILS_PER_HOUR: '1000000',
      SELF_TEST_AT: 'off',
      REMINDERS: 'off',
      LOG_LEVEL: 'debug',
      BACKUP_RECIPIENT: recipient,
    },
  });
  const { url, seen, disk, free, fill } = started;
  const rows: string[][] = [];
  const table = async (what: string, folder: string, end: string) => {
    const written = ((await bytesIn(join(seen, folder))) / 1e6).toFixed(1);
    rows.push([what, `${written} MB`, `${(free() / 1e6).toFixed(1)} MB free`, end]);
  };
  const bucket = new StorageClient(url + STORAGE_PATH, { ...headers }).from(documentIds.bucket);
  const bytes = pdfBytes('large', 9_900_000);

  // Inquiries write rows, captured mails and lines of the log.
  for (let count = 0; count < COUNT; count += 1)
    expect((await enquire(url, `Early ${count}`)).status).toBe(200);
  const mails = join(seen, 'data/mail');
  await waitUntil('the captured mails', async () => (await readdir(mails)).length >= COUNT);
  await table('captured mail', 'data/mail', 'one for each inquiry');

  const going = await Promise.all(
    Array.from({ length: 4 }, async (_, place) => {
      const created = await create({ url }, newName('creditReport', `${place}.pdf`), bytes.length);
      const address = url + created.headers.get('location');
      await patch(address, 0, bytes.subarray(0, 3_000_000));
      return address;
    }),
  );
  await upload({ bucket }, newName('photoId', 'first.pdf'), { bytes });

  const place = join(disk, 'backups');
  const backup = () => started.run('backup', [place], { BACKUP_RECIPIENT: recipient });
  expect(await backup()).toMatchObject({ code: 0 });
  // Other programs leave a little more than the floor, so that a backup of one more document would
  // go below it.
  expect((await upload({ bucket }, newName('photoId', 'second.pdf'), { bytes })).error).toBeNull();
  fill(FLOOR + 5_000_000);
  expect(await backup()).toMatchObject({ code: 1, said: expect.stringContaining('for inquiries') });
  expect(free()).toBeGreaterThan(FLOOR);
  await table('backups', 'backups', 'refused: the floor');

  expect((await upload({ bucket }, newName('photoId', 'third.pdf'), { bytes })).error).toMatchObject({
    statusCode: '507',
  });
  const rest = await Promise.all(
    going.map((address) => patch(address, 3_000_000, bytes.subarray(3_000_000))),
  );
  expect(rest.map(({ status }) => status)).toEqual([507, 507, 507, 507]);
  expect(free()).toBeGreaterThan(FLOOR - 2 * 1024 ** 2);
  await table('documents, uploads in progress', 'data/documents', 'refused: the floor');

  fill(0);
  await table('other programs', '.', 'until no byte was free');
  const statuses: number[] = [];
  for (let count = 0; count < COUNT; count += 1) {
    statuses.push((await enquire(url, `Late ${count}`)).status);
    fill(0);
  }
  await table('the log', 'server.log', 'lines are lost');
  expect(statuses).toEqual(Array(COUNT).fill(200));
  const copy = join(temporaryFolder(), 'rivermark.db');
  for (const ending of ['', '-wal']) copyFileSync(join(seen, `data/rivermark.db${ending}`), copy + ending);
  const db = new SQLite(copy);
  expect(db.prepare("select count(*) from enquiry where name like 'Late %'").pluck().get()).toBe(COUNT);
  expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
  db.close();
  process.stdout.write(`${rows.map((row) => row.join(' · ')).join('\n')}\n`);
});
