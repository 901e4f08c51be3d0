import { readFileSync } from 'node:fs';
import { riverMarkAt } from '@rivermark/content/river-mark';
import { expect, test } from 'vitest';
import { publishedMiles } from './published-miles.ts';
import { riverLineFile } from './river-line-file.ts';

test.each(publishedMiles)('$name is within half a mile of its published mile', ({ at: [lon, lat], mile }) => {
  const measured = riverMarkAt({ lon, lat }).mile ?? Number.NaN;
  expect(Math.abs(measured - mile)).toBeLessThanOrEqual(0.5);
});

test('the line is fitted to four bridges, and each figure names its source and month', () => {
  expect(publishedMiles.filter(({ fits }) => fits).map(({ name }) => name)).toEqual([
    'Dames Point Bridge',
    'Main Street Bridge',
    'Acosta Bridge',
    'Buckman Bridge',
  ]);
  for (const { source, month } of publishedMiles) {
    expect(source).not.toBe('');
    expect(month).toMatch(/^20\d\d-[01]\d$/);
  }
});

test('the line that the content has is the one found from the base map', () => {
  const file = new URL('../../../packages/content/src/river-line.ts', import.meta.url);
  expect(
    readFileSync(file, 'utf8') === riverLineFile(),
    'Run node apps/web/map-data/make-river-line.ts',
  ).toBe(true);
});
