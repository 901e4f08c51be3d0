import { execFile } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fixtureFolder } from '@rivermark/content/fixtures';
import { compress } from '@rivermark/contracts/served-files';
import { fileOf } from '@rivermark/testkit/server-programs';
import { smallDisk } from '@rivermark/testkit/small-disk';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { buildSites, TESTED_SITE } from '../../../e2e/build-sites.ts';
import { drawContent } from '../src/publishing/draw-content.ts';
import { publish } from '../src/publishing/publish.ts';
import { rendererPlaces } from '../src/publishing/renderer-places.ts';
import { liveSource } from '../src/site/published-version.ts';
import { followContent } from '../src/start/built-content.ts';
import { startApp, temporaryFolder } from './start-app.ts';

const bungalow = 'content/homes/riverside-bungalow.yaml';

beforeAll(() => buildSites(['tested site']));

/** A content of its own, published into the data directory of a running server. */
async function publisher(dataDir: string) {
  const source = temporaryFolder();
  cpSync(fixtureFolder('specification'), source, { recursive: true });
  return {
    source,
    edit(file: string, from: string, to: string) {
      const path = join(source, file);
      const text = readFileSync(path, 'utf8');
      expect(text).toContain(from);
      writeFileSync(path, text.replace(from, to));
    },
    publish: (from = source) =>
      publish(
        {
          dataDir,
          servedAs: { publicUrl: 'http://localhost:3000', marksSamples: true },
          program: 'test',
          clock: Date.now,
        },
        drawContent({
          source: from,
          places: rendererPlaces(dataDir),
          now: Date.parse('2026-11-22T12:00:00Z'),
          check: () => {},
          compressed: join(TESTED_SITE, 'compressed'),
          say: () => {},
          quickPhotos: false,
        }),
      ),
  };
}

test('a changed price is live without a restart, on the pages that name it and on the desk', async () => {
  const { app, live, config } = await startApp();
  const site = await publisher(config.dataDir);
  const first = await site.publish();
  expect(first.changedPages).toHaveLength(first.pages);
  expect(await live.look()).toBe(true);
  site.edit(bungalow, 'price: 895000', 'price: 879000');
  const { changedPages } = await site.publish();
  expect(changedPages).toContain('/properties/riverside-bungalow');
  expect(changedPages).toContain('/properties');
  expect(changedPages).not.toContain('/faq');
  expect(await live.look()).toBe(true);
  const page = await app.inject('/properties/riverside-bungalow');
  expect(page.body).toContain('$879,000');
  // Quick forms stand there for moments only.
  const stored = live.site.pages.get('/properties/riverside-bungalow');
  const best = await compress(stored?.body ?? Buffer.alloc(0), 'br');
  expect((await stored?.encoded('br'))?.equals(best)).toBe(true);
  const { homes } = followContent(config.dataDir, TESTED_SITE)();
  expect(homes.find(({ id }) => id === 'riverside-bungalow')?.price).toBe(879_000);
});

test('a letter that no page had before is in the typefaces of the next publish', async () => {
  const { app, live, config } = await startApp();
  const site = await publisher(config.dataDir);
  await site.publish();
  await live.look();
  const faces = async () =>
    [...(await app.inject('/')).body.matchAll(/\/assets\/(?:figtree|marcellus)-\w+\.woff2/g)].map(
      ([face]) => face,
    );
  const before = await faces();
  site.edit(bungalow, 'name: Riverside Bungalow', 'name: Riverside Bungalow Õ');
  await site.publish();
  await live.look();
  const after = await faces();
  expect(after).not.toEqual(before);
  for (const face of after) expect((await app.inject(face)).statusCode).toBe(200);
});

test('a fault in the content stops a publish with file, line and field, and the old site stays', async () => {
  const { app, live, config } = await startApp();
  const site = await publisher(config.dataDir);
  await site.publish();
  await live.look();
  site.edit(bungalow, 'beds:', 'bed:');
  await expect(site.publish()).rejects.toMatchObject({
    code: 'faulty-content',
    message: expect.stringMatching(/riverside-bungalow\.yaml, line \d+, bed: .*Did you mean beds\?/),
  });
  expect(await live.look()).toBe(false);
  expect((await app.inject('/properties/riverside-bungalow')).statusCode).toBe(200);
});

test('what is live is drawn again from its own copy, though its folder has changed since', async () => {
  const { live, config } = await startApp();
  const site = await publisher(config.dataDir);
  await site.publish();
  site.edit(bungalow, 'price: 895000', 'price: 1');
  const { changedPages } = await site.publish(await liveSource(config.dataDir));
  expect(changedPages).toEqual([]);
  await live.look();
  const { homes } = followContent(config.dataDir, TESTED_SITE)();
  expect(homes.find(({ id }) => id === 'riverside-bungalow')?.price).toBe(895_000);
});

test('on a disk that is full the command says so with its code, the site stays, and the next one works', async () => {
  const folder = temporaryFolder();
  const disk = await smallDisk(join(folder, 'disk'), 300);
  onTestFinished(disk.end);
  const dataDir = join(folder, 'disk/data');
  const { source, edit } = await publisher(dataDir);
  const [program = '', ...within] = disk.within;
  const runPublish = () =>
    promisify(execFile)(program, [...within, process.execPath, fileOf('publish'), source], {
      env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', DATA_DIR: dataDir },
    });
  const live = async () => (await disk.run('cat', join(dataDir, 'site/current'))).trim();
  await runPublish();
  const before = await live();
  await disk.fill();
  edit(bungalow, 'price: 895000', 'price: 879000');
  await expect(runPublish()).rejects.toMatchObject({
    stderr: expect.stringMatching(/the site stays as it was.*\(site-storage-full\)/),
  });
  expect(await live()).toBe(before);
  expect((await disk.run('ls', join(dataDir, 'site'))).split('\n').filter(Boolean)).toEqual([
    'current',
    'versions',
  ]);
  await disk.empty();
  expect((await runPublish()).stdout).toMatch(/pages have changed/);
});
