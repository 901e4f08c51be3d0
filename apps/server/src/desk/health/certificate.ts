import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { DAY_MS, HOUR_MS } from '@rivermark/contracts/durations';
import { shortInJacksonville } from '@rivermark/contracts/jacksonville-time';
import type { Clock } from '../../clock.ts';
import type { HealthItem } from './health-item.ts';

const FRESH_MS = 6 * HOUR_MS;
/** After a look that saw nothing. */
const AGAIN_MS = 10 * 60_000;
const TIMEOUT_MS = 4000;
/** Certificates of a month and more are renewed well before this. */
export const SOON_MS = 14 * DAY_MS;

/** What the site's own address shows to a browser; undefined where it could not be asked. */
export interface SeenCertificate {
  readonly validUntil: number;
  /** Why a browser would not trust it: the code of the check that failed. */
  readonly fault: string | undefined;
}

/** Asks an https address for its certificate. Resolves with undefined where nobody answers in time. */
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

export interface CertificateWatch {
  /** What was seen last; looks anew in the background where that is old. */
  known(): HealthItem;
  /** The same, after a look where none was made. */
  looked(): Promise<HealthItem>;
  /** The certificate itself, likewise; undefined where it could not be asked. */
  seen(): Promise<SeenCertificate | undefined>;
}

/** Watches the certificate of the site's address, and keeps what it saw for hours: nobody waits for it twice. */
export function createCertificateWatch(
  publicUrl: string,
  clock: Clock,
  ask: AskCertificate,
): CertificateWatch {
  const url = new URL(publicUrl);
  let last: { readonly at: number; readonly seen: SeenCertificate | undefined } | undefined;
  let looking: Promise<void> | undefined;

  function look(): Promise<void> {
    const isFresh = last && clock() - last.at < (last.seen ? FRESH_MS : AGAIN_MS);
    if (url.protocol !== 'https:' || isFresh) return Promise.resolve();
    looking ??= ask(url).then((seen) => {
      last = { at: clock(), seen };
      looking = undefined;
    });
    return looking;
  }

  const known = () => certificateHealth(url, last?.seen, clock());
  return {
    known() {
      void look();
      return known();
    },
    async looked() {
      await look();
      return known();
    },
    async seen() {
      await look();
      return last?.seen;
    },
  };
}

/** What a certificate means for visitors. `url`: the site's own address. */
export function certificateHealth(url: URL, seen: SeenCertificate | undefined, now: number): HealthItem {
  const name = 'Certificate';
  if (url.protocol !== 'https:') {
    return {
      name,
      state: 'unknown',
      words: `The site’s address, ${url.origin}, is not https, so there is no certificate.`,
    };
  }
  if (!seen) {
    return {
      name,
      state: 'unknown',
      words: `${url.hostname} could not be reached from here. Open it in your browser: a padlock means that all is well.`,
    };
  }
  const until = shortInJacksonville(seen.validUntil);
  const advice = `Ask whoever looks after the server to renew the certificate of ${url.hostname}, and why it was not renewed automatically (Caddy, certbot).`;
  if (seen.validUntil <= now) {
    return { name, state: 'wrong', words: `It ran out on ${until}: browsers warn visitors away.`, advice };
  }
  if (seen.fault) {
    return {
      name,
      state: 'wrong',
      words: `Browsers do not trust it (${seen.fault}) and warn visitors away.`,
      advice,
    };
  }
  if (seen.validUntil - now < SOON_MS) {
    return { name, state: 'attention', words: `It runs out on ${until}.`, advice };
  }
  return { name, state: 'fine', words: `It is valid until ${until}.` };
}
