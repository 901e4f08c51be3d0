/**
 * Whether the inspection of documents holds up their way to the disk: MB/s through the inspection,
 * beside the bare cipher over the same bytes in the same run. Rounds take turns, so that a busy
 * machine slows all alike. Then how fast pages and inquiries are answered while ten of the
 * costliest documents are inspected at once.
 */
import { createCipheriv, randomBytes } from 'node:crypto';
import { inspectDocument } from '@rivermark/pdf-inspection';
import { buildPdf, packObjects, pageObjects, streamOf } from '@rivermark/testkit/pdf';
import { buildJpeg } from '@rivermark/testkit/pictures';
import { measureBesideUploads } from './inspection/beside-uploads.ts';

const MB = 1_000_000;
const SIZE = 10 * MB;
const CHUNK = 64 * 1024;
const isQuick = process.argv.includes('--quick');
const rounds = isQuick ? 3 : 41;

const picture = (size: number) =>
  streamOf('/Type /XObject /Subtype /Image /Filter /DCTDecode', randomBytes(size));
const text = (size: number) => streamOf('/Filter /FlateDecode', randomBytes(size));
const annotation = (i: number) =>
  `<< /Type /Annot /Subtype /Link /Rect [${i} 2 3 4] /A << /S /URI /URI (https://example.com/${i}) >> /P ${i} 0 R >>`;
const count = (size: number, each: number) => Array.from({ length: Math.floor(size / each) }, (_, i) => i);

const documents = {
  'PDF, scanned pages': buildPdf([...pageObjects(), ...count(SIZE, 500_000).map(() => picture(500_000))]),
  'PDF, pages of text': buildPdf([...pageObjects(), ...count(SIZE, 4000).map(() => text(3900))]),
  'PDF, packed objects': buildPdf([
    ...pageObjects(),
    ...count(SIZE, 60_000).flatMap((i) => [
      packObjects(count(10_000, 100).map((at) => annotation(at * i))),
      text(57_000),
    ]),
  ]),
  'PDF, nothing but objects': buildPdf([...pageObjects(), ...count(SIZE, 145).map(annotation)]),
  JPEG: buildJpeg({ scan: randomBytes(SIZE) }),
} as const;

function inspect(bytes: Buffer): void {
  const inspection = inspectDocument(['image/jpeg', 'image/png', 'application/pdf']);
  for (let at = 0; at < bytes.length; at += CHUNK) {
    inspection.push(bytes.subarray(at, at + CHUNK));
    while (inspection.isBehind) inspection.goOn();
  }
  const refusal = inspection.end();
  if (refusal) throw new Error(refusal.code);
}

function encrypt(bytes: Buffer): void {
  const cipher = createCipheriv('aes-256-gcm', randomBytes(32), randomBytes(12));
  for (let at = 0; at < bytes.length; at += CHUNK) cipher.update(bytes.subarray(at, at + CHUNK));
  cipher.final();
}

/** In MB/s of this process's own processor time: other programs on the machine do not count. */
function rate(bytes: Buffer, work: (bytes: Buffer) => void): number {
  const before = process.cpuUsage();
  work(bytes);
  const { user, system } = process.cpuUsage(before);
  return bytes.length / Math.max(1, user + system);
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
const figure = (value: number) => value.toFixed(0).padStart(7);

console.log(`MB/s, median of ${rounds} rounds; documents of 10 MB in chunks of 64 KB`);
console.log(`${''.padEnd(26)}inspection  AES-256-GCM  share of the time of both`);
for (const [name, bytes] of Object.entries(documents)) {
  const inspected: number[] = [];
  const encrypted: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    inspected.push(rate(bytes, inspect));
    encrypted.push(rate(bytes, encrypt));
  }
  const [a, b] = [median(inspected), median(encrypted)];
  console.log(`${name.padEnd(26)}   ${figure(a)}      ${figure(b)}  ${((100 * b) / (a + b)).toFixed(0)} %`);
}

const costly = [documents['PDF, nothing but objects'], documents['PDF, packed objects']];
await measureBesideUploads(costly, isQuick ? 1 : 5);
