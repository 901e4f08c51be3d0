import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { everyCase } from '@rivermark/testkit/every-case';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { cutPicture } from './cut-picture.ts';
import { type Source, sourceFrom } from './source.ts';

const folder = mkdtempSync(join(tmpdir(), 'rivermark-photos-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const cache = join(folder, 'cache');
mkdirSync(cache);
/** None of these photos is kept encoded. */
const shelves = { encoded: join(folder, 'encoded'), cache };

const red = { r: 200, g: 40, b: 40 };
const blue = { r: 40, g: 60, b: 200 };
const plain = (width: number, height: number, background: object = red) =>
  sharp({ create: { width, height, channels: 3, background } });
/** Red on the left, blue on the right. */
const halves = (width: number, height: number) =>
  plain(width, height).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: blue } },
      left: width / 2,
      top: 0,
    },
  ]);

const about = { alt: 'A house of brick', focus: { x: 0.5, y: 0.5 }, illustration: false };

function kept(file: string, bytes: Uint8Array): Promise<Source> {
  writeFileSync(join(folder, file), bytes);
  return sourceFrom(join(folder, file), { file, ...about });
}

/** The colour of the pixel at these shares of width and height. */
async function colourAt(source: Source, x: number, y: number): Promise<number[]> {
  const { data, width, height } = await source.open();
  expect(data.length).toBe(width * height * 3);
  const at = (Math.floor(y * height) * width + Math.floor(x * width)) * 3;
  return [...data.subarray(at, at + 3)];
}

const near = (found: readonly number[], { r, g, b }: typeof red, most = 12) =>
  [r, g, b].forEach((value, place) => {
    expect(Math.abs((found[place] ?? 0) - value), `${found} is ${r}, ${g}, ${b}`).toBeLessThanOrEqual(most);
  });

const small = { name: 'riverside', of: 'riverside', ratio: 4 / 3, widths: [480], most: 40_000 };

