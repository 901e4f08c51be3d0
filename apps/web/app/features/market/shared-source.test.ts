import { expect, test } from 'vitest';
import { sameSource, sharedSource } from './shared-source.ts';

const sample = { asOf: '2026-10', sourceLabel: 'Sample figures', old: false };
const census = { asOf: '2020-04', sourceLabel: 'Census', old: true };

test('a section says the source of most of its figures once, and the others are told from it', () => {
  expect(sharedSource([census, sample, { ...sample }])).toEqual(sample);
  expect(sharedSource([])).toBeUndefined();
  expect(sameSource({ ...sample }, sample)).toBe(true);
  expect(sameSource({ ...sample, asOf: '2026-09' }, sample)).toBe(false);
  expect(sameSource(census, sample)).toBe(false);
});
