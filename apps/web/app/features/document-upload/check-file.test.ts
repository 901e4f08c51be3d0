import {
  documentMessages,
  documentSpecOf,
  documentTypes,
  MAX_DOCUMENT_BYTES,
} from '@rivermark/contracts/documents';
import { expect, test } from 'vitest';
import { checkChoice, checkFile, typeOfContent } from './check-file.ts';

const heads = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d, 0x31, 0x2e, 0x37],
  jpeg: [0xff, 0xd8, 0xff, 0xe1],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  zip: [0x50, 0x4b, 0x03, 0x04],
} as const;

const fileOf = (name: string, head: readonly number[], type = '', bytes = 64) =>
  new File([new Uint8Array(head), new Uint8Array(bytes)], name, { type });
const pdfOnly = documentSpecOf('creditReport').accepts;
const tooLarge = { fault: documentMessages.tooLarge };
const wrongType = { fault: documentMessages.wrongType };

test.each([
  ['application/pdf', heads.pdf],
  ['image/jpeg', heads.jpeg],
  ['image/png', heads.png],
  [undefined, heads.zip],
  [undefined, []],
  ['application/pdf', [0xef, 0xbb, 0xbf, ...heads.pdf]],
  [undefined, [...Array<number>(1024).fill(0x20), ...heads.pdf]],
  [undefined, heads.png.slice(0, 7)],
] as const)('%s begins so', (type, head) => {
  expect(typeOfContent(new Uint8Array(head))).toBe(type);
});

test.each([
  ['scan.PDF', heads.pdf, 'application/pdf'],
  ['front.jpg', heads.jpeg, 'image/jpeg'],
  ['front.JPEG', heads.jpeg, 'image/jpeg'],
  ['front.png', heads.png, 'image/png'],
  // Renamed by someone: the content decides what it is sent as.
  ['front.jpg', heads.png, 'image/png'],
])('%s is taken and says what it holds', async (name, head, type) => {
  const checked = await checkFile(fileOf(name, head, 'application/octet-stream'), documentTypes);
  expect(checked).toMatchObject({ file: { name, type } });
});

test.each([
  ['a picture where only PDF is taken', 'statement.jpg', heads.jpeg],
  ['a picture that is called a PDF', 'statement.pdf', heads.jpeg],
  ['a PDF that is called something else', 'statement.docx', heads.pdf],
  ['a name without an ending', 'statement', heads.pdf],
  ['an archive', 'statement.pdf', heads.zip],
])('%s is the wrong type', async (_, name, head) => {
  expect(await checkFile(fileOf(name, head, 'application/pdf'), pdfOnly)).toEqual(wrongType);
});

test('an empty file is the wrong type', async () => {
  expect(await checkFile(new File([], 'empty.pdf', { type: 'application/pdf' }), pdfOnly)).toEqual(wrongType);
});

test('the limit is 10 MB to the byte', async () => {
  const filling = MAX_DOCUMENT_BYTES - heads.pdf.length;
  expect(await checkFile(fileOf('a.pdf', heads.pdf, '', filling), pdfOnly)).toHaveProperty('file');
  expect(await checkFile(fileOf('a.pdf', heads.pdf, '', filling + 1), pdfOnly)).toEqual(tooLarge);
});

test('a file that cannot be read is said to be so', async () => {
  const gone = Object.assign(fileOf('a.pdf', heads.pdf), {
    slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) }),
  });
  expect(await checkFile(gone, pdfOnly)).toEqual({
    fault: { description: 'This file cannot be read. Please choose it again, or another one.' },
  });
});

test('two pictures are combined; of other files the first counts, and a bad second one is refused', async () => {
  const front = fileOf('front.jpg', heads.jpeg);
  const back = fileOf('back.png', heads.png);
  const scan = fileOf('scan.pdf', heads.pdf);
  const both = fileOf('front.pdf', heads.pdf);
  const combined: string[][] = [];
  const chosen = (...files: File[]) =>
    checkChoice(files, documentTypes, async (...sides) => {
      combined.push(sides.map(({ name }) => name));
      return both;
    });
  expect(await chosen(front, back)).toEqual({ file: both });
  expect(combined).toEqual([['front.jpg', 'back.png']]);
  expect(await chosen(front)).toMatchObject({ file: { name: 'front.jpg' } });
  expect(await chosen(scan, back)).toMatchObject({ file: { name: 'scan.pdf' } });
  expect(await chosen(front, scan)).toEqual(wrongType);
  expect(await chosen(front, fileOf('back.zip', heads.zip))).toEqual(wrongType);
  expect(await chosen(fileOf('front.zip', heads.zip), back)).toEqual(wrongType);
  const broken = () => Promise.reject(new Error('cannot be decoded'));
  expect(await checkChoice([front, back], documentTypes, broken)).toMatchObject({
    fault: { description: expect.stringContaining('cannot be read') },
  });
});
