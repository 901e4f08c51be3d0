import { expect, test } from 'vitest';
import { certificateHealth } from './certificate/certificate-health.ts';
import { clockHealth } from './clock/clock-health.ts';
import { selfTestHealth, workerHealth } from './jobs/job-health.ts';
import { crmHealth } from './mail/crm-health.ts';
import type { MailHealth } from './mail/mail-health.ts';
import { mailHealthItem } from './mail/mail-health-item.ts';
import { diskHealth } from './storage/disk-health.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;
const NOW = Date.parse('2026-01-15T15:15:00Z');
const site = new URL('https://rivermark.example');

test.each([
  [20e9, 'fine', '20 GB'],
  [4.26e9, 'attention', '4.3 GB'],
  [0.4e9, 'wrong', '0.4 GB'],
])('with %d bytes free the disk is %s', (free, state, words) => {
  expect(diskHealth({ freeBytes: free, floorBytes: 2e9 })).toMatchObject({ state, words: `${words} free.` });
});

test('a clock that was set back is told, one that nobody keeps is not called right', () => {
  const clock = (facts: object) => clockHealth({ now: NOW, newestKnown: NOW - 1, comparedAt: NOW, ...facts });
  expect(clock({}).state).toBe('fine');
  expect(clock({ newestKnown: null }).state).toBe('fine');
  expect(clock({ newestKnown: NOW + 3 * 60 * MINUTE })).toMatchObject({
    state: 'wrong',
    words: expect.stringContaining('3 h'),
  });
  const ahead = { newestKnown: NOW + 30 * DAY, goesSince: NOW - DAY };
  expect(clock({ ...ahead, comparedAt: undefined }).state).toBe('wrong');
  expect(clock({ ...ahead, comparedAt: NOW - 2 * DAY }).state).toBe('wrong');
  expect(clock({ ...ahead, comparedAt: NOW - DAY }).state).toBe('fine');
  expect(clock({ ...ahead, comparedAt: NOW + DAY }).state).toBe('wrong');
  expect(clock({ ...ahead, goesSince: NOW - 8 * DAY, comparedAt: undefined }).state).toBe('unknown');
  expect(clock({ comparedAt: undefined }).state).toBe('unknown');
  expect(clock({ comparedAt: NOW - 8 * DAY })).toMatchObject({ state: 'attention' });
});

test('a worker that is silent for minutes is told, with what to do', () => {
  expect(workerHealth(NOW - MINUTE, NOW)).toEqual(expect.objectContaining({ state: 'fine' }));
  expect(workerHealth(NOW - 12 * MINUTE, NOW)).toMatchObject({
    state: 'wrong',
    words: expect.stringContaining('12 min'),
    advice: expect.stringContaining('restart'),
  });
  expect(workerHealth(null, NOW).state).toBe('wrong');
});

test('the last self-test is told as it went', () => {
  const told = (last: object | undefined, isOn = true) =>
    selfTestHealth({
      last: last && { started_at: NOW - MINUTE, outcome: 'accepted', ...last },
      isOn,
      now: NOW,
    });
  expect(told({})).toMatchObject({ state: 'fine', words: expect.stringContaining('went through') });
  expect(told({ outcome: null })).toMatchObject({
    state: 'fine',
    words: expect.stringContaining('on its way'),
  });
  expect(told({ outcome: null, started_at: NOW - 20 * MINUTE }).state).toBe('attention');
  expect(told({ outcome: 'not-accepted' }).state).toBe('wrong');
  expect(told({ started_at: NOW - 2 * DAY }).state).toBe('attention');
  expect(told(undefined).state).toBe('unknown');
  expect(told({}, false)).toMatchObject({ state: 'unknown', words: expect.stringContaining('turned off') });
});

test('mail is fine, late, held back or undelivered, and says how much of it', () => {
  const mail: MailHealth = {
    state: 'ok',
    oldestWaitingMs: undefined,
    waiting: 0,
    refused: 0,
    givenUp: 0,
    held: 0,
  };
  expect(mailHealthItem(mail, 0)).toMatchObject({ state: 'fine', words: 'All email has been sent.' });
  expect(
    mailHealthItem({ ...mail, state: 'waiting', waiting: 2, oldestWaitingMs: 20 * MINUTE }, 0),
  ).toMatchObject({ state: 'attention', words: '2 emails have waited for up to 20 min.' });
  expect(mailHealthItem({ ...mail, state: 'refused', refused: 1, givenUp: 1, waiting: 1 }, 0)).toMatchObject({
    state: 'wrong',
    words: '2 emails could not be delivered, and 1 is waiting.',
  });
  const words = (more: Partial<MailHealth>, held = 0) => mailHealthItem({ ...mail, ...more }, held).words;
  expect(words({ held: 2 })).toBe('All email has been sent except 2 held back.');
  expect(words({}, 1)).toBe('All email has been sent except 1 held back.');
  // Nobody can say that it is on its way where nothing delivers it.
  expect(words({ waiting: 1 })).toBe('1 email is waiting its turn.');
});

test('a certificate is told before it runs out, when it ran out, and when browsers would not trust it', () => {
  const seen = { validUntil: NOW + 60 * DAY, fault: undefined };
  expect(certificateHealth(site, seen, NOW).state).toBe('fine');
  expect(certificateHealth(site, { ...seen, validUntil: NOW + 5 * DAY }, NOW).state).toBe('attention');
  expect(certificateHealth(site, { ...seen, validUntil: NOW - DAY }, NOW).words).toMatch(/ran out/);
  expect(certificateHealth(site, { ...seen, fault: 'SELF_SIGNED' }, NOW)).toMatchObject({ state: 'wrong' });
  expect(certificateHealth(site, undefined, NOW).state).toBe('unknown');
  expect(certificateHealth(new URL('http://localhost:3000'), undefined, NOW).words).toMatch(/not https/);
});

test('a CRM that was not told is something to do, and no trouble of the mail', () => {
  expect(crmHealth(0).state).toBe('fine');
  expect(crmHealth(1)).toMatchObject({
    state: 'attention',
    words: expect.stringMatching(/did not receive an inquiry/),
  });
  expect(crmHealth(3).words).toMatch(/did not receive 3 inquiries/);
});
