import { expect, test } from 'vitest';
import { dollars } from './amounts.ts';
import { featuredHomes } from './homes.ts';
import { neighborhoodBySlug } from './neighborhoods.ts';

/**
 * What the specification prints binds the sample content that the site is delivered with. Whoever puts their own in its
 * place changes or deletes this test; no other holds a count or a price.
 */
test('eight homes are featured, from $895,000 to $1,350,000, each with four features and linked to its guide', () => {
  expect(featuredHomes.map(({ price = 0 }) => dollars(price))).toEqual([
    '$1,350,000',
    '$1,295,000',
    '$1,195,000',
    '$1,125,000',
    '$1,050,000',
    '$975,000',
    '$925,000',
    '$895,000',
  ]);
  for (const { neighborhood, neighborhoodName, features, address, sample } of featuredHomes) {
    expect(neighborhoodBySlug(neighborhood).name).toBe(neighborhoodName);
    expect(new Set(features).size).toBe(3);
    expect(address).toContain('Sample');
    expect(sample).toBe(true);
  }
});
