import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { takePhoto } from './take-photo.ts';

const photoOf = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#345' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

const refused: readonly [what: string, made: () => Buffer | Promise<Buffer>, said: RegExp][] = [
  ['a HEIC picture', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), /HEIC.*Most Compatible/],
  ['a drawing with scripts', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /no picture/],
  ['a text', () => Buffer.from('hello'), /no picture/],
  ['a small photo', () => photoOf(200, 300), /too small: 300 × 200 pixels/],
];

test.each(refused)('%s is refused in words', async (_what, made, said) => {
  const folder = mkdtempSync(join(tmpdir(), 'rivermark-photo-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const from = join(folder, 'uploaded');
  writeFileSync(from, await made());
  expect((await takePhoto(from, folder, 0)).fault).toMatch(said);
});
