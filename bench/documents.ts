/**
 * How fast documents go from the socket to the encrypted disk, beside what the machine can do with the same bytes
 * in the same run: written bare, sealed and written without a socket, and received by a server that only writes.
 * MB/s of 10 MB documents, the median of the rounds; everything is on stable storage when it counts.
 */
import { createCipheriv, createHash, randomBytes } from 'node:crypto';
import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { documentIds, objectNameOf, STORAGE_PATH } from '@rivermark/contracts/documents';
import { startSite } from '@rivermark/testkit/site';

const SIZE = 10_000_000;
const SEGMENT = 64 * 1024;
const rounds = process.argv.includes('--quick') ? 2 : 15;
const CLIENTS = 4;
const folder = mkdtempSync(join(tmpdir(), 'rivermark-bench-'));
const key = randomBytes(32);

/** A whole PDF whose one stream cannot be compressed. */
const head = Buffer.from(`%PDF-1.4\n1 0 obj\n<< /Length ${SIZE - 400} >>\nstream\n`);
const tail = Buffer.from('\nendstream\nendobj\ntrailer\n<< /Size 2 >>\nstartxref\n9\n%%EOF\n');
const text = Buffer.alloc(SIZE - 400, 'statement of account ');
const document = Buffer.concat([head, text, tail]);

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
const megabytesPerSecond = (bytes: number, ms: number) => bytes / 1000 / ms;

async function measure(name: string, once: (round: number) => Promise<number> | number): Promise<number> {
  await once(-1);
  const rates: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const begin = performance.now();
    const bytes = await once(round);
    rates.push(megabytesPerSecond(bytes, performance.now() - begin));
  }
  const rate = median(rates);
  console.log(`${name.padEnd(52)} ${rate.toFixed(0).padStart(6)} MB/s`);
  return rate;
}

function writeBare(round: number): number {
  const file = openSync(join(folder, `bare-${round}`), 'w');
  for (let at = 0; at < document.length; at += SEGMENT)
    writeSync(file, document, at, Math.min(SEGMENT, document.length - at));
  fdatasyncSync(file);
  closeSync(file);
  return document.length;
}

/** What no server can avoid: each segment hashed, sealed and written. */
function sealAndWrite(round: number): number {
  const file = openSync(join(folder, `sealed-${round}`), 'w');
  const hash = createHash('sha256');
  for (let at = 0; at < document.length; at += SEGMENT) {
    const plain = document.subarray(at, at + SEGMENT);
    hash.update(plain);
    const cipher = createCipheriv('aes-256-gcm', key, randomBytes(12));
    writeSync(file, cipher.update(plain));
    cipher.final();
    writeSync(file, cipher.getAuthTag());
  }
  hash.digest();
  fdatasyncSync(file);
  closeSync(file);
  return document.length;
}

async function startBareReceiver() {
  let count = 0;
  const server = createServer(async (request, response) => {
    count += 1;
    const file = await open(join(folder, `received-${count}`), 'w');
    for await (const chunk of request) await file.write(chunk as Buffer);
    await file.datasync();
    await file.close();
    response.end('OK');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}

const body = new Uint8Array(document);
async function post(url: string): Promise<number> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { apikey: documentIds.anonKey, 'content-type': 'application/pdf' },
    body,
  });
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
  return body.length;
}

console.log(`Documents of ${SIZE / 1e6} MB, the median of ${rounds} rounds`);
await measure('written and synced, nothing else', writeBare);
const limit = await measure('hashed, sealed, written and synced, no socket', sealAndWrite);

const receiver = await startBareReceiver();
const bare = await measure('received over a socket and written plain', () => post(receiver.url));
receiver.stop();

const site = await startSite();
let count = 0;
const nextUrl = () => {
  count += 1;
  return `${site.url}${STORAGE_PATH}/object/${documentIds.bucket}/${objectNameOf(Date.now(), 'creditReport', `${count}.pdf`)}`;
};
const one = await measure('Rivermark: received, inspected, sealed, one client', () => post(nextUrl()));
const many = await measure(`Rivermark: ${CLIENTS} clients at once`, async () => {
  const sent = await Promise.all(Array.from({ length: CLIENTS }, () => post(nextUrl())));
  return sent.reduce((sum, bytes) => sum + bytes, 0);
});
await site.remove();
rmSync(folder, { recursive: true });

const share = (part: number, whole: number) => (part / whole).toFixed(2);
console.log(
  `One client has ${share(one, limit)} of the cipher and the disk (goal 0.70), ${share(one, bare)} of the plain receiver;`,
);
console.log(`${CLIENTS} clients together have ${share(many, limit)} of the cipher and the disk.`);
