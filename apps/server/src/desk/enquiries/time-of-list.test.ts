import { expect, test } from 'vitest';
import { timeOfList } from './time-of-list.ts';

/** A Wednesday, 10:15 AM in Jacksonville. */
const now = Date.parse('2026-11-18T15:15:00Z');

test.each([
  ['2026-11-18T05:00:00Z', 'Today'],
  ['2026-11-18T04:59:00Z', 'Yesterday'],
  ['2026-11-16T05:00:00Z', 'This week'],
  ['2026-11-16T04:59:00Z', 'Last week'],
  ['2026-11-09T05:00:00Z', 'Last week'],
  ['2026-11-09T04:59:00Z', 'Earlier in November'],
  ['2026-11-01T04:00:00Z', 'Earlier in November'],
  ['2026-11-01T03:59:00Z', 'October'],
  ['2026-01-01T05:00:00Z', 'January'],
  ['2026-01-01T04:59:00Z', 'December 2025'],
  // A clock that was ahead.
  ['2026-11-19T15:15:00Z', 'Today'],
])('what came in at %s stands under %s, by the days of Jacksonville', (moment, heading) => {
  expect(timeOfList(Date.parse(moment), now)).toBe(heading);
});

test('on a Monday the day before is yesterday, and the rest of its week is last week', () => {
  const monday = Date.parse('2026-11-16T15:00:00Z');
  expect(timeOfList(Date.parse('2026-11-15T15:00:00Z'), monday)).toBe('Yesterday');
  expect(timeOfList(Date.parse('2026-11-14T15:00:00Z'), monday)).toBe('Last week');
});
