import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { neighborhoods } from '@rivermark/content';
import { expect, test } from 'vitest';
import { startApp } from './start-app.ts';

/** What a connection may send before the other side has answered: ten segments of 1460 bytes. */
const FIRST_WINDOW = 14_600;

/** The bytes of an answer as a browser gets it, with all that comes before it. */
async function bytesOf(url: string): Promise<number> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip, br' } }, resolve).on('error', reject);
  });
  const head = [`HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}`];
  for (let at = 0; at < answer.rawHeaders.length; at += 2)
    head.push(`${answer.rawHeaders[at]}: ${answer.rawHeaders[at + 1]}`);
  return [...head, '', ''].join('\r\n').length + (await buffer(answer)).length;
}

test.each([
  '/properties',
  '/client-concierge',
  '/faq',
  '/market-insights',
  '/neighborhood-quiz',
  '/privacy-policy',
  '/terms-of-service',
  '/accessibility',
  '/no-such-page',
  ...neighborhoods.map(({ slug }) => `/neighborhoods/${slug}`),
])('%s comes whole in a connection’s first window', async (path) => {
  const { app } = await startApp();
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  expect(await bytesOf(address + path)).toBeLessThanOrEqual(FIRST_WINDOW);
});
