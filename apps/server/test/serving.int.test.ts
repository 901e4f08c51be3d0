import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { isOldAddress } from '@rivermark/content/load';
import { EMAIL_SEND_PATH } from '@rivermark/contracts/email-send';
import { waitUntil } from '@rivermark/testkit/wait-until';
import { expect, test } from 'vitest';
import { loadSite } from '../src/site/load-site.ts';
import { precompressed } from '../src/site/precompressed.ts';
import { startApp, temporaryFolder } from './start-app.ts';

/** The application on a real socket, and the tag of its page /faq. */
async function overWire() {
  const { app } = await startApp();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { app, port, etag: (await app.inject('/faq')).headers.etag ?? '' };
}

/** The whole answer to a request that no client library would make. */
const raw = (port: number, method: string, path: string, headers: readonly string[]) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.setEncoding('utf8').on('data', (part: string) => {
      answer += part;
    });
    socket.on('close', () => resolve(answer)).on('error', reject);
    socket.write(
      [`${method} ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n'),
    );
  });

test('pages name the public address, in whatever encoding they come', async () => {
  const { app } = await startApp({ PUBLIC_URL: 'https://rivermark.example' });
  const get = (encoding: string) => app.inject({ url: '/faq', headers: { 'accept-encoding': encoding } });
  const [plain, br, gzip] = await Promise.all([
    get('identity'),
    get('gzip, deflate, br'),
    get('gzip, br;q=0'),
  ]);
  expect(plain.body).toContain('href="https://rivermark.example/"');
  expect([plain, br, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([
    undefined,
    'br',
    'gzip',
  ]);
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
  expect(br.headers.vary).toBe('accept-encoding');
  const types = await Promise.all(
    ['/faq', '/assets/app-1a2b3c.js', '/sitemap.xml'].map(
      async (url) => (await app.inject(url)).headers['content-type'],
    ),
  );
  expect(types).toEqual(
    ['text/html', 'text/javascript', 'application/xml'].map((type) => `${type}; charset=utf-8`),
  );
  expect((await app.inject('/sitemap.xml')).body).toContain('https://rivermark.example/faq');
});

test('no page and no file sets a cookie', async () => {
  const { app } = await startApp({ PUBLIC_URL: 'https://rivermark.example' });
  for (const url of [
    '/',
    '/faq',
    '/FAQ',
    '/nowhere',
    '/assets/app-1a2b3c.js',
    '/img/river.png',
    '/maps/tiny',
  ]) {
    expect((await app.inject(url)).headers, url).not.toHaveProperty('set-cookie');
  }
});

test('a page that has not changed is not sent again', async () => {
  const { app } = await startApp();
  const first = await app.inject({ url: '/', headers: { 'accept-encoding': 'br' } });
  const headers = { 'accept-encoding': 'br', 'if-none-match': `W/"other", ${first.headers.etag}` };
  const second = await app.inject({ url: '/', headers });
  expect([second.statusCode, second.body, second.headers.etag]).toEqual([304, '', first.headers.etag]);
});

test('hashed files are kept for ever, pages are asked for anew', async () => {
  const { app } = await startApp();
  const caching = async (url: string) => (await app.inject(url)).headers['cache-control'];
  expect(await caching('/assets/app-1a2b3c.js')).toBe('public, max-age=31536000, immutable');
  expect(await caching('/img/river.png')).toBe('public, max-age=31536000, immutable');
  expect(await caching('/')).toBe('no-cache');
  expect(await caching('/nowhere')).toBe('no-cache');
});

test('pictures come as they are, with their type', async () => {
  const { app } = await startApp();
  const answer = await app.inject({ url: '/img/river.png', headers: { 'accept-encoding': 'br' } });
  expect(answer.headers).toMatchObject({ 'content-type': 'image/png', 'content-length': '8' });
  expect(answer.headers['content-encoding']).toBeUndefined();
});

test('HEAD of a page that has not changed says so, and no length that the page does not have', async () => {
  const { port, etag } = await overWire();
  const answer = await raw(port, 'HEAD', '/faq', [`If-None-Match: ${etag}`]);
  expect(answer).toMatch(/^HTTP\/1\.1 304 /);
  expect(answer.toLowerCase()).not.toContain('content-length');
  expect(answer).toContain(`etag: ${etag}`);
});

test('conditions are weighed as RFC 9110 has them, on what exists alone', async () => {
  const { app } = await startApp();
  const status = async (url: string, headers: Record<string, string>) =>
    (await app.inject({ url, headers })).statusCode;
  expect(await status('/faq', { 'if-none-match': '*' })).toBe(304);
  expect(await status('/faq', { 'if-match': '*' })).toBe(200);
  expect(await status('/faq', { 'if-match': '"of yesterday"' })).toBe(412);
  expect(await status('/img/river.png', { 'if-none-match': '*' })).toBe(304);
  expect(await status('/nowhere', { 'if-none-match': '*' })).toBe(404);
  expect(await status('/nowhere', { 'if-match': '"x"' })).toBe(404);
});

test('whoever asks an address in another way is told what it takes', async () => {
  const { app } = await startApp();
  const headers = { 'sec-fetch-site': 'same-origin' };
  for (const [method, url, allow] of [
    ['POST', '/faq', 'GET, HEAD'],
    ['PUT', '/img/river.png', 'GET, HEAD'],
    ['DELETE', '/healthz', 'GET, HEAD'],
    ['OPTIONS', '/', 'GET, HEAD'],
    ['GET', EMAIL_SEND_PATH, 'POST'],
    ['PUT', EMAIL_SEND_PATH, 'POST'],
    ['GET', '/enquiries/contact', 'POST'],
    ['DELETE', '/enquiries/received?x=/letters', 'GET, HEAD'],
    ['PUT', '/letters/asked', 'GET, HEAD'],
    ['PUT', '/letters/another', 'GET, HEAD, POST'],
    ['PATCH', '/agent/documents/x', 'GET, HEAD'],
    ['PUT', '/agent/documents/x/erase', 'POST'],
    ['TRACE', '/desk', 'GET, HEAD'],
    ['PUT', '/desk/data/inquiries.csv', 'POST'],
    ['DELETE', '/desk/site/see/a-home/x/y', 'GET, HEAD'],
  ] as const) {
    const answer = await app.inject({ method: method as 'PUT', url, headers, payload: '[' });
    expect([url, answer.statusCode, answer.headers.allow]).toEqual([url, 405, allow]);
    expect(answer.headers['x-error-code']).toBe('method-not-allowed');
  }
  for (const url of ['/nowhere', '/desk/nowhere', '/desk/data/inquiries-csv', '/healthz/x'])
    expect([url, (await app.inject({ method: 'PUT', url, headers })).statusCode]).toEqual([url, 404]);
});

test('a request with two hosts is refused', async () => {
  const { port } = await overWire();
  expect(await raw(port, 'GET', '/', ['host: rivermark.example'])).toMatch(/^HTTP\/1\.1 400 /);
  expect(await raw(port, 'GET', '/', ['x-host: rivermark.example'])).toMatch(/^HTTP\/1\.1 200 /);
});

test('no spelling of an address on the wire leads elsewhere than its letters say', async () => {
  const { port } = await overWire();
  for (const [path, status] of [
    ['//faq', 404],
    ['/./faq', 404],
    ['/assets/../faq', 404],
    ['/__proto__', 404],
    ['/constructor', 404],
    ['/faq%00', 404],
    ['http://localhost/faq', 200],
    ['/faq?utm=1&x=%E0%A4%A', 200],
  ] as const)
    expect(await raw(port, 'GET', path, []), path).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});

test('a page whose connection closes before it is sent is logged as broken off', async () => {
  const server = await startApp();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const address = server.app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  server.app.server.prependListener('request', (request) => request.socket.destroy());
  await raw(port, 'GET', '/faq', []).catch(() => '');
  await waitUntil('its line', () =>
    /"route":"\/faq","status":200,"brokenOff":true,"ms":[\d.]+,"msg":"request"/.test(server.log()),
  );
});

test('HEAD tells what GET would send, without the body', async () => {
  const { app } = await startApp();
  const [head, get] = await Promise.all([app.inject({ method: 'HEAD', url: '/' }), app.inject('/')]);
  expect([head.statusCode, head.body]).toEqual([200, '']);
  expect(head.headers['content-length']).toBe(get.headers['content-length']);
});

test('an address with a slash too many leads to the page, and to this site only', async () => {
  const { app } = await startApp();
  const answer = await app.inject('/faq/?utm=1');
  expect([answer.statusCode, answer.headers.location]).toEqual([301, '/faq?utm=1']);
  expect((await app.inject('//evil.example/')).statusCode).toBe(404);
});

test('other spellings of a page, and its old address, lead to its one address', async () => {
  const { app } = await startApp();
  for (const [url, location] of [
    ['/FAQ', '/faq'],
    ['/%66aq', '/faq'],
    ['/%46aq/?utm=1', '/faq?utm=1'],
    ['/questions', '/faq#first'],
    ['/Questions/?utm=1', '/faq?utm=1#first'],
  ] as const) {
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await app.inject({ method, url });
      expect([url, answer.statusCode, answer.headers.location]).toEqual([url, 301, location]);
    }
    expect((await app.inject(location.split('#')[0] ?? '')).statusCode).toBe(200);
  }
});

test('whoever asks on and on for what is not here is asked to wait; pages are still served', async () => {
  const { app } = await startApp();
  const ask = (url: string, address: string) => app.inject({ url, headers: { 'x-forwarded-for': address } });
  const statuses = [];
  for (let count = 0; count < 301; count += 1) {
    statuses.push((await ask(count % 2 ? `/nowhere-${count}` : `/agent/${count}`, '203.0.113.1')).statusCode);
  }
  expect(statuses.slice(0, 300)).toEqual(Array(300).fill(404));
  expect(statuses[300]).toBe(429);
  const late = await ask('/nowhere', '203.0.113.1');
  expect([late.statusCode, late.headers['x-error-code']]).toEqual([429, 'too-many-misses']);
  expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
  expect((await ask('/faq', '203.0.113.1')).statusCode).toBe(200);
  expect((await ask('/nowhere', '203.0.113.2')).statusCode).toBe(404);
});

/**
 * The least milliseconds of many tries of each, in turn: the work's cost when the machine lets it
 * run.
 */
async function leastMs(...works: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const least = works.map(() => Number.POSITIVE_INFINITY);
  for (let count = 0; count < 40; count += 1) {
    for (const [at, work] of works.entries()) {
      const start = performance.now();
      await work();
      least[at] = Math.min(least[at] as number, performance.now() - start);
    }
  }
  return least;
}

test.each<[of: string, url: (kilobytes: number) => string]>([
  ['slashes', (kilobytes) => `/${'/'.repeat(kilobytes * 1000)}x`],
  ['slashes at the end', (kilobytes) => `/faq${'/'.repeat(kilobytes * 1000)}`],
  ['dots', (kilobytes) => `/${'.'.repeat(kilobytes * 1000)}`],
  ['percent signs', (kilobytes) => `/${'%25'.repeat(kilobytes * 330)}`],
  ['a query', (kilobytes) => `/faq?${'a=b&'.repeat(kilobytes * 250)}`],
  ['parts', (kilobytes) => `/agent/documents${'/x'.repeat(kilobytes * 500)}`],
])('an address of %s costs no more than in proportion to its length', async (_, url) => {
  const { app } = await startApp();
  const [long = 0, short = 0] = await leastMs(
    () => app.inject(url(16)),
    () => app.inject(url(4)),
  );
  // Four times as long. Quadratic growth would cost sixteen times as much.
  expect(long / short).toBeLessThan(8);
});

test('an unknown page is a real 404 with the page for it', async () => {
  const { app } = await startApp();
  for (const url of ['/nowhere', '/faq/deeper', '/__proto__', '/dev/nothing']) {
    const answer = await app.inject(url);
    expect([url, answer.statusCode, answer.body.includes('Page not found')]).toEqual([url, 404, true]);
  }
});

test('a missing file is a 404 in plain text, never a page', async () => {
  const { app } = await startApp();
  for (const url of [
    '/assets/gone.js',
    '/assets/gone',
    '/img/gone',
    '/favicon.ico',
    '/../package.json',
    '/site.json',
  ]) {
    const answer = await app.inject(url);
    expect([url, answer.statusCode]).toEqual([url, 404]);
    expect(answer.headers['content-type']).toMatch(/^text\/plain/);
  }
});

test('a malformed address is refused in plain text', async () => {
  const { app } = await startApp();
  const answer = await app.inject('/%');
  expect([answer.statusCode, answer.headers['x-error-code']]).toEqual([400, 'bad-address']);
});

test('a site that is not built is said in a sentence with what to do', async () => {
  const how = { publicUrl: 'http://localhost', marksSamples: false, forms: precompressed(() => []) };
  await expect(loadSite(temporaryFolder(), how)).rejects.toThrow(/not built yet.*script\/setup/);
});

test('redirects cannot take an address that the server answers itself', async () => {
  const { app } = await startApp({ MAIL_CAPTURE: '1' });
  const routes = app.printRoutes({ commonPrefix: false });
  const first = [...routes.matchAll(/^[├└]── (\/[^/\s:*]+)/gm)].map(([, path]) => path ?? '');
  expect(first).toContain('/desk');
  // Homes of another site may have had such addresses; only the sign-in page is taken.
  expect(first.filter(isOldAddress)).toEqual(['/properties']);
  expect(isOldAddress('/properties/avondale-tudor/open-house')).toBe(false);
});
