import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { DAY_MS, MINUTE_MS } from '@rivermark/contracts/durations';
import { asServed, compress } from '@rivermark/contracts/served-files';
import { triesAll } from '@rivermark/testkit/every-case';
import { waitUntil } from '@rivermark/testkit/wait-until';
import { expect, test } from 'vitest';
import { holdPublishing } from '../src/hold-data-dir.ts';
import { readPointer, readVersion, versionFolder, versionsFolder } from '../src/site/published-version.ts';
import { publisher } from './published-site.ts';
import { startApp, temporaryFolder } from './start-app.ts';

const newDataDir = () => join(temporaryFolder(), 'data');
const inodesOf = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file.slice(folder.length + 1), statSync(file).ino]),
  );

async function startPublished() {
  const started = await startApp();
  const { dataDir, publicUrl } = started.config;
  return { ...started, dataDir, ...publisher(dataDir, publicUrl) };
}

test('until something is published the built site is served, then what was published', async () => {
  const { app, live, publish } = await startPublished();
  expect((await app.inject('/')).body).toContain('River.');
  await publish(1);
  expect(await live.look()).toBe(true);
  expect((await app.inject('/')).body).toContain('Number 1.');
  expect(await live.look()).toBe(false);
});

test('unchanged files and their compressed forms are the same bytes on the disk, under another name', async () => {
  const dataDir = newDataDir();
  const { publish } = publisher(dataDir);
  const first = await publish(1);
  const second = await publish(2);
  expect([first.changedPages.length, second.changedPages]).toEqual([3, ['/']]);
  const [before, after] = [first, second].map(({ version }) => inodesOf(versionFolder(dataDir, version)));
  const isNew = (file: string) => before?.[file] !== after?.[file];
  const forms = (files: readonly string[]) => files.filter((file) => file.startsWith('compressed/')).length;
  const written = Object.keys(after ?? {}).filter(isNew);
  expect(written.filter((file) => !file.startsWith('compressed/')).sort()).toEqual([
    'pages/index.html',
    'public/assets/app-2.js',
    'site.json',
    'version.json',
  ]);
  expect(forms(written)).toBe(6);
});

test('what an open page may still ask for stays for two weeks', async () => {
  const { app, live, publish, clock } = await startPublished();
  await publish(1);
  await publish(2);
  await live.look();
  const script = async (number: number) => (await app.inject(`/assets/app-${number}.js`)).statusCode;
  expect([await script(1), await script(2)]).toEqual([200, 200]);
  clock.now += 13 * DAY_MS;
  await publish(3);
  await live.look();
  expect(await script(1)).toBe(200);
  clock.now += 2 * DAY_MS;
  await publish(4);
  await live.look();
  expect([await script(1), await script(2), await script(3)]).toEqual([404, 200, 200]);
});

test('a request that is in progress is finished from the version it began with', async () => {
  const started = await startApp();
  const { publish } = publisher(started.config.dataDir, started.config.publicUrl);
  await publish(1);
  await started.live.look();
  let isFirst = true;
  started.app.addHook('preHandler', async () => {
    if (!isFirst) return;
    isFirst = false;
    await publish(2);
    await started.live.look();
  });
  const old = await started.app.inject('/');
  expect(old.body).toContain('Number 1.');
  expect(old.headers['content-security-policy']).toContain('sha256-1=');
  const next = await started.app.inject('/');
  expect(next.body).toContain('Number 2.');
  expect(next.headers['content-security-policy']).toContain('sha256-2=');
});

const switches = triesAll ? 20 : 8;

test('in many switches beside a loop of requests none fails and none is of two versions', async () => {
  const { app, live, publish } = await startPublished();
  await publish(0);
  await live.look();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const following = live.follow();
  const seen = new Set<string>();
  const faults: string[] = [];
  const ask = async (path: string) => {
    const answer = await fetch(url + path, { headers: { 'accept-encoding': 'br' } });
    if (answer.status !== 200) faults.push(`${path} ${answer.status}`);
    return { body: await answer.text(), policy: answer.headers.get('content-security-policy') ?? '' };
  };
  let isOver = false;
  const loop = async () => {
    while (!isOver) {
      const { body, policy } = await ask('/');
      const number = /Number (\d+)\./.exec(body)?.[1] ?? 'none';
      seen.add(number);
      if (!policy.includes(`'sha256-${number}='`)) faults.push(`page ${number}, ${policy}`);
      await ask(`/assets/app-${number}.js`);
      await ask('/img/river.png');
    }
  };
  const loops = [loop(), loop()];
  for (let number = 1; number <= switches; number += 1) {
    await publish(number);
    // The first ones are found by following alone.
    if (number > 2) await live.look();
    await waitUntil(`number ${number}`, () => seen.has(String(number)));
  }
  isOver = true;
  await Promise.all(loops);
  following.stop();
  expect(faults).toEqual([]);
  expect(seen.size).toBe(switches + 1);
});

test('the same site again makes no version, and another day is noted all the same', async () => {
  const dataDir = newDataDir();
  const { publish } = publisher(dataDir);
  const { version } = await publish(1);
  expect(await publish(1, '2026-11-28')).toMatchObject({ version, changedPages: [] });
  expect(await readPointer(dataDir)).toEqual({ version, day: '2026-11-28' });
  expect(readdirSync(versionsFolder(dataDir))).toEqual([version]);
});

