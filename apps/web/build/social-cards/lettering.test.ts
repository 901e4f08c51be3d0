import { expect, test } from 'vitest';
import { linesOf, outlineOf, widthOf } from './lettering.ts';

const style = { face: 'text', size: 27 } as const;

test('words are outlines of plain numbers, wherever they stand', () => {
  for (const words of [
    'Jacksonville Real Estate',
    'Two riverbanks, two bridges between them',
    'Müller & Šimek',
  ])
    expect(outlineOf(words, 64, 124, style)).toMatch(/^[MLCQZ\d. -]+$/);
});

test('letters that only the wider part of the font has are drawn; one that none has is named', () => {
  expect(widthOf('Kovačić', style)).toBeGreaterThan(widthOf('Kovac', style));
  expect(() => outlineOf('河', 0, 0, style)).toThrow('Our fonts have no letter 河');
});

test('words are broken into the fewest lines, of like length, and a word is never broken', () => {
  const lines = linesOf('A brokerage of a long and particular name, LLC', 400, style) ?? [];
  expect(lines).toHaveLength(2);
  expect(lines.join(' ')).toBe('A brokerage of a long and particular name, LLC');
  const [first = 0, second = 0] = lines.map((line) => widthOf(line, style));
  expect(Math.abs(first - second)).toBeLessThan(150);
  expect(linesOf('Incomprehensibilities', 100, style)).toBeUndefined();
});
