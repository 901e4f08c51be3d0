import type { Clock } from '../../clock/clock.ts';
import { type Telling, tellChannels } from '../alerts/tell-channels.ts';
import type { AskCertificate } from './ask-certificate.ts';
import { createCertificateSeen } from './certificate-seen.ts';
import { judgeCertificate } from './judge-certificate.ts';

interface WatchDeps extends Telling {
  readonly clock: Clock;
  readonly publicUrl: string;
  readonly askCertificate: AskCertificate;
}

/**
 * Reports a certificate that was not renewed: fourteen, seven and one days before its end, when
 * browsers reject it, and when it is valid again. If it cannot be fetched, reports nothing.
 */
export function createCertificateAlarm(deps: WatchDeps): (now: number) => Promise<void> {
  const { clock, publicUrl, askCertificate, ...telling } = deps;
  const certificate = createCertificateSeen(publicUrl, clock, askCertificate);
  return async (now) => {
    const seen = await certificate.looked();
    if (!seen) return;
    const { state, code, faults } = judgeCertificate(seen, now);
    const { validUntil } = seen;
    await tellChannels(telling, { about: 'certificate', state, at: now, validUntil, code }, faults);
  };
}
