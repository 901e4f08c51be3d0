import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { busyTimes } from '../src/showings/calendar/busy-times.ts';
import { busyInWords, calendarCases, calendarFolder } from './calendar-cases.ts';

test('every sample calendar has a case', () => {
  expect(readdirSync(calendarFolder).sort()).toEqual(
    Object.keys(calendarCases)
      .map((name) => `${name}.ics`)
      .sort(),
  );
});

test.each(Object.entries(calendarCases))('%s is read as it is', (name, expected) => {
  const text = readFileSync(join(calendarFolder, `${name}.ics`), 'utf8');
  expect(busyInWords(text, expected)).toEqual(expected.busy);
});

const calendar = (...lines: string[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:x',
    'BEGIN:VEVENT',
    'UID:a',
    ...lines,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');

test.each([
  ['a page that is no calendar', '<!doctype html><p>Sign in</p>'],
  ['nothing', ''],
  ['an address book', 'BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Ada\r\nEND:VCARD\r\n'],
  ['a time zone that nobody knows', calendar('DTSTART;TZID=Mars/Olympus:20261103T090000', 'DURATION:PT1H')],
  ['a rule that cannot be', calendar('DTSTART:20261103T090000Z', 'RRULE:FREQ=FORTNIGHTLY')],
  ['a day that cannot be', calendar('DTSTART:2026-13-45', 'DURATION:PT1H')],
])('%s is no calendar that can be read', (_what, text) => {
  expect(() => busyTimes(text, 0, Date.parse('2027-01-01'))).toThrow();
});

test('a calendar that repeats every second is refused, and a day that never comes ends', () => {
  const until = Date.parse('2027-01-01');
  const repeating = (rule: string) => calendar('DTSTART:20200101T090000Z', 'DURATION:PT2M', `RRULE:${rule}`);
  expect(() => busyTimes(repeating('FREQ=SECONDLY'), until - 1000, until)).toThrow('repeats too often');
  expect(busyTimes(repeating('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'), until - 1000, until)).toEqual([]);
});

test('an invitation to one date of a series that somebody else keeps takes time', () => {
  const text = calendar('RECURRENCE-ID:20261106T150000Z', 'DTSTART:20261106T170000Z', 'DURATION:PT30M');
  expect(busyTimes(text, 0, Date.parse('2027-01-01'))).toEqual([
    { from: Date.parse('2026-11-06T17:00:00Z'), to: Date.parse('2026-11-06T17:30:00Z') },
  ]);
});
