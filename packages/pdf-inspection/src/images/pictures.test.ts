import { buildPdf, pageObjects } from '@rivermark/testkit/pdf';
import { buildJpeg, buildPng, jpegSegment } from '@rivermark/testkit/pictures';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { damage, verdictOf } from '../verdict-of.ts';

const codeOf = (bytes: Buffer) => verdictOf(bytes).code;
const with_ = (bytes: Buffer, ...more: (Buffer | string)[]) =>
  Buffer.concat([
    bytes,
    ...more.map((each) => (typeof each === 'string' ? Buffer.from(each, 'latin1') : each)),
  ]);

const pixels = Buffer.alloc(300 * 200 * 3);
for (let i = 0; i < pixels.length; i += 1) pixels[i] = (i * 7919) % 251;
const picture = () => sharp(pixels, { raw: { width: 300, height: 200, channels: 3 } });

/** The record that ends a ZIP archive with nothing in it. */
const zipEnd = `PK\x05\x06${'\0'.repeat(18)}`;

function samsungTrailer(note = 'Image_UTC_Data1500000000000'): string {
  const word = (value: number) => String.fromCharCode(value & 255, value >> 8, 0, 0);
  const block = `\0\0\x01\x0a\x0e\0\0\0${note}`;
  const directory = `SEFH${word(107)}${word(1)}\0\0\x01\x0a${word(block.length)}${word(block.length)}`;
  return `${block}${directory}${word(directory.length)}SEFT`;
}

describe('sound pictures pass', () => {
  test.each([
    ['a baseline JPEG', () => picture().jpeg()],
    ['a progressive JPEG', () => picture().jpeg({ progressive: true })],
    [
      'a JPEG with Exif',
      () =>
        picture()
          .jpeg()
          .withExif({ IFD0: { Make: 'Camera', Copyright: 'x'.repeat(3000) } }),
    ],
    ['a JPEG with a profile', () => picture().jpeg().withIccProfile('p3')],
    ['a CMYK JPEG', () => picture().toColourspace('cmyk').jpeg()],
    ['a gray JPEG', () => picture().grayscale().jpeg()],
    ['a PNG', () => picture().png()],
    ['a PNG with a palette', () => picture().png({ palette: true })],
    ['an interlaced PNG with a profile', () => picture().png({ progressive: true }).withIccProfile('srgb')],
  ])('%s', async (_name, make) => {
    expect(codeOf(await make().toBuffer())).toBeUndefined();
  });

  test('restart markers, fill bytes, several scans and a few stray bytes', () => {
    const jpeg = buildJpeg({
      segments: [Buffer.from([0, 0, 0xff, 0xff]), jpegSegment(0xfe, Buffer.from('note'))],
    });
    const restarts = with_(jpeg.subarray(0, -2), '\xff\xd0abc\xff\xd1', jpegSegment(0xc4, Buffer.alloc(20)));
    expect(codeOf(with_(restarts, jpegSegment(0xda, Buffer.alloc(6)), 'more\xff\xff\xd9'))).toBeUndefined();
  });

  test.each([
    ['zeros', '\0'.repeat(5000)],
    ['a line end', '\r\n'],
    ['fill bytes', '\xff'.repeat(100)],
    [
      'further pictures, as cameras append',
      with_(buildJpeg({ width: 160 }), '\0\0', buildJpeg({ width: 1920 })),
    ],
    ['a Galaxy phone’s notes', samsungTrailer()],
  ])('%s after a JPEG', (_name, more) => {
    expect(codeOf(with_(buildJpeg(), more))).toBeUndefined();
  });
});

describe('too many pixels', () => {
  test('100 megapixels pass, more do not', () => {
    expect(codeOf(buildJpeg({ width: 10_000, height: 10_000 }))).toBeUndefined();
    expect(codeOf(buildJpeg({ width: 10_000, height: 10_001 }))).toBe('picture-too-large');
    expect(codeOf(buildJpeg({ width: 10_000, height: 10_001, frame: 0xc2 }))).toBe('picture-too-large');
    expect(codeOf(buildPng(8, 8, { width: 10_000, height: 10_000 }))).toBeUndefined();
    expect(codeOf(buildPng(8, 8, { width: 0x7fffffff, height: 0x7fffffff }))).toBe('picture-too-large');
  });

  test('in a picture behind the picture too', () => {
    expect(codeOf(with_(buildJpeg(), buildJpeg({ width: 60_000, height: 60_000 })))).toBe(
      'picture-too-large',
    );
  });

  test('a picture that says no size', () => {
    expect(codeOf(buildJpeg({ height: 0 }))).toBe('picture-without-size');
    expect(codeOf(buildPng(8, 8, { width: 0, height: 8 }))).toBe('picture-without-size');
  });
});

describe('what is refused as damaged', () => {
  const jpeg = buildJpeg();
  const png = buildPng();
  const flipped = Buffer.from(png);
  flipped[45] = (flipped[45] ?? 0) ^ 1;
  test.each([
    ['a JPEG cut off in its scan', jpeg.subarray(0, -10)],
    ['a JPEG cut off in a segment', jpeg.subarray(0, 15)],
    ['a JPEG without a frame', with_(jpeg.subarray(0, 20), '\xff\xd9')],
    ['a segment of one byte', with_(jpeg.subarray(0, 20), '\xff\xe1\0\x01')],
    ['long stray bytes', with_(jpeg.subarray(0, 20), 'x'.repeat(1100), jpeg.subarray(20))],
    ['a ZIP archive behind a JPEG', with_(jpeg, 'PK\x03\x04 and so on', zipEnd)],
    ['a script behind a JPEG', with_(jpeg, '*/alert(1)')],
    ['a web page behind a JPEG', with_(jpeg, '\n<html>')],
    ['a PDF behind a JPEG', with_(jpeg, buildPdf(pageObjects()))],
    [
      'a PDF at the start of a JPEG',
      buildJpeg({ segments: [jpegSegment(0xfe, Buffer.from('%PDF-1.4 1 0 obj'))] }),
    ],
    [
      'an archive’s end in a JPEG’s comment',
      buildJpeg({ segments: [jpegSegment(0xfe, Buffer.from(zipEnd, 'latin1'))] }),
    ],
    ['a video behind a JPEG', with_(jpeg, '\0\0\0\x18ftypmp42', Buffer.alloc(100_000, 1))],
    ['a script in a Galaxy phone’s notes', with_(jpeg, samsungTrailer('<script>alert(1)</script>'))],
    ['a PNG cut off', png.subarray(0, -4)],
    ['a PNG with a flipped bit', flipped],
    ['a PNG that does not begin with its header', with_(png.subarray(0, 8), png.subarray(33))],
    ['a PNG without data', with_(png.subarray(0, 33), png.subarray(-12))],
    ['something behind a PNG', with_(png, 'PK\x03\x04')],
    ['a picture behind a PNG', with_(png, buildJpeg())],
  ])('%s', (_name, bytes) => {
    expect(codeOf(bytes)).toMatch(damage);
  });

  test('a motion photo’s video is named', () => {
    expect(verdictOf(with_(jpeg, '\0\0\0\x18ftypmp42'))).toMatchObject({
      code: 'foreign-behind-picture',
      found: 'video',
    });
  });
});
