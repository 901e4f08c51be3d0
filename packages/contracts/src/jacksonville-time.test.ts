import { expect, test } from 'vitest';
import {
  dateInJacksonville,
  dateInWords,
  dayInJacksonville,
  inJacksonville,
  localInJacksonville,
  momentInJacksonville,
  shortInJacksonville,
} from './jacksonville-time.ts';

test("every time is told by the agent's clock, in winter and in summer, wherever the server stands", () => {
  const newYear = Date.UTC(2027, 0, 1, 4, 30);
  expect(inJacksonville(newYear)).toBe('Thursday, December 31, 2026 at 11:30 PM ET');
  expect(shortInJacksonville(newYear)).toBe('Dec 31, 2026, 11:30 PM ET');
  expect(dayInJacksonville(newYear)).toBe('Thursday, December 31, 2026');
  expect(dateInJacksonville(newYear)).toBe('2026-12-31');
  expect(shortInJacksonville(Date.UTC(2026, 6, 1, 12))).toBe('Jul 1, 2026, 8:00 AM ET');
});

test('a date that a visitor chose is told in words, and anything else as it came', () => {
  expect(dateInWords('2026-12-04')).toBe('Friday, December 4, 2026');
  expect(dateInWords('2028-02-29')).toBe('Tuesday, February 29, 2028');
  for (const none of ['', 'next week', '2026-13-40', '2026-12-04T10:00'])
    expect(dateInWords(none)).toBe(none);
});

test('a day and time of a field is the moment at which the clocks in Jacksonville show it', () => {
  for (const [local, moment] of [
    ['2026-01-15T10:15', '2026-01-15T15:15:00Z'],
    ['2026-07-01T08:00', '2026-07-01T12:00:00Z'],
    ['2026-03-08T01:59', '2026-03-08T06:59:00Z'],
    ['2026-03-08T03:00', '2026-03-08T07:00:00Z'],
    ['2026-11-01T01:30', '2026-11-01T05:30:00Z'],
    ['2026-11-01T02:00', '2026-11-01T07:00:00Z'],
  ] as const) {
    expect(momentInJacksonville(local), local).toBe(Date.parse(moment));
    expect(localInJacksonville(Date.parse(moment))).toBe(local);
  }
  // Between 2 and 3 AM of that night there is no time.
  expect(momentInJacksonville('2026-03-08T02:30')).toBe(Date.parse('2026-03-08T07:30:00Z'));
  for (const none of ['', 'now', '2026-02-30T10:00', '2026-01-01T25:00', '2026-01-01', '2026-01-01T10:00Z'])
    expect(momentInJacksonville(none), none).toBeUndefined();
});
