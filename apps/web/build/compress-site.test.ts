import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { ORIGIN_PLACEHOLDER } from '@rivermark/contracts/built-site';
import { asServed, COMPRESSED_FOLDER, compressedName, contentHash } from '@rivermark/contracts/served-files';
import { expect, onTestFinished, test } from 'vitest';
import { compressSite } from './compress-site.ts';

const ADDRESS = 'https://rivermark.example';

function smallSite() {
  const folder = mkdtempSync(join(tmpdir(), 'rivermark-compressed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const site = join(folder, 'site');
  mkdirSync(join(site, 'pages'), { recursive: true });
  mkdirSync(join(site, 'public/img'), { recursive: true });
  writeFileSync(
    join(site, 'pages/index.html'),
    `<link href="${ORIGIN_PLACEHOLDER}/">${'<p>River. '.repeat(50)}`,
  );
  writeFileSync(join(site, 'public/app.js'), 'console.info("river")');
  writeFileSync(join(site, 'public/img/river.webp'), 'RIFF');
  return { site, cache: join(folder, 'cache'), output: join(site, COMPRESSED_FOLDER) };
}

test('every page and text of the site lies beside it as it is sent, in three forms; pictures do not', async () => {
  const { site, cache, output } = smallSite();
  await compressSite(site, cache, ADDRESS);
  const expand = { br: brotliDecompressSync, zstd: zstdDecompressSync, gzip: gunzipSync };
  for (const file of ['pages/index.html', 'public/app.js']) {
    const sent = asServed(file, readFileSync(join(site, file)), ADDRESS);
    expect(sent.includes(ORIGIN_PLACEHOLDER)).toBe(false);
    for (const form of ['br', 'zstd', 'gzip'] as const) {
      const bytes = readFileSync(join(output, compressedName(contentHash(sent), form)));
      expect(expand[form](bytes).equals(sent)).toBe(true);
    }
  }
  expect(readdirSync(output)).toHaveLength(6);
});

test('what was compressed before is taken from the cache', async () => {
  const { site, cache, output } = smallSite();
  await compressSite(site, cache, ADDRESS);
  const [name = ''] = readdirSync(cache);
  writeFileSync(join(cache, name), 'of before');
  rmSync(output, { recursive: true });
  await compressSite(site, cache, ADDRESS);
  expect(readFileSync(join(output, name), 'utf8')).toBe('of before');
  expect(readdirSync(cache)).toHaveLength(6);
});
