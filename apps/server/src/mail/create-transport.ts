import { join } from 'node:path';
import type { Config } from '../config.ts';
import { captureTransport } from './capture-transport.ts';
import { smtpTransport } from './smtp-transport.ts';
import type { MailTransport } from './transport.ts';

/** Where captured mails lie. */
export const capturedMailFolder = (dataDir: string): string => join(dataDir, 'mail');

/** SMTP when a server is configured, else capture in the data directory. */
export function createTransport(config: Config): MailTransport {
  return config.smtpUrl
    ? smtpTransport(config.smtpUrl)
    : captureTransport(capturedMailFolder(config.dataDir));
}
