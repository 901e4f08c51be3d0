import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { COMPRESSED_FOLDER, compressedName } from '@rivermark/contracts/served-files';
import { waitUntil } from '@rivermark/testkit/wait-until';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { compressPages } from '../src/site/compress-pages.ts';
import { loadSite } from '../src/site/load-site.ts';
import { precompressed } from '../src/site/precompressed.ts';
import { temporaryFolder } from './start-app.ts';
import { writeTinySite } from './tiny-site.ts';

const ADDRESS = 'https://rivermark.example';

/** The tiny site, and its home page as it is sent. */
async function prepared() {
  const folder = temporaryFolder();
  const site = join(folder, 'site');
  writeTinySite(site);
  const kept = join(folder, 'kept');
  const load = () =>
    loadSite(site, {
      publicUrl: ADDRESS,
      marksSamples: false,
      forms: precompressed(() => [join(site, COMPRESSED_FOLDER)], { kept }),
    });
  const home = async () => {
    const page = (await load()).pages.get('/');
    if (!page) throw new Error('The tiny site has no home page');
    return page;
  };
  const { body, etag } = await home();
  const name = compressedName(etag, 'br');
  // No compression of ours: to be told from it.
  const other = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } });
  return { built: join(site, COMPRESSED_FOLDER), kept, load, home, body, name, other };
}

test('a form that the build made is sent as it lies there, and none is made', async () => {
  const { built, kept, home, name, other } = await prepared();
  mkdirSync(built);
  writeFileSync(join(built, name), other);
  expect((await (await home()).encoded('br')).equals(other)).toBe(true);
  expect(() => readdirSync(kept)).toThrow('ENOENT');
});

test.each([
  ['cut off', (other: Buffer) => other.subarray(0, -3)],
  ['of another content', () => brotliCompressSync('another')],
  ['empty', () => Buffer.alloc(0)],
])('a form that is %s is made anew', async (_, damage) => {
  const { built, home, body, name, other } = await prepared();
  mkdirSync(built);
  writeFileSync(join(built, name), damage(other));
  expect(brotliDecompressSync(await (await home()).encoded('br')).equals(body)).toBe(true);
});

test('what the build did not make for this address is made once and kept for the next start', async () => {
  const { kept, home, name, other } = await prepared();
  const made = await (await home()).encoded('br');
  expect(readFileSync(join(kept, name)).equals(made)).toBe(true);
  writeFileSync(join(kept, name), other);
  expect((await (await home()).encoded('br')).equals(other)).toBe(true);
});

test('where nothing can be kept, pages come all the same', async () => {
  const { kept, home, body } = await prepared();
  writeFileSync(kept, 'no folder');
  expect(brotliDecompressSync(await (await home()).encoded('br')).equals(body)).toBe(true);
});

test('after a start every page is brought into its form, and forms of earlier contents go', async () => {
  const { kept, load } = await prepared();
  mkdirSync(kept);
  writeFileSync(join(kept, compressedName('of-an-earlier-page-123', 'br')), 'old');
  const site = await load();
  compressPages(site, kept, pino({ enabled: false }));
  const pages = [...site.pages.values(), site.notFound];
  const names = pages.map(({ etag }) => compressedName(etag, 'br')).sort();
  await waitUntil('all pages', () => readdirSync(kept).sort().join() === names.join());
});

test('what stops that is said in the log', async () => {
  const { kept, load } = await prepared();
  mkdirSync(join(kept, 'a-folder.of-nobody'), { recursive: true });
  const lines: string[] = [];
  compressPages(await load(), kept, pino({ base: null }, { write: (line: string) => void lines.push(line) }));
  await waitUntil('its line', () => lines.some((line) => line.includes('from here on pages are compressed')));
});
