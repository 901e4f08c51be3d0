import { HOUR_MS, MINUTE_MS } from '@rivermark/contracts/durations';
import type { Clock } from '../../clock/clock.ts';
import type { AskCertificate, SeenCertificate } from './ask-certificate.ts';

const FRESH_MS = 6 * HOUR_MS;
/** After a look that saw nothing. */
const AGAIN_MS = 10 * MINUTE_MS;

/** The last seen certificate of the site's address; undefined if not https or unreachable. */
export interface CertificateSeen {
  /** Answers at once; looks again in the background where its answer is old. */
  known(): SeenCertificate | undefined;
  /** Looks first, where its answer is old. */
  looked(): Promise<SeenCertificate | undefined>;
}

/** Remembers what it saw for hours, so that nobody waits twice. */
export function createCertificateSeen(publicUrl: string, clock: Clock, ask: AskCertificate): CertificateSeen {
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

  return {
    known() {
      void look();
      return last?.seen;
    },
    async looked() {
      await look();
      return last?.seen;
    },
  };
}
