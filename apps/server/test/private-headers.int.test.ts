import { expect, test } from 'vitest';
import { privateHere, privateOf } from './private-of.ts';
import { exchange } from './raw-exchange.ts';
import { startApp } from './start-app.ts';

/**
 * Paths below a section: routes' answers, requests rejected before any route, and other spellings
 * of the same.
 */
const addresses = (room: string) => {
  const [first = '', ...rest] = room.slice(1);
  const encoded = `/%${first.charCodeAt(0).toString(16)}${rest.join('')}`;
  return [
    room,
    `${room}/`,
    `${room}?x=%E0%A4%A`,
    `${room}/x`,
    `${room}/x/${'a'.repeat(3000)}`,
    `${room}/documents/${'a'.repeat(3000)}`,
    `${room}/%E0%A4%A`,
    `${room}/documents/%`,
    `${encoded}/x`,
    `${encoded}/%E0%A4%A`,
    `http://www.example.com${room}/x`,
    `http://www.example.com${room}/%`,
  ];
};

test.each([
  ['/agent', privateHere.agent],
  ['/desk', privateHere.desk],
])('below %s every answer is private, also to what is refused before any route', async (room, expected) => {
  const { app } = await startApp();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const ask = async (line: string, headers: readonly string[] = []) => {
    const answer = await exchange(port, [line, 'Host: localhost', 'Connection: close', ...headers]);
    const [status = '', ...lines] = answer.toString('latin1').split('\r\n\r\n')[0]?.split('\r\n') ?? [];
    const entries = lines.map((entry) => [
      entry.slice(0, entry.indexOf(':')),
      entry.slice(entry.indexOf(':') + 2),
    ]);
    return { status: Number(status.split(' ')[1]), headers: Object.fromEntries(entries) };
  };
  for (const address of addresses(room)) {
    for (const method of ['GET', 'POST']) {
      const { status, headers } = await ask(`${method} ${address} HTTP/1.1`);
      expect([method, address, status, privateOf(headers)]).toEqual([method, address, status, expected]);
      expect(status, address).toBeGreaterThanOrEqual(400);
    }
  }
  const twoHosts = await ask(`GET ${room}/x HTTP/1.1`, ['Host: elsewhere.example']);
  expect([twoHosts.status, privateOf(twoHosts.headers)]).toEqual([400, expected]);
  const beside = await ask(`GET ${room}s/%E0%A4%A HTTP/1.1`);
  expect([beside.status, beside.headers['x-robots-tag']]).toEqual([400, undefined]);
});
