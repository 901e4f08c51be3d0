import { execFile, execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fixtureFolder } from '@rivermark/content/fixtures';
import { compress } from '@rivermark/contracts/served-files';
import { compileCache } from '@rivermark/testkit/compile-cache';
import { triesAll } from '@rivermark/testkit/every-case';
import { fileOf } from '@rivermark/testkit/server-programs';
import { smallDisk } from '@rivermark/testkit/small-disk';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { buildSites, TESTED_SITE } from '../../../e2e/build-sites.ts';
import { readPlaces } from '../src/config.ts';
import { drawContent } from '../src/publishing/draw-content.ts';
import { publish } from '../src/publishing/publish.ts';
import { publishedInWords } from '../src/publishing/published-in-words.ts';
import { rendererPlaces } from '../src/publishing/renderer-places.ts';
import { republishing } from '../src/publishing/run-publish.ts';
import { liveSource, readPointer, versionFolder } from '../src/site/published-version.ts';
import { followContent } from '../src/start/built-content.ts';
import { drawIfMissing } from '../src/start/follow-content-versions.ts';
import { openPublisher } from '../src/start/open-publisher.ts';
// The best compression of whole sites would take most of the time here.
import { restoreCompression } from './cheap-compression.ts';
import { contentPublisher, textsIn } from './content-publisher.ts';
import { publisher as numberedPublisher } from './published-site.ts';
import { startApp, startServer, temporaryFolder } from './start-app.ts';
import { putEmptyDatabase } from './stores-of-run.ts';

/** Node's options for the program that publishes. */
const cheaply = `--import=${join(import.meta.dirname, 'cheap-compression.ts')}`;

const bungalow = 'content/homes/riverside-bungalow.yaml';
const mediterranean = 'content/homes/ortega-mediterranean.yaml';

/** A copy of the content with two of its homes, to be edited. */
function copyOfContent(source = temporaryFolder()) {
  cpSync(fixtureFolder('specification'), source, { recursive: true });
  const homes = join(source, 'content/homes');
  for (const name of readdirSync(homes))
    if (![bungalow, mediterranean].includes(`content/homes/${name}`)) rmSync(join(homes, name));
  return {
    source,
    edit(file: string, from: string, to: string) {
      const path = join(source, file);
      const text = readFileSync(path, 'utf8');
      expect(text).toContain(from);
      writeFileSync(path, text.replace(from, to));
    },
  };
}

const publishFrom = (source: string, dataDir: string) =>
  publish(
    {
      dataDir,
      // As the tested site is served, whose compressed forms are taken.
      servedAs: () => ({ publicUrl: 'http://localhost:3000', marksSamples: false }),
      program: 'test',
      clock: Date.now,
    },
    drawContent({
      source,
      places: rendererPlaces(dataDir),
      now: Date.parse('2026-11-22T12:00:00Z'),
      check: () => {},
      compressed: join(TESTED_SITE, 'compressed'),
      say: () => {},
      quickPhotos: false,
    }),
  );

/** A data directory in which the content was published once: most tests begin with a copy. */
const published = mkdtempSync(join(tmpdir(), 'rivermark-published-'));
let first: Awaited<ReturnType<typeof publishFrom>>;
beforeAll(async () => {
  buildSites(['tested site']);
  first = await publishFrom(copyOfContent(join(published, 'source')).source, published);
});
afterAll(() => {
  restoreCompression();
  rmSync(published, { recursive: true, force: true });
});

/** The published content, and what publishes changes of it. */
function publisher() {
  const dataDir = join(temporaryFolder(), 'data');
  putEmptyDatabase(dataDir);
  // By links, as one version shares its files with the next.
  execFileSync('cp', ['-al', join(published, 'site'), dataDir]);
  const content = copyOfContent();
  return { dataDir, ...content, publish: (from = content.source) => publishFrom(from, dataDir) };
}

const priceOnDesk = (dataDir: string) =>
  followContent(dataDir, TESTED_SITE)().homes.find(({ id }) => id === 'riverside-bungalow')?.price;

