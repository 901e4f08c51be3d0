import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Clamd, findClamd, startClamd } from '@rivermark/testkit/clamd';
import { buildPdf, pageObjects } from '@rivermark/testkit/pdf';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { parseClamdUrl } from '../../config/clamd-address.ts';
import { openScan } from './clamd.ts';

/** For who never answers, and is waited for to the end. */
const quick = { connectMs: 1000, writeMs: 1000, answerMs: 1000 };
/** For who does: a machine with other work may stand still for a second. */
const patient = { connectMs: 5000, writeMs: 15_000, answerMs: 20_000 };
const unavailable = {
  code: 'scan-unavailable',
  message: 'The document could not be checked right now. Please try again in a few minutes.',
};

async function scan(url: string, bytes: Buffer, cut = 64 * 1024, patience = patient) {
  const opened = openScan(url, patience);
  for (let at = 0; at < bytes.length; at += cut) await opened.write(bytes.subarray(at, at + cut));
  return opened.finish();
}

describe('with a scanner of the test’s own', () => {
  let server: Server | undefined;
  const folder = mkdtempSync(join(tmpdir(), 'rivermark-fake-clamd-'));
  afterEach(() => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve())));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Reads a stream to its end, then calls `answer` with what came. */
  async function serve(answer: (socket: Socket, document: Buffer) => void, path?: string): Promise<string> {
    server = createServer((socket) => {
      let seen = Buffer.alloc(0);
      socket.on('error', () => undefined);
      socket.on('data', (part: Buffer) => {
        seen = Buffer.concat([seen, part]);
        const parts: Buffer[] = [];
        let at = 'zINSTREAM\0'.length;
        while (seen.length >= at + 4) {
          const size = seen.readUInt32BE(at);
          if (size === 0) return answer(socket, Buffer.concat(parts));
          parts.push(seen.subarray(at + 4, at + 4 + size));
          at += 4 + size;
        }
      });
    });
    const listening = server;
    await new Promise<void>((resolve) =>
      path ? listening.listen(path, resolve) : listening.listen(0, '127.0.0.1', resolve),
    );
    return path ? `unix://${path}` : `tcp://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  }

  test('it gets every byte, over TCP and over a socket file', async () => {
    const document = Buffer.from(Array.from({ length: 300_000 }, (_, i) => i % 251));
    for (const path of [undefined, join(folder, 'clamd socket')]) {
      let came: Buffer = Buffer.alloc(0);
      const url = await serve((socket, bytes) => {
        came = bytes;
        socket.end('stream: OK\0');
      }, path);
      expect(await scan(url, document)).toBeUndefined();
      expect(came.equals(document)).toBe(true);
      await new Promise<void>((resolve) => server?.close(() => resolve()));
    }
  });

  test('a virus, said in pieces', async () => {
    const url = await serve(async (socket) => {
      for (const piece of ['str', 'eam: Eicar FOU', 'ND', '\0']) {
        socket.write(piece);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    });
    expect((await scan(url, Buffer.from('x')))?.code).toBe('document-infected');
  });

  test('a slow answer is waited for', async () => {
    const url = await serve((socket) => setTimeout(() => socket.end('stream: OK\0'), 200));
    expect(await scan(url, Buffer.from('x'))).toBeUndefined();
  });

  test.each([
    ['the limit of its size', 'INSTREAM size limit exceeded. ERROR\0'],
    ['an error', 'stream: Can’t allocate memory ERROR\0'],
    ['a word that merely begins well', 'stream: OK, but\0'],
    ['a line that breaks off', 'stream: OK'],
    ['no end of words', 'x'.repeat(10_000)],
    ['nothing', ''],
  ])('it fails closed at %s', async (_name, answer) => {
    const url = await serve((socket) => socket.end(answer));
    expect(await scan(url, Buffer.from('x'))).toEqual(unavailable);
  });

  test('it fails closed at silence', async () => {
    const url = await serve(() => undefined);
    expect(await scan(url, Buffer.from('x'), undefined, quick)).toEqual(unavailable);
  });

  test('it fails closed when the scanner stops reading', async () => {
    server = createServer((socket) => socket.on('error', () => undefined).pause());
    const listening = server;
    await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
    const url = `tcp://127.0.0.1:${(listening.address() as AddressInfo).port}`;
    const sockets: Socket[] = [];
    listening.on('connection', (socket) => sockets.push(socket));
    expect(await scan(url, Buffer.alloc(30 * 1024 * 1024), undefined, quick)).toEqual(unavailable);
    for (const socket of sockets) socket.destroy();
  });

  test('a scanner that answers and leaves in the middle', async () => {
    server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => socket.end('INSTREAM size limit exceeded. ERROR\0'));
    });
    const listening = server;
    await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
    const url = `tcp://127.0.0.1:${(listening.address() as AddressInfo).port}`;
    expect(await scan(url, Buffer.alloc(5 * 1024 * 1024))).toEqual(unavailable);
  });

  test('nobody listens', async () => {
    expect(await scan('tcp://127.0.0.1:1', Buffer.from('x'))).toEqual(unavailable);
    expect(await scan(`unix://${folder}/none`, Buffer.from('x'))).toEqual(unavailable);
  });

  test('an aborted scan', async () => {
    const url = await serve((socket) => socket.end('stream: OK\0'));
    const opened = openScan(url, quick);
    await opened.write(Buffer.from('x'));
    opened.abort();
    await opened.write(Buffer.from('y'));
    expect(await opened.finish()).toEqual(unavailable);
  });
});

test('addresses', () => {
  expect(parseClamdUrl('tcp://[::1]:3310')).toEqual({ host: '::1', port: 3310 });
  expect(parseClamdUrl('unix:///run/clamav/clamd.ctl')).toEqual({ path: '/run/clamav/clamd.ctl' });
  for (const bad of ['', 'clamd', 'tcp://host', 'http://host:1', 'unix://run/clamd', 'unix:///'])
    expect(() => parseClamdUrl(bad), bad).toThrow('is no address of clamd');
});

const program = findClamd();
describe.skipIf(!program)(
  `with the real clamd${program ? '' : ' (skipped: clamd is not installed; script/test brings it)'}`,
  () => {
    let clamd: Clamd;
    beforeAll(async () => {
      clamd = await startClamd(program ?? '');
    });
    afterAll(() => clamd?.stop());

    test('a clean document of 10 MB passes', async () => {
      const document = buildPdf(pageObjects('', '(paper) Tj '.repeat(900_000)));
      expect(await scan(clamd.url, document)).toBeUndefined();
    });

    test('a virus is found wherever it is, also over the border of two chunks', async () => {
      const document = buildPdf(pageObjects('', `${' '.repeat(100_000)}${clamd.signature}`));
      const at = document.indexOf(clamd.signature);
      for (const cut of [64 * 1024, at + 7])
        expect(await scan(clamd.url, document, cut)).toEqual({
          code: 'document-infected',
          message: 'The virus scanner found something harmful in this document. Please send a clean copy.',
        });
    });

    test('over its limit it does not vouch', async () => {
      expect(await scan(clamd.url, Buffer.alloc(13 * 1024 * 1024))).toEqual(unavailable);
    });
  },
);
