import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { documentIds, STORAGE_PATH } from '@rivermark/contracts/documents';
import { expect, test } from 'vitest';
import { headers, newName, pdfBytes } from './documents-calls.ts';
import { temporaryFolder } from './start-app.ts';
import { portOf, type Started, startProcess, waitUntil } from './start-process.ts';
import { writeTinySite } from './tiny-site.ts';

const MB = 1024 * 1024;
const CLIENTS = 20;
/** Of each document, so much has come when it is looked how much the server holds. In bytes. */
const COME = 9.5 * MB;
/** What one upload may hold of it, in bytes. */
const MOST_EACH = MB;
/** What the process may have grown by at its worst, garbage not yet collected included: the limit in server-flags.sh. */
const MOST_MB = 384;

/** The most memory that a process ever had, in MB. */
const peakOf = ({ child }: Started) =>
  Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024;

/** All that the server said so far after `word`, in bytes. */
const saidBy = (server: Started, word: 'read' | 'live') =>
  [...server.said().matchAll(new RegExp(`^${word}: (\\d+)$`, 'gm'))].map(([, bytes]) => Number(bytes));

/** What it holds now, garbage apart, in bytes. */
async function liveIn(server: Started): Promise<number> {
  const before = saidBy(server, 'live').length;
  server.child.kill('SIGUSR2');
  await waitUntil(server, () => saidBy(server, 'live').length > before);
  return saidBy(server, 'live').at(-1) ?? 0;
}

/** Sends a body up to `COME`; `goOn` sends the rest. */
function beginUpload(port: number, name: string, type: string, body: Buffer) {
  const path = `${STORAGE_PATH}/object/${documentIds.bucket}/${name}`;
  const upload = request({
    ...{ host: '127.0.0.1', port, path, method: 'POST' },
    headers: { ...headers, 'content-type': type, 'content-length': body.length },
  });
  const answer = once(upload, 'response').then(([response]) => {
    (response as IncomingMessage).resume();
    return (response as IncomingMessage).statusCode;
  });
  upload.write(body.subarray(0, COME));
  return { answer, goOn: () => upload.end(body.subarray(COME)) };
}

const pdf = pdfBytes('large', 10_000_000);
const nested = Buffer.from(`[[]${',[]'.repeat(3_400_000)}]`);
const form = Buffer.concat([
  Buffer.from('--b\r\ncontent-disposition: form-data; name=""; filename="a.pdf"\r\n'),
  Buffer.from('content-type: application/pdf\r\n\r\n'),
  pdf,
  Buffer.from('\r\n--b--\r\n'),
]);

test.each([
  ['PDFs of 10 MB', 'application/pdf', 200, pdf],
  ['PDFs of 10 MB as the storage client wraps them', 'multipart/form-data; boundary=b', 200, form],
  ['10 MB of nested JSON each', 'application/json', 422, nested],
] as const)(
  'while twenty clients send at once, %s, the server holds less than 1 MB of each',
  async (_what, type, status, body) => {
    const folder = temporaryFolder();
    const site = join(folder, 'site');
    writeTinySite(site);
    const preload = join(import.meta.dirname, 'memory-on-ask.ts');
    const server = startProcess(site, { DATA_DIR: join(folder, 'data') }, preload);
    const port = await portOf(server);
    // The first document brings what all of them share into memory: code, statements, connections.
    const first = beginUpload(port, newName('photoId', 'first.pdf'), type, body);
    first.goOn();
    expect(await first.answer).toBe(status);
    const peakAtRest = peakOf(server);
    const liveAtRest = await liveIn(server);

    const uploads = Array.from({ length: CLIENTS }, (_, place) =>
      beginUpload(port, newName('photoId', `${place}.pdf`), type, body),
    );
    const come = CLIENTS * COME + body.length;
    await waitUntil(server, () => (saidBy(server, 'read').at(-1) ?? 0) >= come);
    expect((await liveIn(server)) - liveAtRest).toBeLessThan(CLIENTS * MOST_EACH);

    for (const { goOn } of uploads) goOn();
    const answers = await Promise.all(uploads.map(({ answer }) => answer));
    expect(answers).toEqual(Array(CLIENTS).fill(status));
    expect(peakOf(server) - peakAtRest).toBeLessThan(MOST_MB);
  },
  120_000,
);
