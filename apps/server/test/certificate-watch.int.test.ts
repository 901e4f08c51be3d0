import { HOUR_MS } from '@rivermark/contracts/durations';
import { startHttpReceiver } from '@rivermark/testkit/http-receiver';
import { expect, onTestFinished, test } from 'vitest';
import type { SeenCertificate } from '../src/health/certificate/ask-certificate.ts';
import { travel } from './time-travel.ts';

/** A site whose front shows a certificate that the test sets. */
async function siteWith(begin: string, seen: SeenCertificate | undefined) {
  const hook = await startHttpReceiver();
  onTestFinished(() => hook.stop());
  const shown = { seen };
  const env = { ALERT_WEBHOOK_URL: `${hook.url}/alert`, ALERT_WEBHOOK_SECRET: 'a-secret-of-the-hook' };
  const site = await travel(begin, env, { askCertificate: async () => shown.seen });
  return {
    ...site,
    shown,
    told: () =>
      hook.calls
        .map(({ body }) => JSON.parse(String(body)) as Record<string, string>)
        .filter(({ event }) => event === 'certificate'),
    subjects: () => site.mail.received.map(({ mail: { subject } }) => subject?.replace('Rivermark: ', '')),
  };
}

const end = Date.parse('2026-02-15T12:00:00Z');

test('a certificate that is not renewed is told 14, 7 and 1 days before its end, at its end, and once it is good again', async () => {
  const site = await siteWith('2026-01-30T00:00:00Z', { validUntil: end, fault: undefined });
  await site.to('2026-02-15T13:00:00Z', 12 * HOUR_MS);
  site.shown.seen = { validUntil: Date.parse('2026-05-15T12:00:00Z'), fault: undefined };
  await site.to('2026-02-17T00:00:00Z', 12 * HOUR_MS);
  expect(site.told().map(({ state, at }) => `${state} ${at?.slice(0, 10)}`)).toEqual([
    'ending 2026-02-01',
    'ending 2026-02-08',
    'ending 2026-02-14',
    'faulty 2026-02-15',
    'ok 2026-02-16',
  ]);
  expect(site.told()[3]).toMatchObject({ code: 'CERT_HAS_EXPIRED', validUntil: '2026-02-15T12:00:00.000Z' });
  expect(site.subjects()).toContain('The certificate of your site runs out soon');
});

test('one that is first seen ten days before its end is told again at seven days, not a week later', async () => {
  const site = await siteWith('2026-02-05T00:00:00Z', { validUntil: end, fault: undefined });
  await site.to('2026-02-13T00:00:00Z', 12 * HOUR_MS);
  expect(site.told().map(({ at }) => at?.slice(0, 10))).toEqual(['2026-02-05', '2026-02-08']);
});

test('a certificate that browsers do not trust is told at once, and one that could not be asked is no news', async () => {
  const site = await siteWith('2026-01-30T00:00:00Z', undefined);
  await site.to('2026-01-30T06:00:00Z', HOUR_MS);
  expect(site.told()).toEqual([]);
  site.shown.seen = { validUntil: end + 60 * 24 * HOUR_MS, fault: 'DEPTH_ZERO_SELF_SIGNED_CERT' };
  await site.to('2026-01-31T06:00:00Z', HOUR_MS);
  site.shown.seen = undefined;
  await site.to('2026-02-01T06:00:00Z', HOUR_MS);
  expect(site.told()).toEqual([
    expect.objectContaining({ state: 'faulty', code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }),
  ]);
  expect(site.subjects()).toEqual(['Browsers warn visitors away from your site']);
});
