import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fixtureContent } from '@rivermark/content/fixtures';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { fetchCalendar } from '../src/showings/calendar/fetch-calendar.ts';

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const refusal = (address: string, timeoutMs?: number) =>
  fetchCalendar(new URL(address), timeoutMs).then(
    () => 'read',
    ({ code, message }) => {
      expect(message).not.toContain('secret');
      return code;
    },
  );

test('a calendar on this machine is read; one too large, too slow, or that leads elsewhere is not', async () => {
  const site = await serve((request, response) => {
    switch (request.url) {
      case '/secret.ics':
        return response.end('BEGIN:VCALENDAR');
      case '/large-secret':
        response.on('error', () => undefined);
        return response.end(Buffer.alloc(6 * 1024 * 1024));
      case '/slow-secret':
        return response.write('BEGIN');
      case '/away-secret':
        return response.writeHead(302, { location: 'https://10.0.0.1/secret.ics' }).end();
      case '/back-secret':
        return response.writeHead(302, { location: '/secret.ics' }).end();
      default:
        return response.writeHead(404).end();
    }
  });
  expect(await fetchCalendar(new URL(`${site}/secret.ics`))).toBe('BEGIN:VCALENDAR');
  expect(await refusal(`${site}/large-secret`)).toBe('too-large');
  expect(await refusal(`${site}/slow-secret`, 300)).toBe('too-slow');
  expect(await refusal(`${site}/away-secret`)).toBe('private-address');
  // This machine is only asked where the operator named it.
  expect(await refusal(`${site}/back-secret`)).toBe('refused');
  expect(await refusal(`${site}/none-secret`)).toBe('refused');
});

test.each([
  'https://10.0.0.1/secret.ics',
  'https://192.168.1.4/secret.ics',
  'https://169.254.169.254/secret.ics',
  'https://[::ffff:10.0.0.1]/secret.ics',
  'https://[fd00::1]/secret.ics',
])('%s is a private address', async (address) => {
  expect(await refusal(address)).toBe('private-address');
});

test('a calendar has an https address, spelled as calendars do', () => {
  const read = (CALENDAR_URL: string) => readConfig({ CALENDAR_URL }, fixtureContent()).calendarUrl?.href;
  expect(read('webcal://calendar.example/secret.ics')).toBe('https://calendar.example/secret.ics');
  expect(read('http://localhost:5232/secret.ics')).toBe('http://localhost:5232/secret.ics');
  expect(() => read('http://calendar.example/secret.ics')).toThrow('CALENDAR_URL must be an https address');
});
