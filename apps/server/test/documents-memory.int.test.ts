import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { documentIds, STORAGE_PATH } from '@rivermark/contracts/documents';
import { everyCase } from '@rivermark/testkit/every-case';
import { expect, test } from 'vitest';
import { headers, newName, pdfBytes } from './documents-calls.ts';
import { liveIn, MB, memoryOnAsk, peakOf, readBy } from './process-memory.ts';
import { temporaryFolder } from './start-app.ts';
import { portOf, startProcess, waitUntil } from './start-process.ts';
import { writeTinySite } from './tiny-site.ts';
import { create, patchHeaders } from './tus-calls.ts';

const CLIENTS = 20;
/** Bytes of each document that have arrived when memory is measured. */
const COME = 9.5 * MB;
/** One upload's most memory, in bytes. */
const MOST_EACH = MB;
/** The process's largest growth, including uncollected garbage: the limit in server-flags.sh. */
const MOST_MB = 384;

interface Upload {
  readonly answer: Promise<number | undefined>;
  /** Sends the rest. */
  readonly goOn: () => void;
}

/** A way to send a document to a server: up to `COME`, until it may continue. */
type Way = (port: number, name: string) => Promise<Upload>;

function begin(
  to: { readonly port: number; readonly path: string; readonly method: string },
  more: Readonly<Record<string, string>>,
  body: Buffer,
): Upload {
  const upload = request({
    ...{ host: '127.0.0.1', ...to },
    headers: { ...headers, ...more, 'content-length': body.length },
  });
  const answer = once(upload, 'response').then(([response]) => {
    (response as IncomingMessage).resume();
    return (response as IncomingMessage).statusCode;
  });
  upload.write(body.subarray(0, COME));
  return { answer, goOn: () => upload.end(body.subarray(COME)) };
}

const inOneCall =
  (type: string, body: Buffer): Way =>
  async (port, name) => {
    const path = `${STORAGE_PATH}/object/${documentIds.bucket}/${name}`;
    return begin({ port, path, method: 'POST' }, { 'content-type': type }, body);
  };

const resumable =
  (body: Buffer): Way =>
  async (port, name) => {
    const created = await create({ url: `http://127.0.0.1:${port}` }, name, body.length);
    const path = created.headers.get('location') ?? '';
    return begin({ port, path, method: 'PATCH' }, patchHeaders(0), body);
  };

const pdf = pdfBytes('large', 10_000_000);
const nested = Buffer.from(`[[]${',[]'.repeat(3_400_000)}]`);
const form = Buffer.concat([
  Buffer.from('--b\r\ncontent-disposition: form-data; name=""; filename="a.pdf"\r\n'),
  Buffer.from('content-type: application/pdf\r\n\r\n'),
  pdf,
  Buffer.from('\r\n--b--\r\n'),
]);

const ways = [
  ['PDFs of 10 MB as the storage client wraps them', 200, inOneCall('multipart/form-data; boundary=b', form)],
  ['PDFs of 10 MB that could be resumed', 204, resumable(pdf)],
  ['PDFs of 10 MB', 200, inOneCall('application/pdf', pdf)],
  ['10 MB of nested JSON each', 422, inOneCall('application/json', nested)],
] as const;

test.each(everyCase(ways, [ways[0]]))(
  'while twenty clients send at once, %s, the server holds less than 1 MB of each',
  async (_what, status, send) => {
    const folder = temporaryFolder();
    const site = join(folder, 'site');
    writeTinySite(site);
    const server = startProcess(site, { DATA_DIR: join(folder, 'data') }, memoryOnAsk);
    const port = await portOf(server);
    // The first document loads what all of them share: code, statements, connections.
    const first = await send(port, newName('photoId', 'first.pdf'));
    first.goOn();
    expect(await first.answer).toBe(status);
    const peakAtRest = peakOf(server);
    const liveAtRest = await liveIn(server);

    const come = readBy(server) + CLIENTS * COME;
    const uploads = await Promise.all(
      Array.from({ length: CLIENTS }, (_, place) => send(port, newName('photoId', `${place}.pdf`))),
    );
    await waitUntil(server, () => readBy(server) >= come);
    expect((await liveIn(server)) - liveAtRest).toBeLessThan(CLIENTS * MOST_EACH);

    for (const { goOn } of uploads) goOn();
    const answers = await Promise.all(uploads.map(({ answer }) => answer));
    expect(answers).toEqual(Array(CLIENTS).fill(status));
    expect(peakOf(server) - peakAtRest).toBeLessThan(MOST_MB);
  },
);
