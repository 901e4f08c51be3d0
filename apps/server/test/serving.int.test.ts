import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { loadSite } from '../src/site/load-site.ts';
import { startApp, temporaryFolder } from './start-app.ts';

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
  expect((await app.inject('/sitemap.xml')).body).toContain('https://rivermark.example/faq');
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

test('HEAD tells what GET would send, without the body', async () => {
  const { app } = await startApp();
  const [head, get] = await Promise.all([app.inject({ method: 'HEAD', url: '/' }), app.inject('/')]);
  expect([head.statusCode, head.body]).toEqual([200, '']);
  expect(head.headers['content-length']).toBe(get.headers['content-length']);
});

test('an address with a slash too many leads to the page, and to this site only', async () => {
  const { app } = await startApp();
  const answer = await app.inject('/faq/?utm=1');
  expect([answer.statusCode, answer.headers.location]).toEqual([308, '/faq?utm=1']);
  expect((await app.inject('//evil.example/')).statusCode).toBe(404);
});

test('an unknown page is a real 404 with the page for it', async () => {
  const { app } = await startApp();
  for (const url of ['/nowhere', '/faq/deeper', '/__proto__', '/dev/nothing']) {
    const answer = await app.inject(url);
    expect([url, answer.statusCode, answer.body.includes('Page not found')]).toEqual([url, 404, true]);
  }
});

test.each(['/assets/gone.js', '/assets/gone', '/img/gone', '/favicon.ico', '/../package.json', '/site.json'])(
  'the missing file %s is a 404 in plain text, never a page',
  async (url) => {
    const { app } = await startApp();
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toMatch(/^text\/plain/);
  },
);

test('a malformed address is refused in plain text', async () => {
  const { app } = await startApp();
  const answer = await app.inject('/%');
  expect([answer.statusCode, answer.headers['x-error-code']]).toEqual([400, 'bad-address']);
});

test('a site that is not built is said in a sentence with what to do', () => {
  expect(() => loadSite(temporaryFolder(), 'http://localhost')).toThrow(/not built yet.*script\/setup/);
});
