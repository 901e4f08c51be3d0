import type { RequestListener } from 'node:http';
import { waitUntil } from '@rivermark/testkit/wait-until';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { exchange } from './raw-exchange.ts';
import { startApp } from './start-app.ts';

/** Announces a body, so that the request is left to the framework, and changes nothing of its answer. */
const TO_FRAMEWORK = 'Content-Length: 0';

/** The application on a real socket, and how many requests the framework has seen. */
async function started(env: Readonly<Record<string, string>> = {}) {
  const server = await startApp(env);
  let seen = 0;
  server.app.addHook('onRequest', async () => {
    seen += 1;
  });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  return { ...server, port: portOf(server.app), seen: () => seen };
}

function portOf({ server }: FastifyInstance): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** But for the second at which it was made. */
const withoutDate = (answer: Buffer) => answer.toString('latin1').replace(/^date: .*$/im, 'date: now');

const encodings = [
  [],
  ['Accept-Encoding: br'],
  ['Accept-Encoding: gzip, deflate, br, zstd'],
  ['Accept-Encoding: zstd'],
  ['Accept-Encoding: gzip;q=1.0, br;q=0'],
  ['Accept-Encoding: identity'],
  ['accept-encoding: gzip', 'Accept-Encoding: br;q=0'],
];
const paths = [
  '/',
  '/faq',
  '/faq?utm=1&x=%E0%A4%A',
  '/maps/tiny',
  '/assets/app-1a2b3c.js',
  '/assets/app-1a2b3c.js?v=2',
  '/sitemap.xml',
];

test('what is answered ahead is what the framework answers, byte for byte and header for header', async () => {
  const { port, seen } = await started({ PUBLIC_URL: 'https://rivermark.example' });
  const ask = (line: string, headers: readonly string[]) =>
    exchange(port, [line, 'Host: rivermark.example', 'Connection: close', ...headers]);
  let ahead = 0;
  for (const path of paths) {
    for (const encoding of encodings) {
      const first = withoutDate(await ask(`GET ${path} HTTP/1.1`, [...encoding, TO_FRAMEWORK]));
      const etag = /^etag: (.*)$/m.exec(first)?.[1];
      const conditions = [
        [],
        [`If-None-Match: W/"x", ${etag}`],
        ['If-None-Match: "x"'],
        [`If-Match: ${etag}`],
      ];
      for (const line of [`GET ${path} HTTP/1.1`, `HEAD ${path} HTTP/1.1`, `GET ${path} HTTP/1.0`]) {
        for (const condition of conditions) {
          const byFramework = await ask(line, [...encoding, ...condition, TO_FRAMEWORK]);
          const before = seen();
          const answer = await ask(line, [...encoding, ...condition]);
          expect(withoutDate(answer), [line, ...encoding, ...condition].join('\n')).toBe(
            withoutDate(byFramework),
          );
          expect(seen()).toBe(before);
          ahead += 1;
        }
      }
    }
  }
  expect(ahead).toBe(paths.length * encodings.length * 12);
});

test.each([
  ['POST /faq HTTP/1.1', 405],
  ['GET /FAQ HTTP/1.1', 301],
  ['GET /faq/ HTTP/1.1', 301],
  ['GET /%66aq HTTP/1.1', 301],
  ['GET //faq HTTP/1.1', 404],
  ['GET /./faq HTTP/1.1', 404],
  ['GET /assets/../faq HTTP/1.1', 404],
  ['GET /__proto__ HTTP/1.1', 404],
  ['GET /constructor HTTP/1.1', 404],
  ['GET /faq%00 HTTP/1.1', 404],
  ['GET http://localhost/faq HTTP/1.1', 200],
  ['GET /site.json HTTP/1.1', 404],
] as const)("%s is the framework's to answer: %i", async (line, status) => {
  const { port, seen } = await started();
  const answer = await exchange(port, [line, 'Host: localhost', 'Connection: close']);
  expect(answer.toString('latin1')).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(seen()).toBe(1);
});

test.each([
  ['a condition that fails', ['If-Match: "x"'], 412],
  ['a body in chunks', ['Transfer-Encoding: chunked', '', '0'], 200],
] as const)('so is a page with %s', async (_, headers, status) => {
  const { port, seen } = await started();
  const answer = await exchange(port, [
    'GET /faq HTTP/1.1',
    'Host: localhost',
    'Connection: close',
    ...headers,
  ]);
  expect(answer.toString('latin1')).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(seen()).toBe(1);
});

test.each([
  ['/faq?email=ada@visitor.example', '/faq', 'page'],
  ['/assets/app-1a2b3c.js', '/assets/:name', 'asset'],
])('%s is logged and counted as all requests are', async (path, route, kind) => {
  const server = await started();
  const ask = (headers: readonly string[]) =>
    exchange(server.port, [`GET ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers]);
  await ask([TO_FRAMEWORK]);
  await ask([]);
  const lines = server
    .log()
    .trim()
    .split('\n')
    .filter((line) => line.endsWith(',"msg":"request"}'));
  expect(lines).toHaveLength(2);
  const withoutFigures = lines.map((line) =>
    line
      .replace(/"time":\d+/, '"time":0')
      .replace(/"reqId":"[0-9a-f]{10}"/, '"reqId":"0"')
      .replace(/"ms":[\d.]+/, '"ms":0'),
  );
  expect(withoutFigures[1]).toBe(
    `{"level":30,"time":0,"reqId":"0","method":"GET","route":"${route}","status":200,"ms":0,"msg":"request"}`,
  );
  expect(withoutFigures[1]).toBe(withoutFigures[0]);
  const metrics = (await server.app.inject({ url: '/metrics', headers: { host: 'localhost' } })).body;
  expect(metrics).toContain(`rivermark_requests_total{class="${kind}",status="2xx"} 2`);
  expect(metrics).toContain(`rivermark_requests_in_hand{class="${kind}"} 0`);
  expect(metrics).toContain(`rivermark_request_seconds_count{class="${kind}"} 2`);
});

test('a request that names two hosts is refused, logged and counted', async () => {
  const server = await started();
  const answer = await exchange(server.port, [
    'GET /faq HTTP/1.1',
    'Host: a',
    'Host: b',
    'Connection: close',
  ]);
  expect(answer.toString('latin1')).toMatch(/^HTTP\/1\.1 400 /);
  await waitUntil('its line', () => /"status":400.*"code":"bad-host".*"msg":"request"/.test(server.log()));
});

test('a page whose asker is gone before it is sent is logged as broken off', async () => {
  const server = await started();
  const listener = server.app.server.listeners('request')[0] as RequestListener;
  const { promise, resolve } = Promise.withResolvers<void>();
  server.app.server.removeAllListeners('request');
  server.app.server.on('request', (request, response) => {
    response.on('close', resolve);
    request.socket.destroy();
    listener(request, response);
  });
  await expect(
    exchange(server.port, ['GET /faq HTTP/1.1', 'Host: localhost', 'Connection: close']),
  ).resolves.toHaveLength(0);
  await promise;
  expect(server.log()).toMatch(/"route":"\/faq","status":200,"brokenOff":true,"ms":[\d.]+,"msg":"request"/);
});
