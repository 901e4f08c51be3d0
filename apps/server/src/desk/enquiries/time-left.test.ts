import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;
/** 10:15 AM in Jacksonville, in winter. */
const received = Date.parse('2026-01-15T15:15:00Z');
const after = (ms: number) => timeLeft(received, received + ms);

test.each([
  [0, 'calm', 'Due tomorrow 10:15 AM, waits 1 min'],
  [40 * MINUTE, 'calm', 'Due tomorrow 10:15 AM, waits 40 min'],
  [17 * HOUR + 50 * MINUTE, 'calm', 'Due 10:15 AM, waits 17 h'],
  [20 * HOUR + 40 * MINUTE, 'soon', 'Due 10:15 AM, 3 h 20 min left'],
  [22 * HOUR, 'soon', 'Due 10:15 AM, 2 h left'],
  [23 * HOUR + 18 * MINUTE, 'soon', 'Due 10:15 AM, 42 min left'],
  [24 * HOUR - 10_000, 'soon', 'Due 10:15 AM, 1 min left'],
  [24 * HOUR, 'late', 'Late by 1 min'],
  [26 * HOUR, 'late', 'Late by 2 h'],
  [50 * HOUR + 5 * MINUTE, 'late', 'Late by 26 h'],
  [24 * HOUR + 75 * HOUR, 'late', 'Late by 3 days'],
])('after %i ms it is %s: %s', (passed, urgency, words) => {
  expect(after(passed)).toEqual({ urgency, words });
});

test('24 hours are 24 hours over both changes of clocks, and the day is the one on the wall', () => {
  // Clocks go forward at 2 AM on March 8, and back on November 1.
  const spring = Date.parse('2026-03-07T20:00:00Z');
  expect(timeLeft(spring, spring + HOUR).words).toBe('Due tomorrow 4:00 PM, waits 1 h');
  expect(timeLeft(spring, spring + 24 * HOUR).words).toBe('Late by 1 min');
  const autumn = Date.parse('2026-10-31T19:00:00Z');
  expect(timeLeft(autumn, autumn + HOUR).words).toBe('Due tomorrow 2:00 PM, waits 1 h');
  // Received at 12:30 AM before the longest day, due at 11:30 PM of the same day.
  const night = Date.parse('2026-11-01T04:30:00Z');
  expect(timeLeft(night, night + HOUR).words).toBe('Due 11:30 PM, waits 1 h');
});
