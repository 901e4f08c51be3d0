/**
 * How fast documents go from the socket to the encrypted disk, compared with what the machine does
 * with the same bytes in the same run. The rows take turns, so that a busy machine slows all alike.
 * The best round of each is shown beside the median, because other programs disturb it least. In
 * every row the same is on stable storage: the file, its name in the folder, and two records of a
 * few hundred bytes.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { documentIds, objectNameOf, STORAGE_PATH } from '@rivermark/contracts/documents';
import { serverFlags, startSite } from '@rivermark/testkit/site';
import { type Keeping, keepDocument } from './keep-document.ts';

const SIZE = 10_000_000;
const CLIENTS = 4;
const rounds = process.argv.includes('--quick') ? 2 : 21;
const folder = mkdtempSync(join(tmpdir(), 'rivermark-bench-'));

/** A whole PDF of scanned pages. Its compressed data is random. */
const head = Buffer.from(`%PDF-1.4\n1 0 obj\n<< /Length ${SIZE - 400} >>\nstream\n`);
const tail = Buffer.from('\nendstream\nendobj\ntrailer\n<< /Size 2 >>\nstartxref\n9\n%%EOF\n');
const document = Buffer.concat([head, randomBytes(SIZE - 400), tail]);

async function* inChunks(): AsyncGenerator<Buffer> {
  for (let at = 0; at < document.length; at += 64 * 1024) yield document.subarray(at, at + 64 * 1024);
}

let count = 0;
const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
/** Sends the document with as little client work as possible: the client is not measured. */
function post(port: number, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = {
      apikey: documentIds.anonKey,
      'content-type': 'application/pdf',
      'content-length': document.length,
      // One address may have only a share of the room.
      'x-forwarded-for': `198.51.100.${count % 250}`,
    };
    const sending = request({ host: '127.0.0.1', port, path, method: 'POST', headers, agent }, (answer) => {
      answer.resume().on('end', () => {
        if (answer.statusCode === 200) resolve();
        else reject(new Error(`The answer was ${answer.statusCode}`));
      });
    });
    sending.on('error', reject).end(document);
  });
}

/** A server in its own process that only receives and stores documents. */
async function startReceiver(keeping: Keeping): Promise<{ child: ChildProcess; port: number }> {
  const child = fork(join(import.meta.dirname, 'bare-receiver.ts'), [folder, keeping], {
    execArgv: [...serverFlags],
  });
  const port = await new Promise<number>((resolve) => child.once('message', (said) => resolve(Number(said))));
  return { child, port };
}

const [plainReceiver, sealingReceiver] = [await startReceiver('plain'), await startReceiver('sealed')];
const site = await startSite();
const nextPath = () => {
  count += 1;
  return `${STORAGE_PATH}/object/${documentIds.bucket}/${objectNameOf(Date.now(), 'creditReport', `${count}.pdf`)}`;
};

const rows = {
  plain: ['written', () => keepDocument(folder, 'plain', inChunks())],
  sealed: ['hashed, sealed, written', () => keepDocument(folder, 'sealed', inChunks())],
  plainReceived: ['received, written', () => post(plainReceiver.port, '/')],
  sealedReceived: ['received, hashed, sealed, written', () => post(sealingReceiver.port, '/')],
  one: ['Rivermark: one client', () => post(site.port, nextPath())],
  many: [
    `Rivermark: ${CLIENTS} clients at once`,
    () => Promise.all(Array.from({ length: CLIENTS }, () => post(site.port, nextPath()))),
  ],
} as const;
type Row = keyof typeof rows;
const names = Object.keys(rows) as Row[];
const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Row, number[]>;

for (let round = -2; round < rounds; round += 1) {
  for (const name of names) {
    const begin = performance.now();
    await rows[name][1]();
    if (round >= 0) times[name].push(performance.now() - begin);
  }
}
/** The server's peak memory in MB, including uncollected garbage. */
const peak = Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${site.pid}/status`, 'utf8'))?.[1]) / 1024;
await site.remove();
for (const { child } of [plainReceiver, sealingReceiver]) child.kill();
rmSync(folder, { recursive: true });

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
const quickest = (values: readonly number[]) => Math.min(...values);
const rateOf = (name: Row, of = median) =>
  ((name === 'many' ? CLIENTS : 1) * document.length) / 1000 / of(times[name]);
const figure = (rate: number) => rate.toFixed(0).padStart(7);
console.log(`MB/s of documents of ${SIZE / 1e6} MB, ${rounds} rounds`.padEnd(44), ' median  best');
for (const name of names)
  console.log(rows[name][0].padEnd(42), figure(rateOf(name)), figure(rateOf(name, quickest)));

console.log('\nRivermark’s share of'.padEnd(44), '   one client     four at once');
for (const whole of ['sealedReceived', 'sealed', 'plainReceived'] as const) {
  const shares = [median, quickest].map((of) =>
    (['one', 'many'] as const).map((part) => (rateOf(part, of) / rateOf(whole, of)).toFixed(2)),
  );
  const [one, many] = [0, 1].map((at) => shares.map((share) => share[at]).join(' / '));
  console.log(`  ${rows[whole][0]}`.padEnd(42), `   ${one}    ${many}`);
}
console.log(`The server held ${peak.toFixed(0)} MB at most.`);
console.log('The goal is 0.70 of what is hashed, sealed and written without a socket.');
