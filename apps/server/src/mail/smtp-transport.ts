import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { isLoopback } from '../config/network.ts';
import { mailErrorOf } from './mail-error-of.ts';
import { toNodemailer } from './to-nodemailer.ts';
import type { MailTransport } from './transport.ts';

export interface SmtpTimes {
  /** For connecting and the greeting. */
  readonly connectMs: number;
  /**
   * Timeout of silence. RFC 5321 4.5.3.2.6 gives a server ten minutes to answer after DATA. Hanging
   * up earlier would send again a mail that it is about to accept.
   */
  readonly silenceMs: number;
}

const ordinaryTimes: SmtpTimes = { connectMs: 30_000, silenceMs: 10 * 60_000 };

export interface SmtpTransport extends MailTransport {
  /** Connects and signs in without sending. Rejects with MailError. */
  verify(): Promise<void>;
}

/**
 * Holds a mail's last part back until `beforeEnd` has resolved. Nothing is read before the server
 * has accepted sender and recipient, and it takes no mail without its end.
 */
async function* held(mail: AsyncIterable<Buffer>, beforeEnd: () => Promise<void>): AsyncGenerator<Buffer> {
  let last: Buffer | undefined;
  for await (const part of mail) {
    if (last) yield last;
    last = part;
  }
  await beforeEnd();
  if (last) yield last;
}

/**
 * Sends by SMTP over a small pool. Uses STARTTLS if offered, and never falls back to plain text if
 * it fails. Sends a password to another machine only encrypted, because an attacker can remove the
 * offer.
 */
export function smtpTransport(url: URL, times: SmtpTimes = ordinaryTimes): SmtpTransport {
  const secure = url.protocol === 'smtps:';
  const pool = createTransport({
    pool: true,
    maxConnections: 2,
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTLS: url.username !== '' && !isLoopback(url.hostname),
    ...(url.username && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    connectionTimeout: times.connectMs,
    greetingTimeout: times.connectMs,
    socketTimeout: times.silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  pool.use('stream', ({ data, message }, done) => {
    const { beforeEnd } = data as { beforeEnd?: () => Promise<void> };
    if (beforeEnd)
      message.processFunc((input) => Readable.from(held(input, beforeEnd), { objectMode: false }));
    done();
  });
  return {
    async verify() {
      await pool.verify().catch((error: unknown) => {
        throw mailErrorOf(error);
      });
    },
    async send(mail, beforeEnd) {
      try {
        const info = await pool.sendMail({
          ...toNodemailer(mail),
          ...(beforeEnd && { beforeEnd }),
          envelope: { from: mail.from.address, to: [mail.to.address] },
        });
        const refused = info.rejectedErrors?.[0];
        if (refused) throw refused;
      } catch (error) {
        throw mailErrorOf(error);
      }
    },
    async close() {
      pool.close();
    },
  };
}