test('a photo taken with the camera turned is set upright, and nothing of its metadata is left', async () => {
  const bytes = await halves(1600, 1200)
    .withExif({
      IFD0: { Copyright: 'Somebody' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 19/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { exif, orientation } = await sharp(bytes).metadata();
  expect([orientation, exif?.includes('Somebody')]).toEqual([6, true]);
  const source = await kept('turned.jpg', bytes);
  expect([source.width, source.height]).toEqual([1200, 1600]);
  near(await colourAt(source, 0.5, 0.1), red);
  near(await colourAt(source, 0.5, 0.9), blue);
  const { folder: made } = await cutPicture(source, small, shelves);
  for (const file of ['480.avif', '480.webp']) {
    const cut = readFileSync(join(made, file));
    const { exif: left, icc, xmp, iptc, orientation: turned, width, height } = await sharp(cut).metadata();
    expect([left, icc, xmp, iptc, turned]).toEqual([undefined, undefined, undefined, undefined, undefined]);
    expect([width, height]).toEqual([480, 360]);
    expect(cut.includes('Somebody')).toBe(false);
  }
});

describe('every kind of colour becomes sRGB', () => {
  test('CMYK', async () => {
    const bytes = await plain(1200, 900).toColourspace('cmyk').jpeg().toBuffer();
    expect((await sharp(bytes).metadata()).space).toBe('cmyk');
    near(await colourAt(await kept('cmyk.jpg', bytes), 0.5, 0.5), red, 30);
  });

  test('a wide gamut, whose numbers mean other colours', async () => {
    const bytes = await plain(1200, 900).withIccProfile('p3').png().toBuffer();
    const stored = await sharp(bytes, { ignoreIcc: true }).raw().toBuffer();
    expect(Math.abs((stored[0] ?? 0) - red.r)).toBeGreaterThan(8);
    near(await colourAt(await kept('p3.png', bytes), 0.5, 0.5), red, 3);
  });

  test('16 bits', async () => {
    const bytes = await plain(1200, 900).toColourspace('rgb16').png().toBuffer();
    expect((await sharp(bytes).metadata()).depth).toBe('ushort');
    near(await colourAt(await kept('deep.png', bytes), 0.5, 0.5), red, 2);
  });

  test('grey alone', async () => {
    const bytes = await plain(1200, 900, { r: 90, g: 90, b: 90 }).toColourspace('b-w').jpeg().toBuffer();
    expect((await sharp(bytes).metadata()).channels).toBe(1);
    near(await colourAt(await kept('grey.jpg', bytes), 0.5, 0.5), { r: 90, g: 90, b: 90 }, 2);
  });

  test('transparency, which shows the paper', async () => {
    const bytes = await sharp({
      create: { width: 1200, height: 900, channels: 4, background: { ...red, alpha: 0 } },
    })
      .webp()
      .toBuffer();
    near(await colourAt(await kept('clear.webp', bytes), 0.5, 0.5), { r: 255, g: 253, b: 248 }, 2);
  });
});

test('a photo cut short is refused by name, and leaves nothing in the cache', async () => {
  for (const [file, whole] of [
    ['short.jpg', await halves(1600, 1200).jpeg().toBuffer()],
    ['short.png', await halves(1600, 1200).png().toBuffer()],
    ['short.webp', await halves(1600, 1200).webp().toBuffer()],
  ] as const) {
    const source = await kept(file, whole.subarray(0, whole.length * 0.6)).catch((error: Error) => error);
    const before = readdirSync(cache);
    const error =
      source instanceof Error ? source : await cutPicture(source, small, shelves).catch((one: Error) => one);
    expect(error).toBeInstanceOf(Error);
    expect((error as Error).message).toMatch(new RegExp(`^${file}.* broken`));
    expect(readdirSync(cache)).toEqual(before);
  }
});

test('what is no still picture is refused by name, with what it is', async () => {
  const frames = [await plain(1200, 900).png().toBuffer(), await plain(1200, 900, blue).png().toBuffer()];
  const moving = await sharp(frames, { join: { animated: true } })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer();
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')]);
  await expect(kept('moving.webp', moving)).rejects.toThrow(/^moving\.webp is an animation\./);
  await expect(kept('phone.jpg', heic)).rejects.toThrow(/^phone\.jpg is a HEIC picture.*as JPEG/);
  await expect(kept('letter.jpg', Buffer.from('Dear agent'))).rejects.toThrow(/^letter\.jpg is no picture/);
  await expect(kept('sheet.jpg', Buffer.from('%PDF-1.7'))).rejects.toThrow(/^sheet\.jpg is a PDF file/);
  await expect(kept('nothing.jpg', Buffer.alloc(0))).rejects.toThrow(/^nothing\.jpg is empty/);
});

const sizes = [
  { megapixels: 80, width: 10_000, height: 8000 },
  { megapixels: 20, width: 5000, height: 4000 },
] as const;

test.each(everyCase(sizes, [sizes[1]]))(
  '$megapixels megapixels, turned, are made small within 600 MB of memory',
  async ({ width: across, height: down }) => {
    const file = 'large.jpg';
    await plain(across, down).withMetadata({ orientation: 6 }).jpeg().toFile(join(folder, file));
    const program = `
    const { sourceFrom } = await import(${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'source.ts')).href)});
    const source = await sourceFrom(${JSON.stringify(join(folder, file))}, ${JSON.stringify({ file, ...about })});
    const { width, height } = await source.open();
    console.log(JSON.stringify([source.width, source.height, width, height, process.resourceUsage().maxRSS]));`;
    const said = execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
    const [fullWidth, fullHeight, width, height, kilobytes] = JSON.parse(said) as number[];
    expect([fullWidth, fullHeight, width, height]).toEqual([down, across, 2400, 3000]);
    expect(kilobytes).toBeLessThan(600_000);
  },
);

/** Encoding takes as long as there are pixels. */
const least = { ...small, widths: [240] };

/** Random pixels compress worst. */
const noise = (sigma: number) =>
  sharp({
    create: {
      width: 600,
      height: 450,
      channels: 3,
      background: 'grey',
      noise: { type: 'gaussian', mean: 128, sigma },
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer();

test('a heavy picture loses quality until it keeps its budget', async () => {
  const source = await kept('grainy.png', await noise(9));
  const free = await cutPicture(source, { ...least, name: 'free', most: 1_000_000 }, shelves);
  const weight = free.cut.files[0]?.bytes ?? 0;
  const { cut } = await cutPicture(
    source,
    { ...least, name: 'held', most: Math.round(weight * 0.8) },
    shelves,
  );
  const avif = cut.files.find(({ format }) => format === 'avif');
  expect(avif?.quality).toBeLessThan(50);
  expect(avif?.bytes).toBeLessThanOrEqual(weight * 0.8);
});

test('a wish for the least width costs a picture quality if that fulfils it, and nothing if it does not', async () => {
  const source = await kept('wished.png', await noise(9));
  const qualityAt = async (name: string, leastWidthMost: number) => {
    const recipe = { ...small, name, widths: [240, 400], most: 1_000_000, leastWidthMost };
    const { files } = (await cutPicture(source, recipe, shelves)).cut;
    return files.filter(({ format }) => format === 'avif').map(({ quality }) => quality);
  };
  const { bytes = 0 } =
    (await cutPicture(source, { ...least, name: 'wishless' }, shelves)).cut.files[0] ?? {};
  const [first = 50, next] = await qualityAt('fulfilled', Math.round(bytes * 0.8));
  expect(first).toBeLessThan(50);
  expect(next).toBe(50);
  expect(await qualityAt('unfulfilled', 100)).toEqual([50, 50]);
});

test('one that no good quality makes light enough is refused by name', async () => {
  const source = await kept('noise.png', await noise(60));
  await expect(cutPicture(source, { ...least, most: 1000 }, shelves)).rejects.toThrow(
    /^noise\.png is too heavy for a phone: \d+ KB at 240 pixels, where 1 are allowed/,
  );
});
