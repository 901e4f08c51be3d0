import { DAY_MS } from '@rivermark/contracts/durations';
import { startTlsServer, TLS_SERVER_CERTIFICATE_END } from '@rivermark/testkit/tls-server';
import { expect, onTestFinished, test } from 'vitest';
import { askCertificate } from './ask-certificate.ts';
import { createCertificateSeen } from './certificate-seen.ts';

test('the certificate of the site is asked for at its own address, and what was seen is kept', async () => {
  const server = await startTlsServer();
  onTestFinished(() => server.stop());
  let now = TLS_SERVER_CERTIFICATE_END - DAY_MS;
  const certificate = createCertificateSeen(`https://localhost:${server.port}`, () => now, askCertificate);
  const [first] = await Promise.all([certificate.looked(), certificate.looked()]);
  expect(first).toEqual({ validUntil: TLS_SERVER_CERTIFICATE_END, fault: expect.any(String) });
  expect(certificate.known()).toBe(first);
  expect(server.asked()).toBe(1);
  now += 2 * DAY_MS;
  expect(await certificate.looked()).toEqual(first);
  expect(server.asked()).toBe(2);
});

test('an address that nobody answers, or that is not https, shows none, and holds up nothing', async () => {
  for (const address of ['https://localhost:1', 'http://localhost:1']) {
    const certificate = createCertificateSeen(address, Date.now, askCertificate);
    expect(certificate.known()).toBeUndefined();
    expect(await certificate.looked()).toBeUndefined();
  }
});
