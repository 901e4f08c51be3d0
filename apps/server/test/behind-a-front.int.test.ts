import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { callBody } from './calls.ts';
import { startApp } from './start-app.ts';

/** The status of an answer over a real socket, to exactly these lines. */
async function statusOf(env: Record<string, string>, lines: readonly string[]): Promise<number> {
  const { app } = await startApp(env);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
    socket.on('close', () => resolve(text)).on('error', reject);
    socket.write(`${lines.join('\r\n').replaceAll('PORT', String(port))}\r\n\r\n`);
  });
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
}

const browser = ['User-Agent: Mozilla/5.0', 'Accept: text/html', 'Accept-Language: en-US'];

/**
 * What reaches the server for a request to the front for /dev/mail, as each front forwards it by
 * default.
 */
const fronts = {
  "nginx, with 'proxy_pass http://127.0.0.1:3000' and nothing else": [
    'GET /dev/mail HTTP/1.0',
    'Host: 127.0.0.1:PORT',
    'Connection: close',
    ...browser,
  ],
  "nginx, with 'proxy_pass http://localhost:3000' and nothing else": [
    'GET /dev/mail HTTP/1.0',
    'Host: localhost:PORT',
    'Connection: close',
    ...browser,
  ],
  "nginx, with Debian's proxy_params": [
    'GET /dev/mail HTTP/1.0',
    'Host: rivermark.example',
    'X-Real-IP: 203.0.113.7',
    'X-Forwarded-For: 203.0.113.7',
    'X-Forwarded-Proto: https',
    'Connection: close',
    ...browser,
  ],
  "Caddy, with 'reverse_proxy localhost:3000'": [
    'GET /dev/mail HTTP/1.1',
    'Host: rivermark.example',
    'Accept-Encoding: gzip',
    'X-Forwarded-For: 203.0.113.7',
    'X-Forwarded-Host: rivermark.example',
    'X-Forwarded-Proto: https',
    'Via: 2.0 Caddy',
    'Connection: close',
    ...browser,
  ],
  "a front that writes the server's own name": [
    'GET /dev/mail HTTP/1.1',
    'Host: localhost:PORT',
    'X-Forwarded-For: 203.0.113.7',
    'Connection: close',
    ...browser,
  ],
};

test.each(Object.entries(fronts))('captured mail is not shown through %s', async (_, lines) => {
  for (const env of [{}, { PUBLIC_URL: 'https://rivermark.example' }]) {
    expect(await statusOf(env, lines)).toBe(404);
  }
});

const direct = ['GET /dev/mail HTTP/1.1', 'Host: localhost:PORT', 'Connection: close', ...browser];

test("it is shown to a browser on the developer's machine, and never where the site is public", async () => {
  expect(await statusOf({}, direct)).toBe(200);
  expect(await statusOf({ PUBLIC_URL: 'https://rivermark.example' }, direct)).toBe(404);
  const demonstration = {
    ALLOW_SAMPLE_IDENTITY: '1',
    CAPTURE_MAIL: '1',
    PUBLIC_URL: 'http://localhost:3000',
  };
  const production = { NODE_ENV: 'production', ...demonstration };
  expect(await statusOf(production, direct)).toBe(404);
});

test('a front on another machine is believed once it is named, and then no other', async () => {
  const { app, enquiries } = await startApp({ ENQUIRIES_PER_MINUTE: '1', TRUSTED_PROXIES: '10.0.0.0/24' });
  /** Sends an enquiry. Resolves with whether it counts as one of many from the same visitor. */
  const isOneOfMany = async (front: string, visitor: string) => {
    const known = new Set((await enquiries()).map(({ id }) => id));
    await app.inject({
      method: 'POST',
      url: '/api/v1.0/email/send',
      remoteAddress: front,
      headers: { 'x-forwarded-for': visitor },
      payload: callBody(),
    });
    const [added] = (await enquiries()).filter(({ id }) => !known.has(id));
    return added?.spam_marks === '["many-from-network"]';
  };
  expect(await isOneOfMany('10.0.0.5', '203.0.113.1')).toBe(false);
  expect(await isOneOfMany('10.0.0.5', '203.0.113.2')).toBe(false);
  expect(await isOneOfMany('10.0.0.6', '203.0.113.1')).toBe(true);
  expect(await isOneOfMany('198.51.100.7', '203.0.113.3')).toBe(false);
  expect(await isOneOfMany('198.51.100.7', '203.0.113.4')).toBe(true);
  expect(await isOneOfMany('127.0.0.1', '203.0.113.5')).toBe(false);
  expect(await isOneOfMany('127.0.0.1', '203.0.113.6')).toBe(true);
});
