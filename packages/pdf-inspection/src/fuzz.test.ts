import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { deflateSync } from 'node:zlib';
import { triesAll } from '@rivermark/testkit/every-case';
import { buildPdf, packObjects, pageObjects, streamOf } from '@rivermark/testkit/pdf';
import { buildJpeg, buildPng, jpegSegment } from '@rivermark/testkit/pictures';
import { PDFDocument } from 'pdf-lib';
import { beforeAll, describe, expect, test } from 'vitest';
import { inspectDocument } from './inspect.ts';
import type { Inspection } from './inspection.ts';
import { anyType, verdictOf } from './verdict-of.ts';

/** A small seeded generator, so that a failure can be reproduced. */
function randomFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const latin1 = (text: string) => Buffer.from(text, 'latin1');

/** Words inserted into samples: everything that means something to one of the walkers. */
const words = [
  ...[
    'obj',
    ' 1 0 obj ',
    'endobj',
    'stream\r\n',
    'endstream',
    'trailer <<',
    '<<',
    '>>',
    '[',
    ']',
    '(',
    ')',
    '\\',
  ],
  ...[
    '%',
    '\n',
    '<',
    '>',
    '/JavaScript ',
    '/J#53 (x)',
    '/Launch',
    '/EF <<',
    '/Encrypt 1 0 R',
    '/XFA [',
    '/First 9',
  ],
  ...[
    '/Type /ObjStm',
    '/Filter',
    'startxref 1',
    '%%EOF',
    'PK\x05\x06',
    '\xff\xd8\xff',
    '\xff\xd9',
    '\xff\xda\0\x02',
  ],
  ...['\xff\xc0', 'IEND', 'IDAT', '\0\0\0\0', 'SEFT', '<html>'],
].map(latin1);

/**
 * Made by qpdf: `--object-streams=generate --encrypt '' owner 128`, with and without `--use-aes=y`.
 */
const locked = (name: string) => readFileSync(new URL(`pdf/encryption/samples/${name}.pdf`, import.meta.url));

let samples: readonly Buffer[] = [];
beforeAll(async () => {
  const pdf = await PDFDocument.create();
  pdf.addPage().drawText('Statement');
  const script = '<< /S /JavaScript /JS (x) >>';
  const packed = packObjects(['<< /A (text) /B <41> >>', '[1 2 (x)]', '<< /C /D >> % end']);
  samples = [
    Buffer.from(await pdf.save({ useObjectStreams: true })),
    Buffer.from(await pdf.save({ useObjectStreams: false })),
    buildPdf([...pageObjects('/OpenAction [3 0 R /Fit]'), packed, packed]),
    buildPdf([...pageObjects(), packObjects(['<< /A (text) >>', script])]),
    buildPdf([...pageObjects(), script, '<< /S /Launch >>']),
    buildPdf([...pageObjects('/OpenAction 5 0 R'), '<< /S /URI /URI (java\\163cript:x) >>'], {
      header: '\xef\xbb\xbf%PDF-1.7\n',
    }),
    buildPdf([...pageObjects(), streamOf('', `9 0 % x\n obj ${script}`)]),
    buildPdf([...pageObjects(), packObjects(['1', script], { deflated: false })], {
      trailer: '/Encrypt 9 0 R',
    }),
    buildPdf([...pageObjects(), streamOf('/Filter /FlateDecode', deflateSync('x'.repeat(3000)))], {
      after: '\0\0x',
    }),
    buildJpeg({ segments: [jpegSegment(0xe1, Buffer.alloc(2000, 1))] }),
    Buffer.concat([buildJpeg({ frame: 0xc2 }), Buffer.alloc(50), buildJpeg({ width: 100 })]),
    buildPng(40, 40),
    locked('aes-128-object-streams'),
    locked('rc4-128-object-streams'),
  ];
});

function mutate(source: Buffer, random: (below: number) => number): Buffer {
  let bytes = Buffer.from(source);
  for (let times = random(4); times > 0; times -= 1) {
    const at = random(bytes.length);
    const to = Math.min(bytes.length, at + random(random(2) ? 8 : 600));
    const way = random(5);
    if (way === 0) bytes[at] = random(256);
    else if (way === 1) bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(to)]);
    else if (way === 2) bytes = Buffer.concat([bytes.subarray(0, to), bytes.subarray(at)]);
    else if (way === 3)
      bytes = Buffer.concat([
        bytes.subarray(0, at),
        words[random(words.length)] ?? bytes,
        bytes.subarray(at),
      ]);
    else bytes = bytes.subarray(0, Math.max(1, bytes.length - random(40)));
  }
  return bytes;
}

/**
 * Returns the verdicts over mutations. Throws, with what reproduces it, if a verdict depends on how
 * the bytes are cut.
 */
