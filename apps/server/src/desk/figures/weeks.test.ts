import { expect, test } from 'vitest';
import { lastWeeks } from './weeks.ts';

const weeksAt = (moment: string, count = 1) => lastWeeks(Date.parse(moment), count);
const mondayAt = (moment: string) => weeksAt(moment)[0]?.monday;

test('a week begins on Monday at midnight in Jacksonville, also when clocks change', () => {
  expect(mondayAt('2026-03-09T03:59:00Z')).toBe('2026-03-02');
  expect(mondayAt('2026-03-09T04:01:00Z')).toBe('2026-03-09');
  expect(mondayAt('2026-11-02T04:59:00Z')).toBe('2026-10-26');
  expect(mondayAt('2026-11-02T05:01:00Z')).toBe('2026-11-02');
  expect(mondayAt('2026-01-01T12:00:00Z')).toBe('2025-12-29');
});

test('the last weeks follow one another over a change of clocks and a change of year', () => {
  expect(weeksAt('2026-11-05T12:00:00Z', 3)).toEqual([
    { monday: '2026-10-19', begins: Date.parse('2026-10-19T04:00:00Z') },
    { monday: '2026-10-26', begins: Date.parse('2026-10-26T04:00:00Z') },
    { monday: '2026-11-02', begins: Date.parse('2026-11-02T05:00:00Z') },
  ]);
  expect(weeksAt('2026-01-06T12:00:00Z', 2).map(({ monday }) => monday)).toEqual([
    '2025-12-29',
    '2026-01-05',
  ]);
});