test('a changed price and a new photo are live without a restart, on the pages that show them and on the desk; a home whose file is gone without a word is named', async () => {
  const { dataDir, ...site } = publisher();
  const { app, live } = await startApp({ DATA_DIR: dataDir });
  expect(first.changedPages).toHaveLength(first.pages);
  site.edit(bungalow, 'price: 895000', 'price: 879000');
  const photo = sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#7a8ea0' } });
  mkdirSync(join(site.source, 'photos'), { recursive: true });
  await photo.jpeg().toFile(join(site.source, 'photos/riverside-bungalow.jpg'));
  writeFileSync(join(site.source, 'photos/riverside-bungalow.txt'), 'The porch in the morning.');
  rmSync(join(site.source, mediterranean));
  const changed = await site.publish();
  expect(changed.changedPages).toContain('/properties/riverside-bungalow');
  expect(changed.changedPages).toContain('/properties');
  expect(changed.changedPages).not.toContain('/faq');
  expect(changed.lostPages).toEqual(['/properties/ortega-mediterranean', '/h/3']);
  const words = publishedInWords(changed, 1000);
  expect(words).toContain('/properties/ortega-mediterranean is no longer on the site');
  expect(words).toContain(
    '/h/3 may stand on paper and leads nowhere now. Put the file of its home back, with status: withdrawn',
  );
  expect(await live.look()).toBe(true);
  const page = await app.inject('/properties/riverside-bungalow');
  expect(page.body).toContain('$879,000');
  expect(page.body).toContain('The porch in the morning.');
  // Quick forms stand there for moments only.
  const stored = live.site.pages.get('/properties/riverside-bungalow');
  const best = await compress(stored?.body ?? Buffer.alloc(0), 'br');
  expect((await stored?.encoded('br'))?.equals(best)).toBe(true);
  expect(priceOnDesk(dataDir)).toBe(879_000);
});

test('a home whose file is renamed leads on from its old address; a letter that no page had before is in the next typefaces', async () => {
  const { dataDir, ...site } = publisher();
  const facesIn = (page: string) =>
    [...page.matchAll(/\/assets\/(?:figtree|marcellus)-\w+\.woff2/g)].map(([face]) => face);
  const before = facesIn(
    readFileSync(join(versionFolder(dataDir, first.version), 'pages/index.html'), 'utf8'),
  );
  expect(before.length).toBeGreaterThan(0);
  renameSync(join(site.source, bungalow), join(site.source, 'content/homes/porch-house.yaml'));
  site.edit('content/homes/porch-house.yaml', 'beds:', 'formerly:\n  - riverside-bungalow\nbeds:');
  site.edit('content/homes/porch-house.yaml', 'name: Riverside Bungalow', 'name: Riverside Bungalow Õ');
  expect((await site.publish()).lostPages).toEqual([]);
  const { app } = await startApp({ DATA_DIR: dataDir });
  const answer = await app.inject('/properties/riverside-bungalow?utm_source=sign');
  expect(answer.statusCode).toBe(301);
  expect(answer.headers.location).toBe('/properties/porch-house?utm_source=sign');
  const after = facesIn((await app.inject('/')).body);
  expect(after).not.toEqual(before);
  for (const face of after) expect((await app.inject(face)).statusCode).toBe(200);
});

test('a fault in the content stops a publish with file, line and field; the old site stays, and is drawn again from its own copy', async () => {
  const { dataDir, ...site } = publisher();
  const before = await readPointer(dataDir);
  site.edit(bungalow, 'price: 895000', 'price: 1');
  site.edit(bungalow, 'beds:', 'bed:');
  await expect(site.publish()).rejects.toMatchObject({
    code: 'faulty-content',
    message: expect.stringMatching(/riverside-bungalow\.yaml, line \d+, bed: .*Did you mean beds\?/),
  });
  expect(await readPointer(dataDir)).toEqual(before);
  const { changedPages } = await site.publish((await liveSource(dataDir))?.folder);
  expect(changedPages).toEqual([]);
  expect(priceOnDesk(dataDir)).toBe(895_000);
});

