import { once } from 'node:events';
import { connect } from 'node:net';
import { waitUntil } from '@rivermark/testkit/wait-until';
import { expect, test } from 'vitest';
import { exchange } from './raw-exchange.ts';
import { ordinarySafety, safetyOf } from './safety-of.ts';
import { startApp } from './start-app.ts';

/** The application on a real socket. */
async function overWire(env: Readonly<Record<string, string>> = {}) {
  const server = await startApp(env);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const address = server.app.server.address();
  return { ...server, port: typeof address === 'object' && address ? address.port : 0 };
}

/** The statuses of all answers that come for these lines, in their order. */
async function statuses(port: number, lines: readonly string[]): Promise<number[]> {
  const answer = (await exchange(port, lines)).toString('latin1');
  return [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
}

const HIDDEN = ['GET /healthz HTTP/1.1', 'Host: localhost', 'Connection: close'];

test.each([
  [
    'behind a length and chunks at once',
    [
      'POST /counts HTTP/1.1',
      'Host: localhost',
      'Content-Length: 6',
      'Transfer-Encoding: chunked',
      '',
      '0',
      '',
    ],
  ],
  ['behind two lengths', ['GET / HTTP/1.1', 'Host: localhost', 'Content-Length: 0', 'Content-Length: 5', '']],
  ['behind a length with a sign', ['GET / HTTP/1.1', 'Host: localhost', 'Content-Length: +0', '']],
  [
    'behind chunks that are said oddly',
    ['GET / HTTP/1.1', 'Host: localhost', 'Transfer-Encoding: xchunked', ''],
  ],
  [
    'behind another coding beside chunks',
    ['POST /counts HTTP/1.1', 'Host: localhost', 'Transfer-Encoding: identity, chunked', '', '0', ''],
  ],
  [
    'behind two codings',
    ['GET / HTTP/1.1', 'Host: localhost', 'Transfer-Encoding: x', 'Transfer-Encoding: chunked', '', '0', ''],
  ],
  ['behind a space before the colon', ['GET / HTTP/1.1', 'Host: localhost', 'Content-Length : 0', '']],
  ['behind a folded header', ['GET / HTTP/1.1', 'Host: localhost', 'X-A: b', ' Content-Length: 3', '']],
] as const)('no request can be hidden %s', async (_, lines) => {
  const { port } = await overWire();
  expect(await statuses(port, [...lines, ...HIDDEN])).toEqual([400]);
});

test('what a page is asked with as a body is no request', async () => {
  const { port } = await overWire();
  const hidden = `${HIDDEN.join('\r\n')}\r\n\r\n`;
  const lines = [
    'GET / HTTP/1.1',
    'Host: localhost',
    'Connection: close',
    `Content-Length: ${hidden.length}`,
    '',
  ];
  expect(await statuses(port, [...lines, ...HIDDEN])).toEqual([200]);
});

test('requests that come at once are answered in their order, whoever answers them', async () => {
  const { port } = await overWire();
  const ask = (path: string) => [`GET ${path} HTTP/1.1`, 'Host: localhost', ''];
  const lines = ['/', '/healthz', '/faq', '/FAQ', '/nowhere', '/faq', '/desk', '/'].flatMap(ask);
  const last = ['GET / HTTP/1.1', 'Host: localhost', 'Connection: close'];
  expect(await statuses(port, [...lines, ...last])).toEqual([200, 200, 200, 301, 404, 200, 401, 200, 200]);
});

test.each(['/', '/healthz'])(
  'who asks for %s is not answered with what was wrong with the next request',
  async (path) => {
    const { port } = await overWire();
    const broken = ['GET / HTTP/1.1', 'Host: localhost', 'Content-Length: +0', ''];
    expect(await statuses(port, [`GET ${path} HTTP/1.1`, 'Host: localhost', '', ...broken])).toEqual([
      200, 400,
    ]);
  },
);

test('no header of a request gets into a page, its headers or where it leads: a cache keeps nothing of an attacker', async () => {
  const { port } = await overWire({ PUBLIC_URL: 'https://rivermark.example' });
  const ask = (path: string, headers: readonly string[]) =>
    exchange(port, [`GET ${path} HTTP/1.1`, 'Host: rivermark.example', 'Connection: close', ...headers]);
  const withoutDate = (answer: Buffer) => answer.toString('latin1').replace(/^date: .*$/im, '');
  const evil = [
    'X-Forwarded-Host: evil.example',
    'X-Forwarded-Proto: http',
    'X-Original-URL: /desk',
    'X-Rewrite-URL: /desk',
    'X-HTTP-Method-Override: POST',
    'Forwarded: host=evil.example',
    'Origin: https://evil.example',
    'Range: bytes=0-3',
    'Cookie: rivermark-desk=x; a=%00',
    'Accept-Language: <script>',
  ];
  for (const path of ['/', '/faq?cb=evil.example', '/FAQ', '/nowhere', '/assets/app-1a2b3c.js']) {
    expect(withoutDate(await ask(path, evil)), path).toBe(withoutDate(await ask(path, [])));
  }
  const answer = (
    await exchange(port, ['GET /FAQ HTTP/1.1', 'Host: evil.example', 'Connection: close'])
  ).toString();
  expect(answer).toMatch(/^location: \/faq\r$/m);
  expect(answer).not.toContain('evil');
});

test.each([
  '/FAQ?x=%0d%0aSet-Cookie:%20a=b',
  '/FAQ?x=%E2%80%A8Set-Cookie',
  '/FAQ?x=\u010d\u010aSet-Cookie:a=b',
])('an address cannot add a header to the answer that leads elsewhere: %j', async (path) => {
  const { port } = await overWire();
  const answer = (
    await exchange(port, [`GET ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close'])
  ).toString();
  expect(answer).not.toMatch(/^set-cookie/im);
});

test.each([
  ['431 Request Header Fields Too Large', ['Host: localhost', `Cookie: ${'a'.repeat(20_000)}`]],
  ['417 Expectation Failed', ['Host: localhost', 'Expect: a-miracle']],
  ['400 Bad Request', ['X-Host: localhost']],
])(
  'a request that Node refuses by itself (%s) is answered with the safety headers',
  async (status, lines) => {
    const { port } = await overWire();
    const [head = ''] = (await exchange(port, ['GET / HTTP/1.1', ...lines])).toString().split('\r\n\r\n');
    const [first, ...headers] = head.split('\r\n');
    expect(first).toBe(`HTTP/1.1 ${status}`);
    expect(safetyOf(Object.fromEntries(headers.map((line) => line.split(/: (.*)/))))).toEqual(ordinarySafety);
  },
);

test.each([
  ['application/json', '/api/v1.0/email/send'],
  ['application/x-www-form-urlencoded', '/enquiries/contact'],
])('a client that hangs up in the middle of %s is no fault of the database', async (type, path) => {
  const { port, log } = await overWire();
  const socket = connect(port, '127.0.0.1');
  const head = [`POST ${path} HTTP/1.1`, 'Host: localhost', `Content-Type: ${type}`, 'Content-Length: 500'];
  socket.write(`${head.join('\r\n')}\r\nExpect: 100-continue\r\n\r\n`);
  await once(socket, 'data');
  socket.write('name=');
  socket.destroy();
  await waitUntil('its line in the log', () => log().includes('"method":"POST"'));
  expect(log()).not.toMatch(/"level":50|database-unavailable/);
});

test.each(['TRACE / HTTP/1.1', 'TRACK / HTTP/1.1', 'CONNECT evil.example:443 HTTP/1.1'])(
  '%s gives nothing back of what was asked',
  async (line) => {
    const { port } = await overWire();
    const answer = await exchange(port, [line, 'Host: localhost', 'X-Secret: whisper', 'Connection: close']);
    expect(answer.toString()).not.toMatch(/^HTTP\/1\.1 2|whisper/);
  },
);

test('nobody writes lines into the log, or words', async () => {
  const server = await overWire();
  const forged = '%0A%7B%22level%22:30,%22forged%22:1%7D';
  for (const path of [
    `/${forged}`,
    `/faq?${forged}`,
    `/enquiries/${forged}`,
    `/img/${forged}`,
    `/desk/sign-in/${forged}`,
  ]) {
    const lines = [
      `GET ${path} HTTP/1.1`,
      'Host: localhost\u2028',
      `User-Agent: ${forged}`,
      'Connection: close',
    ];
    await exchange(server.port, lines);
  }
  const log = server.log().trim().split('\n');
  for (const line of log) expect(() => JSON.parse(line)).not.toThrow();
  expect(log.join('')).not.toContain('forged');
});
