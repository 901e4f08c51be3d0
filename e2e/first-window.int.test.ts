import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, constants } from 'node:zlib';
import { compress } from '@rivermark/contracts/served-files';
import { type RunningSite, startSite } from '@rivermark/testkit/site';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSites, TESTED_SITE } from './build-sites.ts';
import { guideSlugs } from './paths.ts';

/** What a connection may send before the other side has answered: ten segments of 1460 bytes. */
const FIRST_WINDOW = 14_600;

/**
 * What a browser has read of a page once a connection's first window has arrived, compressed as a
 * release is.
 */
async function firstWindowOf(url: string): Promise<string> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, resolve).on('error', reject);
  });
  const head = [`HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}`, 'content-encoding: br'];
  for (let at = 0; at < answer.rawHeaders.length; at += 2)
    head.push(`${answer.rawHeaders[at]}: ${answer.rawHeaders[at + 1]}`);
  const room = FIRST_WINDOW - [...head, '', ''].join('\r\n').length;
  const arrived = (await compress(await buffer(answer), 'br')).subarray(0, room);
  return brotliDecompressSync(arrived, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString();
}

/**
 * How much of `main` belongs to the first screen, at the most: its first section and the heading of
 * the next.
 */
const FIRST_SCREEN = /<main[^>]*>.*?<h1.*?<\/h1>.*?<h2/s;

let site: RunningSite;
beforeAll(async () => {
  buildSites(['e-mails', 'tested site']);
  site = await startSite({ builtSite: TESTED_SITE });
});
afterAll(() => site.remove());

test.each([
  '/properties',
  '/client-concierge',
  '/faq',
  '/market-insights',
  '/privacy-policy',
  ...guideSlugs.map((slug) => `/neighborhoods/${slug}`),
])('the first screen of %s comes in a connection’s first window', async (path) => {
  expect(await firstWindowOf(site.url + path)).toMatch(FIRST_SCREEN);
});

test.each(['/neighborhood-quiz', '/no-such-page'])('so does the heading of %s', async (path) => {
  expect(await firstWindowOf(site.url + path)).toMatch(/<h1.*?<\/h1>/s);
});