test('five versions stay, and for a minute those that were just replaced', async () => {
  const dataDir = newDataDir();
  const { publish, clock } = publisher(dataDir);
  for (let number = 1; number <= 8; number += 1) await publish(number);
  expect(readdirSync(versionsFolder(dataDir))).toHaveLength(8);
  clock.now += 2 * MINUTE_MS;
  const { version } = await publish(9);
  // The eighth was replaced only now.
  expect(readdirSync(versionsFolder(dataDir))).toHaveLength(5);
  expect(readdirSync(versionsFolder(dataDir)).sort().at(-1)).toBe(version);
});

test('a clock that was set back does not confuse the order of versions', async () => {
  const dataDir = newDataDir();
  const { publish, clock } = publisher(dataDir);
  const first = await publish(1);
  clock.now -= 5 * DAY_MS;
  const second = await publish(2);
  expect(second.version > first.version).toBe(true);
  expect((await readPointer(dataDir))?.version).toBe(second.version);
});

test('below the floor of free space nothing is published, the site stays, and the next publish works', async () => {
  const dataDir = newDataDir();
  const { publish } = publisher(dataDir);
  const { version } = await publish(1);
  const diskSpace = async () => ({ freeBytes: 1_000_100, totalBytes: 10_000_000, floorBytes: 1_000_000 });
  await expect(publish(2, '2026-11-27', { diskSpace })).rejects.toMatchObject({
    code: 'site-storage-full',
    message: expect.stringContaining('the site stays as it was'),
  });
  expect((await readPointer(dataDir))?.version).toBe(version);
  expect(readdirSync(join(dataDir, 'site')).sort()).toEqual(['current', 'versions']);
  expect((await publish(2)).version).not.toBe(version);
});

test('two publishes at once: the second is told, and may try again', async () => {
  const dataDir = newDataDir();
  const { publish } = publisher(dataDir);
  await publish(1);
  const release = holdPublishing(dataDir);
  await expect(publish(2)).rejects.toMatchObject({ code: 'publish-in-progress' });
  release?.();
  expect((await publish(2)).changedPages).toEqual(['/']);
});

test('what a killed publish left is removed by the next one', async () => {
  const dataDir = newDataDir();
  const { publish } = publisher(dataDir);
  await publish(1);
  const site = join(dataDir, 'site');
  mkdirSync(join(site, 'next-of-the-dead/pages'), { recursive: true });
  mkdirSync(join(versionsFolder(dataDir), '20991231T000000000Z-0123456789ab'));
  const { version } = await publish(2);
  expect(readdirSync(site).sort()).toEqual(['current', 'versions']);
  expect(readdirSync(versionsFolder(dataDir))).toHaveLength(2);
  expect((await readPointer(dataDir))?.version).toBe(version);
});

test('a pointer that is damaged leaves the site as it is, is logged, and is mended by the next publish', async () => {
  const { app, live, publish, dataDir, log } = await startPublished();
  await publish(1);
  await live.look();
  writeFileSync(join(dataDir, 'site/current'), '{"version":"../../secret"}');
  expect(await live.look()).toBe(false);
  expect(log()).toContain('published-site-unreadable');
  expect((await app.inject('/')).body).toContain('Number 1.');
  await publish(2);
  await live.look();
  expect((await app.inject('/')).body).toContain('Number 2.');
});

test('a version is sent in the form that its publish compressed', async () => {
  const { app, live, publish, dataDir } = await startPublished();
  const { version } = await publish(1);
  await live.look();
  const answer = await app.inject({ url: '/', headers: { 'accept-encoding': 'br' } });
  const served = (await readVersion(versionFolder(dataDir, version)))?.served['pages/index.html'];
  const form = readFileSync(join(versionFolder(dataDir, version), 'compressed', `${served}.br`));
  expect(answer.rawPayload.equals(form)).toBe(true);
});

test('a better form that was made after the version became live is what the server sends', async () => {
  const { live, config } = await startApp();
  const { publish, deps } = publisher(config.dataDir);
  const { version } = await publish(1);
  await live.look();
  const page = live.site.pages.get('/');
  const body = page?.body ?? Buffer.alloc(0);
  const other = await promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } });
  expect((await page?.encoded('br'))?.equals(other)).toBe(false);
  writeFileSync(join(versionFolder(deps.dataDir, version), 'compressed', `${page?.etag}.br`), other);
  // As the publish says it.
  const pointer = join(deps.dataDir, 'site/current');
  writeFileSync(`${pointer}.next`, readFileSync(pointer));
  renameSync(`${pointer}.next`, pointer);
  expect(await live.look()).toBe(false);
  expect((await page?.encoded('br'))?.equals(other)).toBe(true);
});

test('a publish that is killed once it is live leaves its compression to be improved by the next', async () => {
  const dataDir = newDataDir();
  const { publish } = publisher(dataDir);
  await publish(1);
  const killed = () => {
    throw new Error('killed');
  };
  await expect(publish(2, '2026-11-27', { onLive: killed })).rejects.toThrow('killed');
  const id = (await readPointer(dataDir))?.version ?? '';
  const folder = versionFolder(dataDir, id);
  expect(existsSync(join(folder, 'quick-forms.json'))).toBe(true);
  expect(await publish(2)).toMatchObject({ version: id, changedPages: [] });
  expect(existsSync(join(folder, 'quick-forms.json'))).toBe(false);
  const served = (await readVersion(folder))?.served['pages/index.html'];
  const sent = asServed(
    'index.html',
    readFileSync(join(folder, 'pages/index.html')),
    'http://localhost:3000',
  );
  const best = await compress(sent, 'gzip');
  expect(readFileSync(join(folder, 'compressed', `${served}.gzip`)).equals(best)).toBe(true);
});
