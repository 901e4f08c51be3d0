import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Resumable, type ResumableUpload, resumeUpload } from './resumable-upload.ts';
import { type Connection, withRetry } from './retry.ts';

const BYTES = 3_000_000;
const content = new Uint8Array(BYTES).map((_, place) => (place * 31) % 251);
const file = new File([content], 'Kontoauszug März.pdf', { type: 'application/pdf' });

/** A small TUS server that keeps what came before a cut, as ours and the outside service do. */
class TusServer {
  readonly uploads = new Map<string, { length: number; metadata: string; parts: Buffer[] }>();
  readonly asked: string[] = [];
  /** Bytes of the next PATCHes after which their connection is cut. */
  readonly cuts: number[] = [];
  /** Answers given in place of the ordinary one, by method, each once. */
  readonly answers = new Map<string, { status: number; body?: object; headers?: Record<string, string> }>();
  /** Takes the next PATCH whole and cuts the connection in place of the answer. */
  loseAnswer = false;
  #http: Server;

  constructor() {
    this.#http = createServer((request, response) => void this.#answer(request, response));
  }
  async listen() {
    await new Promise<void>((resolve) => this.#http.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#http.address() as AddressInfo).port}/uploads`;
  }
  close() {
    this.#http.closeAllConnections();
    this.#http.close();
  }
  stored(id: string) {
    return Buffer.concat(this.uploads.get(id)?.parts ?? []);
  }

  async #answer(request: IncomingMessage, response: ServerResponse) {
    const { method = '', headers } = request;
    this.asked.push(`${method} ${headers['upload-offset'] ?? ''}`.trim());
    const other = this.answers.get(method);
    if (other) {
      this.answers.delete(method);
      request.resume();
      return response
        .writeHead(other.status, { 'content-type': 'application/json', ...other.headers })
        .end(JSON.stringify(other.body ?? {}));
    }
    if (method === 'POST') {
      const id = `u${this.uploads.size}`;
      const metadata = String(headers['upload-metadata']);
      this.uploads.set(id, { length: Number(headers['upload-length']), metadata, parts: [] });
      return response.writeHead(201, { location: `/uploads/${id}` }).end();
    }
    const id = request.url?.split('/').pop() ?? '';
    const upload = this.uploads.get(id);
    if (!upload) return response.writeHead(404).end();
    if (method === 'PATCH') {
      if (Number(headers['upload-offset']) !== this.stored(id).length) return response.writeHead(409).end();
      const cut = this.cuts.shift() ?? Number.POSITIVE_INFINITY;
      let came = 0;
      for await (const part of request as AsyncIterable<Buffer>) {
        upload.parts.push(part.subarray(0, cut - came));
        came += part.length;
        if (came >= cut) return request.socket.destroy();
      }
      if (this.loseAnswer) {
        this.loseAnswer = false;
        return request.socket.destroy();
      }
    }
    response.writeHead(method === 'HEAD' ? 200 : 204, { 'upload-offset': this.stored(id).length }).end();
  }
}

const patient: Connection = { offline: () => false, now: () => 0, wait: async () => {} };
let server: TusServer;
let endpoint: string;

beforeEach(async () => {
  server = new TusServer();
  endpoint = await server.listen();
});
afterEach(() => server.close());

const uploadOf = (more: Partial<ResumableUpload> = {}): ResumableUpload => ({
  endpoint,
  headers: { apikey: 'key', Authorization: 'Bearer key' },
  objectName: '1790000000000_bankStatement1_Kontoauszug-Marz.pdf',
  file,
  metadata: { submissionId: 'b7c0', originalName: file.name },
  chunkBytes: undefined,
  fetch,
  onStored: () => {},
  ...more,
});

/** With the retries of a real sending, but no waiting. */
async function send(more: Partial<ResumableUpload> = {}, memory: Resumable = {}) {
  let stored = -1;
  let asked = -1;
  const upload = uploadOf({
    ...more,
    onStored: (bytes) => {
      stored = Math.max(stored, bytes);
    },
  });
  await withRetry(() => resumeUpload(upload, memory), {
    signal: new AbortController().signal,
    connection: patient,
    movedOn: () => {
      const moved = stored > asked;
      asked = stored;
      return moved;
    },
    onPause: () => {},
    onResume: () => {},
  });
  return stored;
}

