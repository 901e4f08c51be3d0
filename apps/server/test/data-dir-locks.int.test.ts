import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EMAIL_SEND_PATH } from '@rivermark/contracts/email-send';
import { compileCache } from '@rivermark/testkit/compile-cache';
import { everyCase } from '@rivermark/testkit/every-case';
import { fileOf } from '@rivermark/testkit/server-programs';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../src/db/open-database.ts';
import { partsOfRole } from '../src/hold-data-dir.ts';
import { prepareDataDir } from '../src/prepare-data-dir.ts';
import { callBody } from './calls.ts';
import { newName, startWithClients, upload } from './documents-calls.ts';
import { temporaryFolder } from './start-app.ts';
import { portOf, startProcess, waitUntil } from './start-process.ts';
import { writeTinySite } from './tiny-site.ts';

function prepare() {
  const folder = temporaryFolder();
  const site = join(folder, 'site');
  writeTinySite(site);
  return { site, dataDir: join(folder, 'data') };
}

const rotateKey = (dataDir: string) =>
  execFileSync(process.execPath, [fileOf('rotate-key')], {
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

/** Starts servers at the same moment on a new data directory. One comes up. */
async function race(roles: readonly ('web' | 'all')[]) {
  const { site, dataDir } = prepare();
  const servers = roles.map((ROLE) => startProcess(site, { DATA_DIR: dataDir, ROLE }));
  const outcomes = await Promise.all(
    servers.map((server) => Promise.race([portOf(server), server.exit]).catch(() => server.exit)),
  );
  const ports = outcomes.filter((outcome) => outcome !== 1);
  expect(ports).toEqual([expect.any(Number)]);
  return { site, dataDir, port: ports[0], refused: servers.filter((_, at) => outcomes[at] === 1) };
}

test.each(everyCase([['all', 'all', 'all'] as const], []))(
  'of three servers that start at the same moment on a new data directory, one comes up',
  async (...roles) => void (await race(roles)),
);

test('one web, of two that start at the same moment, and one worker work on a data directory; whoever else comes, also to change its key, is refused in plain words and changes nothing', async () => {
  const { site, dataDir, port, refused } = await race(['web', 'web']);
  expect(refused[0]?.said()).toMatch(
    /did not start\. .+ is in use: another process answers visitors \(ROLE=web or all\).+Stop it first, or set DATA_DIR/,
  );
  expect(refused[0]?.said()).not.toMatch(/\n\s+at /);
  /** What a start does first. The kernel's lock is one between processes, so this one may ask. */
  const begin = (role: 'all' | 'worker') => () => prepareDataDir(dataDir, false, partsOfRole[role]);
  const before = contentOf(dataDir);
  expect(begin('all')).toThrow(/ is in use: another process answers visitors/);
  expect(() => rotateKey(dataDir)).toThrow(/is in use: .+ Stop it first/);
  expect(contentOf(dataDir)).toEqual(before);

  const worker = startProcess(site, { DATA_DIR: dataDir, ROLE: 'worker' });
  await fetch(`http://127.0.0.1:${port}${EMAIL_SEND_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(callBody({ submission_id: randomUUID() })),
  });
  const db = openDatabase({ dataDir });
  onTestFinished(() => db.destroy());
  const mails = () => db.selectFrom('outbox').select('state').execute();
  await waitUntil(worker, async () => (await mails()).some(({ state }) => state === 'sent'));
  expect(begin('worker')).toThrow(/another process delivers the mail/);
});

test('a server whose secret key is missing says so at its start, and goes on for everything else', async () => {
  const { site, dataDir } = prepare();
  const [key = '', other = ''] = [1, 2].map((byte) => Buffer.alloc(32, byte).toString('base64'));
  const first = await startWithClients({ DATA_DIR: dataDir, SECRET_KEY: key });
  await upload(first, newName('creditReport'));
  await first.app.close();
  await first.closeDatabase();
  const second = startProcess(site, { ...first.stores, DATA_DIR: dataDir, SECRET_KEY: other });
  await portOf(second);
  expect(second.said()).toMatch(/Some documents cannot be opened: .+ Set SECRET_KEY to NEW,OLD/);
});
