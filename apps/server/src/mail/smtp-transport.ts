import { createTransport } from 'nodemailer';
import { isLoopback } from '../config/network.ts';
import { mailErrorOf } from './mail-error-of.ts';
import { toNodemailer } from './to-nodemailer.ts';
import type { MailTransport } from './transport.ts';

export interface SmtpTimes {
  /** To connect, and to be greeted. */
  readonly connectMs: number;
  /**
   * Of silence. RFC 5321 4.5.3.2.6 gives a server ten minutes to answer after DATA; hanging up earlier would
   * send again what it is still about to accept.
   */
  readonly silenceMs: number;
}

const ordinaryTimes: SmtpTimes = { connectMs: 30_000, silenceMs: 10 * 60_000 };

export interface SmtpTransport extends MailTransport {
  /** Connects and signs in, and sends nothing. Rejects with MailError. */
  verify(): Promise<void>;
}

/**
 * Sends by SMTP over a small pool; STARTTLS whenever it is offered, and never in the clear if it then fails. A password goes to
 * another machine encrypted or not at all: somebody on the wire can take out the offer.
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
