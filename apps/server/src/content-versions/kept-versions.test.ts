import { expect, test } from 'vitest';
import { outdated } from './kept-versions.ts';

const version = (number: number, day: string) => ({ number, publishedAt: Date.parse(`${day}T12:00:00Z`) });
const now = Date.parse('2026-11-27T12:00:00Z');

test('every version stays for 90 days after it was replaced, then the last of each month', () => {
  const versions = [
    version(1, '2026-05-03'),
    version(2, '2026-05-20'),
    version(3, '2026-06-01'),
    version(4, '2026-06-02'),
    version(5, '2026-06-30'),
    version(6, '2026-08-28'),
    version(7, '2026-08-30'),
    version(8, '2026-11-27'),
  ];
  expect(outdated(versions, now)).toEqual([1, 3, 4]);
});

test('the live version stays, however old', () => {
  expect(outdated([version(1, '2020-01-01')], now)).toEqual([]);
  expect(outdated([], now)).toEqual([]);
});
