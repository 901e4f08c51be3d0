import type { CertificateAlert } from '@rivermark/contracts/alerts';
import { DAY_MS } from '@rivermark/contracts/durations';
import type { Faults } from '../alerts/tell-channels.ts';
import type { SeenCertificate } from './ask-certificate.ts';

/** The alert is repeated this long before the end. */
const TOLD_BEFORE_MS = [14 * DAY_MS, 7 * DAY_MS, DAY_MS];
/** As browsers and Node call it. */
const RAN_OUT = 'CERT_HAS_EXPIRED';

/** `faults`: what alerts compare. `code`: why browsers do not trust it. */
export function judgeCertificate({ validUntil, fault }: SeenCertificate, now: number) {
  const code = validUntil <= now ? RAN_OUT : (fault ?? null);
  const stage = TOLD_BEFORE_MS.filter((before) => validUntil - now <= before).length;
  const state: CertificateAlert['state'] = code !== null ? 'faulty' : stage > 0 ? 'ending' : 'ok';
  const faults: Faults = { ...(code !== null && { faulty: 1 }), ...(stage > 0 && { ending: stage }) };
  return { state, code, faults };
}
