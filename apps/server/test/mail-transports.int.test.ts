import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, existsSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { startMailServer } from '@rivermark/testkit/mail-server';
import { mailTransportContract, type TransportUnderTest } from '@rivermark/testkit/mail-transport-contract';
import { describe, expect, onTestFinished, test } from 'vitest';
import { captureTransport } from '../src/mail/capture-transport.ts';
import { listCapturedMail } from '../src/mail/captured-mail.ts';
import { smtpTransport } from '../src/mail/smtp-transport.ts';
import { sweepCapturedMail } from '../src/mail/sweep-captured.ts';
import { temporaryFolder } from './start-app.ts';

async function overSmtp(): Promise<TransportUnderTest> {
  const server = await startMailServer();
  const transport = smtpTransport(new URL(server.url), { connectMs: 5000, silenceMs: 5000 });
  onTestFinished(async () => {
    await transport.close();
    await server.stop();
  });
  return {
    transport,
    arrived: async () => server.received.map(({ mail }) => mail),
    breakDown: () => server.stop(),
  };
}

async function captured(): Promise<TransportUnderTest> {
  const folder = join(temporaryFolder(), 'mail');
  return {
    transport: captureTransport(folder),
    arrived: async () => (await listCapturedMail(folder)).map(({ mail }) => mail),
    async breakDown() {
      // A file is in the folder's place.
      await rm(folder, { recursive: true, force: true });
      writeFileSync(folder, '');
      chmodSync(folder, 0o600);
    },
  };
}

describe.each([
  ['SMTP', overSmtp],
  ['capture on disk', captured],
] as const)('%s keeps the contract of a mail transport', (_name, open) => {
  test.each(mailTransportContract)('%s', async (_promise, prove) => {
    await prove(await open());
  });
});

test('a captured mail that goes while they are listed or swept keeps no other', async () => {
  const folder = join(temporaryFolder(), 'mail');
  await mkdir(folder);
  // A name without a file, like one that was removed in between.
  symlinkSync('gone', join(folder, `${randomUUID()}.eml`));
  const old = join(folder, `${randomUUID()}.eml`);
  writeFileSync(old, 'Subject: Old\r\n\r\n');
  utimesSync(old, 0, 0);
  expect(await listCapturedMail(folder)).toHaveLength(1);
  await sweepCapturedMail(folder, Date.now());
  expect(existsSync(old)).toBe(false);
});

/**
 * A mail server that offers no encryption, or an attacker who removed the offer. Returns what it
 * received.
 */
async function inTheClear() {
  const heard: string[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy()).write('220 mail.example\r\n');
    createInterface(socket).on('line', (line) => {
      heard.push(line);
      if (line === 'QUIT') socket.end('221 bye\r\n');
      else if (line === 'STARTTLS') socket.write('502 not known\r\n');
      else if (line.startsWith('EHLO')) socket.write('250-mail.example\r\n250 AUTH PLAIN\r\n');
      else socket.write('235 signed in\r\n');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { heard, port: (server.address() as AddressInfo).port };
}

test('the password of the mail account goes to no other machine in the clear, whoever took out the offer of encryption', async () => {
  const { heard, port } = await inTheClear();
  // Not a loopback address by its letters, but one that resolves to here.
  const transport = smtpTransport(new URL(`smtp://agent:secret@[::ffff:127.0.0.1]:${port}`));
  onTestFinished(() => transport.close());
  await expect(transport.verify()).rejects.toMatchObject({ code: expect.stringContaining('ETLS') });
  expect(heard.filter((line) => line.startsWith('AUTH'))).toEqual([]);
  // Nobody listens in between on this machine.
  const here = smtpTransport(new URL(`smtp://agent:secret@127.0.0.1:${port}`));
  onTestFinished(() => here.close());
  await here.verify();
});
