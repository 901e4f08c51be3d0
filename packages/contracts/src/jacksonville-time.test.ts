import { expect, test } from 'vitest';
import {
  dateInJacksonville,
  dateInWords,
  dayInJacksonville,
  inJacksonville,
  isoInJacksonville,
  shortInJacksonville,
} from './jacksonville-time.ts';

test("every time is told by the agent's clock, in winter and in summer, wherever the server stands", () => {
  const newYear = Date.UTC(2027, 0, 1, 4, 30);
  expect(inJacksonville(newYear)).toBe('Thursday, December 31, 2026 at 11:30 PM ET');
  expect(shortInJacksonville(newYear, newYear)).toBe('Thu, Dec 31, 11:30 PM ET');
  expect(dayInJacksonville(newYear)).toBe('Thursday, December 31, 2026');
  expect(dateInJacksonville(newYear)).toBe('2026-12-31');
  expect(shortInJacksonville(Date.UTC(2026, 6, 1, 12), newYear)).toBe('Wed, Jul 1, 8:00 AM ET');
});

test('the hour that comes twice in autumn is told with which of the two it is', () => {
  const first = Date.parse('2026-11-01T05:30:00Z');
  expect(inJacksonville(first)).toBe('Sunday, November 1, 2026 at 1:30 AM EDT');
  expect(shortInJacksonville(first + 3_600_000, first)).toBe('Sun, Nov 1, 1:30 AM EST');
  expect(shortInJacksonville(first - 3_600_000, first)).toBe('Sun, Nov 1, 12:30 AM ET');
  expect(shortInJacksonville(first + 2 * 3_600_000, first)).toBe('Sun, Nov 1, 2:30 AM ET');
});

test('a list says the year where it is not the running one', () => {
  const newYear = Date.UTC(2027, 0, 1, 5);
  expect(shortInJacksonville(newYear - 1, newYear)).toBe('Thu, Dec 31, 2026, 11:59 PM ET');
  expect(shortInJacksonville(newYear, newYear - 1)).toBe('Fri, Jan 1, 2027, 12:00 AM ET');
});

test('a date that a visitor chose is told in words, and anything else as it came', () => {
  expect(dateInWords('2026-12-04')).toBe('Friday, December 4, 2026');
  expect(dateInWords('2028-02-29')).toBe('Tuesday, February 29, 2028');
  for (const none of ['', 'next week', '2026-13-40', '2026-12-04T10:00'])
    expect(dateInWords(none)).toBe(none);
});

test('for programs a moment has its zone, also in the hour that comes twice', () => {
  const iso = (moment: string) => isoInJacksonville(Date.parse(moment));
  expect(iso('2026-11-20T21:04:05Z')).toBe('2026-11-20T16:04:05-05:00');
  expect(iso('2026-11-01T05:30:00Z')).toBe('2026-11-01T01:30:00-04:00');
  expect(iso('2026-11-01T06:30:00Z')).toBe('2026-11-01T01:30:00-05:00');
});