/** The content with every sample replaced. */
function makeTrue(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(yaml|md)$/.test(name)) continue;
    const path = join(folder, name);
    const text = readFileSync(path, 'utf8');
    const isTrue = text
      .replace(/^sample: true\n/m, '')
      .replaceAll('sample: true', 'source: A true source')
      .replace(/^(address: .*)Sample/m, '$1Oak');
    writeFileSync(path, isTrue);
  }
  const site = join(folder, 'content/site.yaml');
  writeFileSync(
    site,
    readFileSync(site, 'utf8')
      .replace('Your Agent', 'Marisol Whitfield')
      .replace('Sample Brokerage, LLC', 'Whitfield Realty, LLC')
      .replace('SL0000000', 'SL3141592')
      .replace('904-555-0142', '904-555-0199')
      .replace('agent@rivermark.example', 'marisol@whitfield.example')
      .replaceAll('brokerage.example', 'whitfield.example')
      .replace('100 Sample Street', '12 Riverside Avenue'),
  );
}

test('in production samples are refused, and true content that came otherwise is drawn before they would be shown', async () => {
  const dataDir = join(temporaryFolder(), 'data');
  putEmptyDatabase(dataDir);
  const { source } = copyOfContent();
  const env = {
    ...compileCache,
    PATH: '/usr/sbin:/usr/bin:/sbin:/bin',
    NODE_OPTIONS: cheaply,
    DATA_DIR: dataDir,
    NODE_ENV: 'production',
    PUBLIC_URL: 'http://localhost:3000',
    CAPTURE_MAIL: '1',
  };
  const unexpected = () => expect.unreachable();
  const refusing = await openPublisher({ env, say() {}, onLive: unexpected, onBestPhotos: unexpected });
  await expect(refusing.publishFolder(source, { publishedBy: 'script', basedOn: undefined })).rejects.toThrow(
    'sample identity',
  );
  await refusing.close();
  // As a backup leaves it: content without a site.
  const restored = await startServer({ DATA_DIR: dataDir, DATABASE_URL: '', DOCUMENTS_URL: '' });
  makeTrue(source);
  await contentPublisher(restored).publishTexts(textsIn(source), Date.now());
  await restored.closeDatabase();
  rmSync(join(dataDir, 'site'), { recursive: true });
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  await drawIfMissing(readPlaces(env), republishing(), { error: unexpected });
  const { app } = await startApp({ DATA_DIR: dataDir, DATABASE_URL: '', DOCUMENTS_URL: '' });
  expect((await app.inject('/')).body).toContain('Marisol Whitfield');
});

test('on a disk that is full the command says so with its code, the site stays, and the next one works', async () => {
  const folder = temporaryFolder();
  const disk = await smallDisk(join(folder, 'disk'), 300);
  onTestFinished(disk.end);
  const dataDir = join(folder, 'disk/data');
  const [program = '', ...within] = disk.within;
  const runPublish = () =>
    promisify(execFile)(program, [...within, process.execPath, fileOf('publish'), copyOfContent().source], {
      env: {
        ...compileCache,
        PATH: '/usr/sbin:/usr/bin:/sbin:/bin',
        NODE_OPTIONS: cheaply,
        DATA_DIR: dataDir,
      },
    });
  const live = async () => (await disk.run('cat', join(dataDir, 'site/current'))).trim();
  putEmptyDatabase(join(folder, 'data'));
  await numberedPublisher(join(folder, 'data')).publish(1);
  await disk.run('cp', '-r', join(folder, 'data'), join(folder, 'disk'));
  const before = await live();
  await disk.fill();
  await expect(runPublish()).rejects.toMatchObject({
    stderr: expect.stringMatching(/the site stays as it was.*\(site-storage-full\)/),
  });
  expect(await live()).toBe(before);
  expect((await disk.run('ls', join(dataDir, 'site'))).split('\n').filter(Boolean)).toEqual([
    'current',
    'versions',
  ]);
  // A release also tries it with all of the content; publishing.int.test.ts does with a small site.
  if (!triesAll) return;
  await disk.empty();
  expect((await runPublish()).stdout).toMatch(/pages have changed/);
});
