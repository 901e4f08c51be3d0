import { expect, test } from 'vitest';
import { faqItems } from './faq.ts';
import { homeContent } from './home.ts';
import { investmentCards, notableSales, spotlights, trendCards } from './market.ts';
import { neighborhoodBySlug } from './neighborhoods.ts';

test('the headline figures are the specified ones', () => {
  expect(trendCards.map(({ value }) => value)).toEqual(['$385,000', '42 days', '2.1 months', '1,247']);
  expect(trendCards[0]?.change).toBe('+8.5%');
});

test('each chart ends in its headline figure and rises or falls by its printed change', () => {
  for (const { value, change, trend, series } of trendCards) {
    const first = series.at(0)?.value ?? Number.NaN;
    const last = series.at(-1)?.value ?? Number.NaN;
    expect(series).toHaveLength(13);
    expect(last).toBe(Number.parseFloat(value.replace(/[$,]/g, '')));
    const difference = change.endsWith('%') ? (last / first - 1) * 100 : last - first;
    expect(difference).toBeCloseTo(Number.parseFloat(change), 1);
    expect(trend).toBe(difference > 0 ? 'up' : 'down');
  }
});

test('every figure carries its month and its source', () => {
  expect([notableSales.length, spotlights.length, investmentCards.length]).toEqual([4, 3, 3]);
  for (const { asOf, sourceLabel } of [
    ...trendCards,
    ...notableSales,
    ...spotlights,
    ...investmentCards,
    homeContent.developments,
  ]) {
    expect(asOf).toMatch(/^20\d\d-(?:0[1-9]|1[0-2])$/);
    expect(sourceLabel).not.toBe('');
  }
});

test('sales name a neighborhood that has a guide', () => {
  for (const sale of notableSales) {
    expect(neighborhoodBySlug(sale.neighborhoodSlug).name).toBe(sale.neighborhood);
  }
});

test('eight questions are answered, closing costs first', () => {
  expect(faqItems).toHaveLength(8);
  expect(faqItems[0]?.answer).toContain('2-5% of the price');
  expect(new Set(faqItems.map(({ id }) => id)).size).toBe(8);
});