const arrivedWhole = (id = 'u0') => expect(server.stored(id).equals(Buffer.from(content))).toBe(true);

test('a document goes over in one PATCH, named and described as the service reads it', async () => {
  expect(await send()).toBe(BYTES);
  arrivedWhole();
  expect(server.asked).toEqual(['POST', 'PATCH 0']);
  const described = Object.fromEntries(
    (server.uploads.get('u0')?.metadata ?? '').split(',').map((pair) => {
      const [name = '', value = ''] = pair.split(' ');
      return [name, Buffer.from(value, 'base64').toString()];
    }),
  );
  expect(described).toEqual({
    bucketName: 'client-documents',
    objectName: '1790000000000_bankStatement1_Kontoauszug-Marz.pdf',
    contentType: 'application/pdf',
    cacheControl: '3600',
    metadata: JSON.stringify({ submissionId: 'b7c0', originalName: 'Kontoauszug März.pdf' }),
  });
});

test('an outside service gets pieces of the size it wants', async () => {
  await send({ chunkBytes: 1_000_000 });
  arrivedWhole();
  expect(server.asked).toEqual(['POST', 'PATCH 0', 'PATCH 1000000', 'PATCH 2000000']);
});

test('after each cut it goes on where it was, however many there are', async () => {
  for (let cut = 0; cut < 12; cut += 1) server.cuts.push(200_000);
  expect(await send()).toBe(BYTES);
  arrivedWhole();
  expect(server.uploads.size).toBe(1);
  expect(server.asked.filter((one) => one === 'HEAD')).toHaveLength(12);
});

test('another attempt later, as after cancelling, goes on as well', async () => {
  const memory: Resumable = {};
  server.cuts.push(1_000_000);
  await expect(resumeUpload(uploadOf(), memory)).rejects.toMatchObject({ kind: 'network' });
  await send({}, memory);
  arrivedWhole();
  expect(server.asked).toEqual(['POST', 'PATCH 0', 'HEAD', 'PATCH 1000000']);
});

test('an answer that was lost is not sent for again', async () => {
  server.loseAnswer = true;
  expect(await send()).toBe(BYTES);
  arrivedWhole();
  expect(server.asked).toEqual(['POST', 'PATCH 0', 'HEAD']);
});

test('an upload that the service forgot is begun anew', async () => {
  await send({}, { url: `${endpoint}/forgotten` });
  arrivedWhole();
  expect(server.asked).toEqual(['HEAD', 'POST', 'PATCH 0']);
});

test.each([404, 410])('forgotten in the middle with %i: anew as well', async (status) => {
  server.answers.set('PATCH', { status });
  await send();
  arrivedWhole('u1');
  expect(server.asked).toEqual(['POST', 'PATCH 0', 'POST', 'PATCH 0']);
});

test('after another offset than ours it asks for the true one', async () => {
  server.answers.set('PATCH', { status: 409, body: { statusCode: '409' } });
  await send();
  arrivedWhole();
  expect(server.asked).toEqual(['POST', 'PATCH 0', 'HEAD', 'PATCH 0']);
});

test('a name that is taken is told at once', async () => {
  server.answers.set('POST', { status: 400, body: { statusCode: '409', error: 'Duplicate' } });
  await expect(send()).rejects.toMatchObject({ kind: 'taken' });
  expect(server.asked).toEqual(['POST']);
});

test('what is wrong with the document comes with its words', async () => {
  const message = 'This PDF runs a script.';
  server.answers.set('PATCH', {
    status: 422,
    body: { statusCode: '422', code: 'document-has-launch-action', message },
  });
  await expect(send()).rejects.toMatchObject({ kind: 'refused', message });
});

test('an answer without an offset is not taken for success', async () => {
  server.answers.set('PATCH', { status: 204 });
  await send();
  arrivedWhole();
  expect(server.asked).toEqual(['POST', 'PATCH 0', 'HEAD', 'PATCH 0']);
});
