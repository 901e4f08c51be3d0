import { expect, test } from 'vitest';
import {
  lastWorkingMoment,
  momentInJacksonville,
  momentOfField,
  nextDay,
  nextWorkingMoment,
} from './jacksonville-moment.ts';
import { localInJacksonville } from './jacksonville-time.ts';

const at = (iso: string) => Date.parse(iso);

test.each([
  ['2026-01-15', '08:00', '2026-01-15T13:00:00Z'],
  ['2026-07-15', '08:00', '2026-07-15T12:00:00Z'],
  // Clocks go forward at 2 AM on March 8 and back at 2 AM on November 1.
  ['2026-03-07', '08:00', '2026-03-07T13:00:00Z'],
  ['2026-03-08', '08:00', '2026-03-08T12:00:00Z'],
  ['2026-11-01', '08:00', '2026-11-01T13:00:00Z'],
  ['2026-10-31', '23:30', '2026-11-01T03:30:00Z'],
])('on %s the clock shows %s at %s', (day, time, moment) => {
  expect(momentInJacksonville(day, time)).toBe(at(moment));
});

test('a time that comes twice is the first of the two, and one that is left out comes after the change', () => {
  expect(momentInJacksonville('2026-11-01', '01:30')).toBe(at('2026-11-01T05:30:00Z'));
  expect(momentInJacksonville('2026-03-08', '02:30')).toBe(at('2026-03-08T07:30:00Z'));
});

test('every hour of a year is found again by what the clock shows, over both changes', () => {
  const wall = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'America/New_York',
    hourCycle: 'h23',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const lost: string[] = [];
  for (let moment = at('2026-01-01T05:00:00Z'); moment < at('2027-01-01T05:00:00Z'); moment += 3_600_000) {
    const [day = '', time = ''] = wall.format(moment).split(', ');
    if (momentInJacksonville(day, time) !== moment) lost.push(`${day} ${time}`);
  }
  // The second of the two: the first was found.
  expect(lost).toEqual(['2026-11-01 01:00']);
});

test('days follow each other over months and years', () => {
  expect([nextDay('2026-02-28'), nextDay('2026-12-31'), nextDay('2026-03-07')]).toEqual([
    '2026-03-01',
    '2027-01-01',
    '2026-03-08',
  ]);
});

const hours = { days: [1, 2, 3, 4, 5, 6], opens: '09:00', closes: '18:00' };

test.each([
  ['within the hours', '2026-01-15T15:00:00Z', '2026-01-15T15:00:00Z'],
  ['before they begin', '2026-01-15T11:00:00Z', '2026-01-15T14:00:00Z'],
  ['after they end', '2026-01-15T23:00:00Z', '2026-01-16T14:00:00Z'],
  [
    'on Saturday evening: Sunday is free, and clocks change in between',
    '2026-03-07T23:30:00Z',
    '2026-03-09T13:00:00Z',
  ],
  ['on the Sunday when clocks go back', '2026-11-01T17:00:00Z', '2026-11-02T14:00:00Z'],
])('%s', (_when, moment, next) => {
  expect(nextWorkingMoment(at(moment), hours)).toBe(at(next));
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
    expect(momentOfField(local), local).toBe(Date.parse(moment));
    expect(localInJacksonville(Date.parse(moment))).toBe(local);
  }
  // Between 2 and 3 AM of that night there is no time.
  expect(momentOfField('2026-03-08T02:30')).toBe(Date.parse('2026-03-08T07:30:00Z'));
  for (const none of ['', 'now', '2026-02-30T10:00', '2026-01-01T25:00', '2026-01-01', '2026-01-01T10:00Z'])
    expect(momentOfField(none), none).toBeUndefined();
});

test.each([
  ['an answer due within the hours is promised for then', '2026-01-16T18:00', '2026-01-16T18:00'],
  ['one due at night is promised for the evening before', '2026-01-17T08:00', '2026-01-16T23:00'],
  ['one due before the office opens, too', '2026-01-16T13:30', '2026-01-15T23:00'],
  ['one due on a closed day is promised for the last open one', '2026-01-18T18:00', '2026-01-17T23:00'],
  ['where nobody is at work before it is due, nothing is said', '2026-01-19T03:00', undefined],
])('%s', (_what, due, promised) => {
  const latest = Date.parse(`${due}:00Z`);
  const hours = { days: [1, 2, 3, 4, 5, 6], opens: '09:00', closes: '18:00' };
  const last = lastWorkingMoment({ earliest: latest - 86_400_000, latest }, hours);
  expect(last && new Date(last).toISOString().slice(0, 16)).toBe(promised);
});
