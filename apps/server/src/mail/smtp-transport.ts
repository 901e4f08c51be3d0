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
  return {
    async verify() {
      await pool.verify().catch((error: unknown) => {
        throw mailErrorOf(error);
      });
    },
    async send(mail) {
      try {
        const info = await pool.sendMail({
          ...toNodemailer(mail),
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
