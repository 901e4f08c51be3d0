import { expect, test } from 'vitest';
import {
  dateInJacksonville,
  dayInJacksonville,
  inJacksonville,
  shortInJacksonville,
} from './jacksonville-time.ts';

test("every time is told by the agent's clock, in winter and in summer, wherever the server stands", () => {
  const newYear = Date.UTC(2027, 0, 1, 4, 30);
  expect(inJacksonville(newYear)).toBe('Thursday, December 31, 2026 at 11:30 PM');
  expect(shortInJacksonville(newYear)).toBe('Dec 31, 2026, 11:30 PM');
  expect(dayInJacksonville(newYear)).toBe('December 31, 2026');
  expect(dateInJacksonville(newYear)).toBe('2026-12-31');
  expect(shortInJacksonville(Date.UTC(2026, 6, 1, 12))).toBe('Jul 1, 2026, 8:00 AM');
});
