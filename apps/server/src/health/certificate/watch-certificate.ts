import { DAY_MS } from '@rivermark/contracts/durations';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../clock/clock.ts';
import type { Database } from '../../db/open-database.ts';
import type { AlertChannel, CertificateAlert } from '../alerts/alert.ts';
import { notifiedState } from '../alerts/notified-state.ts';
import { type Faults, tellChannels } from '../alerts/tell-channels.ts';
import type { AskCertificate, SeenCertificate } from './ask-certificate.ts';
import { createCertificateSeen } from './certificate-seen.ts';

/** The alert is repeated this long before the end. */
const TOLD_BEFORE_MS = [14 * DAY_MS, 7 * DAY_MS, DAY_MS];
/** As browsers and Node call it. */
const RAN_OUT = 'CERT_HAS_EXPIRED';

interface WatchDeps {
  readonly db: Database;
  readonly log: FastifyBaseLogger;
  readonly clock: Clock;
  readonly channels: readonly AlertChannel[];
  readonly publicUrl: string;
  readonly askCertificate: AskCertificate;
}

function judge({ validUntil, fault }: SeenCertificate, now: number) {
  const code = validUntil <= now ? RAN_OUT : (fault ?? null);
  const stage = TOLD_BEFORE_MS.filter((before) => validUntil - now <= before).length;
  const state: CertificateAlert['state'] = code !== null ? 'faulty' : stage > 0 ? 'ending' : 'ok';
  const faults: Faults = { ...(code !== null && { faulty: 1 }), ...(stage > 0 && { ending: stage }) };
  return { state, code, faults };
}

/**
 * Reports a certificate that was not renewed: fourteen, seven and one days before its end, when
 * browsers reject it, and when it is valid again. If it cannot be fetched, reports nothing.
 */
export function createCertificateAlarm(deps: WatchDeps): (now: number) => Promise<void> {
  const { db, clock, publicUrl, askCertificate, ...telling } = deps;
  const certificate = createCertificateSeen(publicUrl, clock, askCertificate);
  return async (now) => {
    const seen = await certificate.looked();
    if (!seen) return;
    const { state, code, faults } = judge(seen, now);
    const { validUntil } = seen;
    const alert: CertificateAlert = { about: 'certificate', state, at: now, validUntil, code };
    await tellChannels(telling, notifiedState<CertificateAlert['state']>(db, 'certificate'), alert, faults);
  };
}
