import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentIds, STORAGE_PATH } from '@rivermark/contracts/documents';
import { EMAIL_SEND_PATH } from '@rivermark/contracts/email-send';
import { compileCache } from '@rivermark/testkit/compile-cache';
import { fileOf } from '@rivermark/testkit/server-programs';
import { StorageClient } from '@supabase/storage-js';
import { expect, test } from 'vitest';
import { openDatabase } from '../src/db/open-database.ts';
import { documentFilesIn } from '../src/documents/files/disk-document-files.ts';
import { readDocument } from '../src/documents/opening/read-document.ts';
import { createKeyring } from '../src/secrets/keyring.ts';
import { readSecrets } from '../src/secrets/read-secrets.ts';
import { callBody } from './calls.ts';
import { headers, newName, pdfBytes, upload } from './documents-calls.ts';
import { temporaryFolder } from './start-app.ts';
import { portOf, startProcess, waitUntil } from './start-process.ts';
import { writeTinySite } from './tiny-site.ts';

function prepare() {
  const folder = temporaryFolder();
  const site = join(folder, 'site');
  writeTinySite(site);
  return { site, dataDir: join(folder, 'data') };
}

const command = (name: string, dataDir: string, ...args: string[]) =>
  execFileSync(process.execPath, [fileOf(name), ...args], {
    env: { ...compileCache, DATA_DIR: dataDir },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });

const contentOf = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        return [path, readFileSync(path).toString('base64')];
      }),
  );

test('one web and one worker work on a data directory; whoever comes second is refused in plain words', async () => {
  const { site, dataDir } = prepare();
  const web = startProcess(site, { DATA_DIR: dataDir, ROLE: 'web' });
  await portOf(web);
  const refused = async (ROLE: string, words: RegExp) => {
    const second = startProcess(site, { DATA_DIR: dataDir, ROLE });
    expect(await second.exit).toBe(1);
    expect(second.said()).toMatch(words);
    expect(second.said()).not.toMatch(/\n\s+at /);
  };
  const before = contentOf(dataDir);
  await Promise.all([
    refused('web', /did not start\. .+ is in use: another process answers visitors/),
    refused('all', /another process answers visitors \(ROLE=web or all\).+Stop it first, or set DATA_DIR/),
  ]);
  expect(contentOf(dataDir)).toEqual(before);

  const worker = startProcess(site, { DATA_DIR: dataDir, ROLE: 'worker' });
  await fetch(`http://127.0.0.1:${await portOf(web)}${EMAIL_SEND_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(callBody({ submission_id: randomUUID() })),
  });
  await waitUntil(worker, () => command('outbox', dataDir, 'list').includes('  sent '));
  await refused('worker', /another process delivers the mail/);
});

test('of servers that start at the same moment on a new data directory, one comes up', async () => {
  const { site, dataDir } = prepare();
  const servers = [1, 2, 3].map(() => startProcess(site, { DATA_DIR: dataDir }));
  const outcomes = servers.map((server) =>
    Promise.race([portOf(server).then(() => 'up'), server.exit]).catch(() => server.exit),
  );
  expect((await Promise.all(outcomes)).sort()).toEqual([1, 1, 'up']);
});

test('what a killed holder held is taken over at once', async () => {
  const { site, dataDir } = prepare();
  for (let round = 0; round < 2; round += 1) {
    const server = startProcess(site, { DATA_DIR: dataDir });
    await portOf(server);
    server.child.kill('SIGKILL');
    await server.exit;
  }
});

test('a change of the key beside a running server is refused, and every document that was sent opens', async () => {
  const { site, dataDir } = prepare();
  const server = startProcess(site, { DATA_DIR: dataDir });
  const url = `http://127.0.0.1:${await portOf(server)}`;
  const bucket = new StorageClient(url + STORAGE_PATH, { ...headers }).from(documentIds.bucket);
  await upload({ bucket }, newName('creditReport'));
  expect(() => command('rotate-key', dataDir)).toThrow(/is in use: .+ Stop it first/);
  await upload({ bucket }, newName('photoId'));
  server.child.kill('SIGTERM');
  await server.exit;
  expect(command('rotate-key', dataDir)).toMatch(/^2 keys are wrapped anew/);

  const db = openDatabase({ dataDir });
  const keyring = createKeyring(readSecrets({ dataDir }));
  const files = documentFilesIn(join(dataDir, 'documents'));
  for (const row of await db.selectFrom('document').selectAll().execute()) {
    const bytes: Buffer[] = [];
    for await (const part of readDocument({ files, keyring }, row)) bytes.push(part);
    expect(Buffer.concat(bytes).equals(pdfBytes())).toBe(true);
  }
  await db.destroy();
});

test('a server whose secret key is missing says so at its start, and goes on for everything else', async () => {
  const { site, dataDir } = prepare();
  const keys = [1, 2].map((byte) => Buffer.alloc(32, byte).toString('base64'));
  const first = startProcess(site, { DATA_DIR: dataDir, SECRET_KEY: keys[0] ?? '' });
  const url = `http://127.0.0.1:${await portOf(first)}`;
  const bucket = new StorageClient(url + STORAGE_PATH, { ...headers }).from(documentIds.bucket);
  await upload({ bucket }, newName('creditReport'));
  first.child.kill('SIGTERM');
  await first.exit;
  const second = startProcess(site, { DATA_DIR: dataDir, SECRET_KEY: keys[1] ?? '' });
  await portOf(second);
  expect(second.said()).toMatch(/Some documents cannot be opened: .+ Set SECRET_KEY to NEW,OLD/);
});
