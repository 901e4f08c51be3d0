import { expect, test } from 'vitest';
import { yearsOf } from './month-axis.tsx';

test('a year is named below its January, the first below the first month', () => {
  expect(yearsOf(['2025-10', '2025-11', '2025-12', '2026-01', '2026-02'])).toEqual([
    [0, '2025'],
    [3, '2026'],
  ]);
});

test('where January follows at once, the first year would lie on the second', () => {
  expect(yearsOf(['2025-12', '2026-01', '2026-02'])).toEqual([[1, '2026']]);
  expect(yearsOf(['2026-01', '2026-02', '2026-03'])).toEqual([[0, '2026']]);
});
