import { fixtureContent } from '@rivermark/content/fixtures';
import { expect, test } from 'vitest';
import { reminderTimes, tryAgainTimes } from './proposed-times.ts';

const of = (times: readonly { words: string; at: number }[]) =>
  times.map(
    ({ words, at }) => `${words.replaceAll('\u202f', ' ')} = ${new Date(at).toISOString().slice(0, 16)}`,
  );

test.each([
  // Thursday, 10 AM.
  [
    '2026-01-15T15:00:00Z',
    ['Today at 5 PM = 2026-01-15T22:00', 'Tomorrow = 2026-01-16T13:00', 'Monday = 2026-01-19T13:00'],
    [
      'In 2 Hours, 12:00 PM = 2026-01-15T17:00',
      'This Evening, 5:30 PM = 2026-01-15T22:30',
      'Tomorrow, 9:00 AM = 2026-01-16T14:00',
    ],
  ],
  // Saturday, 4:40 PM: Sunday is no day of business.
  [
    '2026-01-17T21:40:00Z',
    ['Tomorrow = 2026-01-18T13:00', 'Friday = 2026-01-23T13:00'],
    ['This Evening, 5:30 PM = 2026-01-17T22:30', 'Mon, Jan 19, 9:00 AM = 2026-01-19T14:00'],
  ],
  // The evening before the clocks go forward.
  [
    '2026-03-08T02:00:00Z',
    ['Tomorrow = 2026-03-08T12:00', 'Friday = 2026-03-13T12:00'],
    ['Mon, Mar 9, 9:00 AM = 2026-03-09T13:00'],
  ],
])('the proposed times at %s', (now, reminders, again) => {
  expect(of(reminderTimes(Date.parse(now)))).toEqual(reminders);
  expect(of(tryAgainTimes(Date.parse(now), fixtureContent().businessHours))).toEqual(again);
});
