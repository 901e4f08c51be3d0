import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** Expiry of the server's certificate. */
export const TLS_SERVER_CERTIFICATE_END = Date.parse('2025-02-09T11:32:58Z');

/**
 * A server on this machine that starts every connection with TLS, under an expired self-signed
 * certificate for localhost: the one of the mail server's package.
 */
export async function startTlsServer(): Promise<{
  readonly port: number;
  readonly asked: () => number;
  stop(): Promise<void>;
}> {
  const server = new SMTPServer({ secure: true, logger: false });
  server.on('error', () => undefined);
  let asked = 0;
  server.server.on('connection', () => {
    asked += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.server.address() as AddressInfo).port,
    asked: () => asked,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
