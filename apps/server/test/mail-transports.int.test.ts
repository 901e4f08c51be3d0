import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
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
      // A file stands where the folder should.
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
  // It has a name and no file, as one that was removed in between.
  symlinkSync('gone', join(folder, `${randomUUID()}.eml`));
  const old = join(folder, `${randomUUID()}.eml`);
  writeFileSync(old, 'Subject: Old\r\n\r\n');
  utimesSync(old, 0, 0);
  expect(await listCapturedMail(folder)).toHaveLength(1);
  await sweepCapturedMail(folder, Date.now());
  expect(existsSync(old)).toBe(false);
});
