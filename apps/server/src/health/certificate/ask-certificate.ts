import { isIP } from 'node:net';
import { connect } from 'node:tls';

const TIMEOUT_MS = 4000;

/** What the site's own address shows to a browser; undefined where it could not be asked. */
export interface SeenCertificate {
  readonly validUntil: number;
  /** Why a browser would not trust it: the code of the check that failed. */
  readonly fault: string | undefined;
}

/** Fetches an https address's certificate. Resolves with undefined without a timely answer. */
export type AskCertificate = (address: URL) => Promise<SeenCertificate | undefined>;

export const askCertificate: AskCertificate = ({ hostname, port }) => {
  return new Promise((resolve) => {
    const host = hostname.replace(/^\[|\]$/g, '');
    const socket = connect({
      host,
      port: Number(port) || 443,
      ...(isIP(host) === 0 && { servername: host }),
      // One that is not trusted is looked at, too: that is what is to be told.
      rejectUnauthorized: false,
    });
    const end = (seen: SeenCertificate | undefined) => {
      resolve(seen);
      socket.destroy();
    };
    socket.setTimeout(TIMEOUT_MS, () => end(undefined));
    socket.once('error', () => end(undefined));
    socket.once('secureConnect', () => {
      const validUntil = Date.parse(socket.getPeerCertificate().valid_to);
      const fault = socket.authorized ? undefined : String(socket.authorizationError);
      end(Number.isNaN(validUntil) ? undefined : { validUntil, fault });
    });
  });
};
