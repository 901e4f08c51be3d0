import { expect, test } from 'vitest';
import { asRead, deskTime } from './desk-time.ts';

test('no line ends within a time, a date or a number and its unit', () => {
  expect(asRead('Waits 1 min, due tomorrow by 10:01 PM')).toBe(
    'Waits 1\u00a0min, due tomorrow by 10:01\u00a0PM',
  );
  expect(asRead('Late by 30 days, since Jan 15 at 4:00 PM')).toBe(
    'Late by 30\u00a0days, since Jan\u00a015 at 4:00\u00a0PM',
  );
  expect(asRead('3 h 20 min left; 48 GB are free.')).toBe('3\u00a0h 20\u00a0min left; 48\u00a0GB are free.');
});

test('the zone is said only of the hour that comes twice', () => {
  const now = Date.UTC(2026, 10, 20);
  expect(deskTime(Date.parse('2026-01-15T15:00:00Z'), now)).toBe('Thu, Jan\u00a015, 10:00\u00a0AM');
  expect(deskTime(Date.parse('2026-11-01T05:30:00Z'), now)).toBe('Sun, Nov\u00a01, 1:30\u00a0AM\u00a0EDT');
  expect(deskTime(Date.parse('2026-11-01T06:30:00Z'), now)).toBe('Sun, Nov\u00a01, 1:30\u00a0AM\u00a0EST');
});
