import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runsOf } from './models/runs.ts';
import { startApp } from './start-app.ts';

/** The application on a real socket; `alone`: the framework answers all. */
async function listening(alone: boolean) {
  const { app } = await startApp({
    PUBLIC_URL: 'https://rivermark.example',
    // Each request is of an address of its own, or all that is missed would soon be refused.
    TRUSTED_PROXIES: '127.0.0.1',
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const [listener] = app.server.listeners('request') as RequestListener[];
  app.server.removeAllListeners('request');
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    // A body that is announced is never answered ahead, and of no length it changes no answer.
    if (alone && !/content-length|transfer-encoding/i.test(request.rawHeaders.join())) {
      request.rawHeaders.push('Content-Length', '0');
    }
    listener?.(request, response);
  });
  const address = app.server.address();
  return { port: typeof address === 'object' && address ? address.port : 0 };
}

/** What comes for these bytes, as written, but for when it was said and under which reference. */
async function said(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(Buffer.from(bytes, 'latin1'));
  const answer = (await buffer(socket)).toString('latin1');
  return answer.replace(/^date: .*$/gim, 'date: now').replace(/\b[0-9a-f]{10}\b/g, 'REFERENCE');
}

const one = (...values: readonly string[]) => fc.constantFrom(...values);
const known = one(
  '/',
  '/faq',
  '/maps/tiny',
  '/assets/app-1a2b3c.js',
  '/img/river.png',
  '/sitemap.xml',
  '/questions',
);
const mangled = fc
  .tuple(
    known,
    fc.nat(),
    one(
      '',
      '/',
      '%',
      '%2F',
      '%2e',
      '%00',
      '/.',
      '/..',
      '//',
      ';',
      ';x=1',
      '\\',
      '\t',
      '\x80',
      '%66',
      'A',
      '#',
      '#x',
      '?',
      '&',
      ' ',
    ),
  )
  .map(([path, at, put]) => {
    const place = at % (path.length + 1);
    return path.slice(0, place) + put + path.slice(place);
  });
const path = fc.oneof(
  { weight: 3, arbitrary: known },
  { weight: 3, arbitrary: mangled },
  { weight: 1, arbitrary: known.map((each) => each.toUpperCase()) },
  { weight: 1, arbitrary: known.map((each) => `http://evil.example${each}`) },
  {
    weight: 1,
    arbitrary: one('*', '', 'faq', '//evil.example/faq', '/faq?', '/faq?a=b?c', '/faq?%', '/faq?\x00'),
  },
);
const query = one('', '', '?', '?utm=1', '?x=%0d%0a', '??', '?/../desk', '?a#b');
const line = fc
  .tuple(
    one('GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'OPTIONS', 'TRACE', 'get', 'PURGE', 'QUERY'),
    path,
    query,
    one('HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0'),
  )
  .map(([method, where, asked, version]) => `${method} ${where}${asked} ${version}`);
const names = [
  'Host',
  'hOST',
  'Accept-Encoding',
  'accept-encoding',
  'If-None-Match',
  'IF-MATCH',
  'Range',
  'If-Range',
  'If-Modified-Since',
  'Expect',
  'Upgrade',
  'TE',
  'Trailer',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-Forwarded-For',
  'Forwarded',
  'Cookie',
  'Origin',
  'X-HTTP-Method-Override',
  'Content-Type',
  'Accept-Version',
  'Connection',
];
const values = [
  '',
  'localhost',
  'evil.example',
  'br',
  'gzip, br',
  'br;q=0',
  'br;q=0.000, zstd',
  '*',
  'identity;q=0',
  '"x"',
  'W/"x"',
  'bytes=0-3',
  '100-continue',
  'h2c',
  'websocket',
  'keep-alive',
  'upgrade',
  'trailers',
  'a\tb',
  '\x80\xff',
  'Thu, 01 Jan 1970 00:00:00 GMT',
  '2.0',
];
const header = fc
  .tuple(
    fc.constantFrom(...names),
    one(': ', ': ', ':', ' : ', ':\t'),
    fc.constantFrom(...values),
    one('\r\n', '\r\n', '\r\n', '\n', '\r\n '),
  )
  .map((parts) => parts.join(''));
const body = fc.constantFrom(
  ['', ''],
  ['', ''],
  ['', ''],
  ['Content-Length: 0\r\n', ''],
  ['content-length: 3\r\n', 'abc'],
  ['Content-Length: 3\r\nContent-Length: 3\r\n', 'abc'],
  ['Content-Length: 03\r\n', 'abc'],
  ['Transfer-Encoding: chunked\r\n', '0\r\n\r\n'],
  ['Transfer-Encoding: chunked\r\n', '1\r\na\r\n0\r\n\r\n'],
  ['Transfer-Encoding: chunked\r\nContent-Length: 5\r\n', '0\r\n\r\n'],
  ['Transfer-Encoding: identity\r\n', ''],
);
const LAST = 'GET /faq HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
const requests = fc
  .array(
    fc
      .tuple(
        line,
        fc.constantFrom('Host: localhost\r\n', 'Host: localhost\r\n', ''),
        fc.nat(0xffff).map((n) => `X-Forwarded-For: 198.51.${n >> 8}.${n & 255}\r\n`),
        fc.array(header, { maxLength: 3 }),
        body,
      )
      .map(
        ([first, host, address, headers, [announced, sent]]) =>
          `${first}\r\n${host}${address}${headers.join('')}${announced}\r\n${sent}`,
      ),
    { minLength: 1, maxLength: 3 },
  )
  .map((each) => each.join('') + LAST);

test('whatever is asked, what is answered ahead is what the framework answers', async () => {
  const [ahead, alone] = [await listening(false), await listening(true)];
  await fc.assert(
    fc.asyncProperty(requests, async (bytes) => {
      const answer = await said(ahead.port, bytes);
      expect(answer).toBe(await said(alone.port, bytes));
    }),
    runsOf<[string]>('answered either way', 400, []),
  );
});
