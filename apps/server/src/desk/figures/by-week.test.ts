import { expect, test } from 'vitest';
import { counted, groupedBy, lastWeeks, weekOf } from './by-week.ts';

test('a week begins on Monday at midnight in Jacksonville, also when clocks change', () => {
  expect(weekOf(Date.parse('2026-03-09T03:59:00Z'))).toBe('2026-03-02');
  expect(weekOf(Date.parse('2026-03-09T04:01:00Z'))).toBe('2026-03-09');
  expect(weekOf(Date.parse('2026-11-02T04:59:00Z'))).toBe('2026-10-26');
  expect(weekOf(Date.parse('2026-11-02T05:01:00Z'))).toBe('2026-11-02');
  expect(weekOf(Date.parse('2026-01-01T12:00:00Z'))).toBe('2025-12-29');
});

test('the last weeks follow one another over a change of clocks and a change of year', () => {
  expect(lastWeeks(Date.parse('2026-11-05T12:00:00Z'), 3)).toEqual([
    '2026-10-19',
    '2026-10-26',
    '2026-11-02',
  ]);
  expect(lastWeeks(Date.parse('2026-01-06T12:00:00Z'), 2)).toEqual(['2025-12-29', '2026-01-05']);
});

test('a week in which nothing came is there with nothing in it', () => {
  expect(groupedBy([1, 2, 3], ['odd', 'even', 'none'], (value) => (value % 2 ? 'odd' : 'even'))).toEqual([
    { key: 'odd', values: [1, 3] },
    { key: 'even', values: [2] },
    { key: 'none', values: [] },
  ]);
});

test('counts have the most frequent first, then the alphabet', () => {
  expect(counted(['b', 'a', 'c', 'c'])).toEqual([
    { key: 'c', count: 2 },
    { key: 'a', count: 1 },
    { key: 'b', count: 1 },
  ]);
});

test('however many texts somebody sent, so many are counted by name, and the others together', () => {
  const keys = Array.from({ length: 10_000 }, (_, place) => `Text ${place}`);
  const rows = counted(['Riverside', 'Riverside', ...keys]);
  expect(rows).toHaveLength(51);
  expect(rows[0]).toEqual({ key: 'Riverside', count: 2 });
  expect(rows.at(-1)).toEqual({ key: 'Others', count: 10_000 - 49 });
});
