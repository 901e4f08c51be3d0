import { shortInJacksonville } from '@rivermark/contracts/jacksonville-time';
import type { HealthItem } from '../health-item.ts';
import type { SeenCertificate } from './ask-certificate.ts';
import { judgeCertificate } from './judge-certificate.ts';

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
  const until = shortInJacksonville(seen.validUntil, now);
  const advice = `Ask whoever looks after the server to renew the certificate of ${url.hostname}, and why it was not renewed automatically (Caddy, certbot).`;
  const { state, code } = judgeCertificate(seen, now);
  if (seen.validUntil <= now) {
    return { name, state: 'wrong', words: `It ran out on ${until}: browsers warn visitors away.`, advice };
  }
  if (state === 'faulty') {
    return {
      name,
      state: 'wrong',
      words: `Browsers do not trust it (${code}) and warn visitors away.`,
      advice,
    };
  }
  if (state === 'ending') {
    return { name, state: 'attention', words: `It runs out on ${until}.`, advice };
  }
  return { name, state: 'fine', words: `It is valid until ${until}.` };
}
