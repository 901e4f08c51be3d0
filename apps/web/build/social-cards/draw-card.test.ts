import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fixtureContent } from '@rivermark/content/fixtures';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { sourceFrom } from '../images/source.ts';
import { drawCard } from './draw-card.ts';

const folder = mkdtempSync(join(tmpdir(), 'rivermark-cards-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const corner = (background: string) => ({
  create: { width: 80, height: 80, channels: 3 as const, background },
});

test.each([
  ['a picture that lies', 1600, 1200],
  ['a wide one', 1920, 1080],
  ['one that stands', 1200, 1600],
])('%s is on its card to its four corners', async (_, width, height) => {
  const file = join(folder, `${width}.png`);
  await sharp({ create: { width, height, channels: 3, background: '#808080' } })
    .composite([
      { input: corner('#ff0000'), left: 0, top: 0 },
      { input: corner('#00ff00'), left: width - 80, top: 0 },
      { input: corner('#0000ff'), left: 0, top: height - 80 },
      { input: corner('#ffff00'), left: width - 80, top: height - 80 },
    ])
    .png()
    .toFile(file);
  const source = await sourceFrom(file, {
    file,
    alt: 'Four corners',
    focus: { x: 0.5, y: 0.5 },
    illustration: true,
  });
  const card = await drawCard(fixtureContent(), source, {
    title: 'Downtown Jacksonville',
    line: 'Two riverbanks',
  });
  const { data, info } = await sharp(card).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1200, 630]);
  const found = new Set<string>();
  for (let at = 0; at < data.length; at += 3) {
    const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
    if (Math.max(r, g, b) > 230 && Math.min(r, g, b) < 40)
      found.add([r, g, b].map((value) => (value > 128 ? 1 : 0)).join(''));
  }
  expect([...found].sort()).toEqual(['001', '010', '100', '110']);
});

test('the longest words that pages have find room beside the picture', async () => {
  const file = join(folder, 'plain.png');
  await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#808080' } })
    .png()
    .toFile(file);
  const source = await sourceFrom(file, { file, alt: 'Grey', focus: { x: 0.5, y: 0.5 }, illustration: true });
  await expect(
    drawCard(fixtureContent(), source, {
      title: 'Frequently Asked Questions',
      line: 'Homes on the St. Johns, in the historic districts and along the Atlantic, from downtown to Ponte Vedra Beach.',
    }),
  ).resolves.toBeInstanceOf(Buffer);
});
