import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fetchCalendar } from '../src/showings/calendar/fetch-calendar.ts';
import { busyInWords, calendarCases, calendarFolder } from './calendar-cases.ts';
import { temporaryFolder } from './start-app.ts';

/** A port that was free a moment ago: Radicale takes no other way. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function startRadicale(): Promise<string> {
  const port = await freePort();
  const radicale = spawn('radicale', [
    ...['--server-hosts', `127.0.0.1:${port}`],
    ...['--storage-filesystem-folder', temporaryFolder()],
    ...['--auth-type', 'none', '--logging-level', 'info'],
    ...['--rights-type', 'authenticated'],
  ]);
  onTestFinished(() => void radicale.kill());
  let said = '';
  await new Promise<void>((resolve, reject) => {
    radicale.stderr.on('data', (part) => {
      said += part;
      if (said.includes('Radicale server ready')) resolve();
    });
    radicale.once('exit', () => reject(new Error(said)));
  });
  return `http://127.0.0.1:${port}`;
}

test('Radicale gives every sample calendar back as one that is read alike', async () => {
  const site = await startRadicale();
  const authorization = `Basic ${Buffer.from('agent:agent').toString('base64')}`;
  for (const [name, expected] of Object.entries(calendarCases)) {
    const address = `${site}/agent/${name}/`;
    const put = await fetch(address, {
      method: 'PUT',
      headers: { authorization, 'content-type': 'text/calendar' },
      body: readFileSync(join(calendarFolder, `${name}.ics`)),
    });
    expect([name, put.status]).toEqual([name, 201]);
    const given = await fetch(address, { headers: { authorization } });
    const text = await given.text();
    expect([name, busyInWords(text, expected)]).toEqual([name, expected.busy]);
  }
  // As the server itself asks for it: without a name, which this Radicale refuses.
  await expect(fetchCalendar(new URL(`${site}/agent/google-all-day/`))).rejects.toThrow('answered 401');
});