function verdictsOver(seed: number): Set<string> {
  const random = randomFrom(seed);
  const seen = new Set<string>();
  for (let round = 0; round < 700; round += 1) {
    const bytes = mutate(samples[round % samples.length] ?? Buffer.alloc(0), random);
    const whole = verdictOf(bytes, () => bytes.length);
    const longest = [2, 30, 1100, 5000][random(4)] ?? 1;
    const cut = verdictOf(bytes, () => random(longest));
    if (JSON.stringify(cut) !== JSON.stringify(whole))
      expect.fail(`seed ${seed}, round ${round}: ${JSON.stringify({ whole, cut })}`);
    seen.add(whole.code ?? (whole.activeContent?.length ? 'marked' : 'sound'));
  }
  return seen;
}

describe('mutated documents', () => {
  test('never throw, and the verdict does not hang on the cuts', () => {
    // Otherwise the mutations are too rough or too tame to show anything.
    expect([...verdictsOver(1)]).toEqual(
      expect.arrayContaining(['sound', 'marked', 'broken', 'hidden-part', 'launch-action']),
    );
  });

  // New seeds in each run. Add a failing seed to the list above.
  const fresh = Array.from({ length: triesAll ? 3 : 1 }, () => Math.floor(Math.random() * 2 ** 32));
  test.each(fresh)('nor do those of another seed: %i', (seed) => {
    expect(verdictsOver(seed).size).toBeGreaterThan(1);
  });

  test('byte by byte, each sample as it is', () => {
    for (const sample of samples)
      expect(verdictOf(sample, () => 1)).toEqual(verdictOf(sample, () => sample.length));
  });
});

describe('memory and time stay bounded', () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const held = () => {
    collect();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  };
  /** In milliseconds of this process's own processor time, for 10 MB. */
  const costOf = (inspection: Inspection, chunk: Buffer) => {
    const started = process.cpuUsage();
    for (let size = 0; size < 10 * 1024 * 1024; size += chunk.length) inspection.push(chunk);
    return process.cpuUsage(started).user / 1000;
  };
  let ordinary = 0;
  beforeAll(() => {
    const link = (i: number) =>
      `${i} 0 obj << /Type /Annot /Rect [1 2 3 4] /A << /S /URI /URI (https://example.com/${i}) >> >> endobj\n`;
    const chunk = latin1(Array.from({ length: 700 }, (_, i) => link(i)).join(''));
    const inspection = inspectDocument(anyType);
    inspection.push(head(''));
    ordinary = costOf(inspection, chunk);
  });
  const opened = (dictionary: string, data: Buffer) =>
    latin1(`%PDF-1.7\n${' '.repeat(1100)}1 0 obj << ${dictionary} >> stream\n${data.toString('latin1')}`);
  const head = (text: string) => latin1(`%PDF-1.7\n${' '.repeat(1100)}${text}`);
  const small = (data: string) =>
    `1 0 obj<</Type/ObjStm/N 1/First 4/Filter/FlateDecode>>stream\n${deflateSync(latin1(data)).toString('latin1')}endstream endobj\n`;
  const table = deflateSync(latin1('1 2 '.repeat(32_700)));
  const jpeg = buildJpeg();

  test.each([
    ['strings', head('('), '(((((((('],
    ['strings of brackets', head('('), '\n[ \n<< '],
    ['comments', head('%'), 'obj obj ['],
    ['names', head('/'), 'abcdefg#41'],
    ['numbers', head(''), '123456789'],
    ['dictionaries', head('1 0 obj '), '<< /A [ '],
    ['objects', head(''), '1 0 obj << /A 1 >> endobj '],
    ['streams', head(''), '1 0 obj << /A 1 >> stream\nx endstream '],
    ['words in a stream', opened('', Buffer.from('1 0 obj ')), '\nobj\n[ trailer %\n 1 0 obj\n'],
    ['blanks in a stream', opened('', Buffer.from('1 0 obj x')), '         \n'],
    ['tables of packed objects', opened('/Type /ObjStm /First 999999 /Filter /FlateDecode', table), ' '],
    ['small streams of objects', head(''), small('1 0 <<>>')],
    [
      'small streams with a table each',
      head(''),
      small(`1 0 [${Array.from({ length: 120 }, (_, i) => (i * 7919) % 9973).join(' ')}]`),
    ],
    ['padding', jpeg, '\0\0\0\0\xff'],
    ['segments', jpeg.subarray(0, 20), '\xff\xe1\0\x05abc'],
    ['scans', jpeg.subarray(0, -2), '\xff\0\xff\xd0'],
  ])('%s without end', async (_name, begin, more) => {
    const chunk = latin1(more.repeat(Math.ceil(65_536 / more.length)));
    // The engine compiles what this case runs before it is measured.
    const rehearsal = inspectDocument(anyType);
    rehearsal.push(begin);
    for (let pushed = 0; pushed < 2 * 1024 * 1024; pushed += chunk.length) rehearsal.push(chunk);
    rehearsal.end();
    const before = held();
    const inspection = inspectDocument(anyType);
    inspection.push(begin);
    // As a multiple of what an honest document of this size costs on this machine now.
    expect(costOf(inspection, chunk) / ordinary).toBeLessThan(3);
    // Another thread frees unused buffers a little later.
    await expect.poll(() => (held() - before) / 1024).toBeLessThan(700);
    inspection.end();
  });
});
