import { describe, expect, test } from 'vitest';
import { fairHousingFaults } from './fair-housing.ts';
import { equalHousingStatement } from './footer-notices.ts';
import * as content from './index.ts';

/** Every string in the exported data, with the path to it. */
function strings(value: unknown, path: string): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => strings(inner, `${path}.${key}`));
}

const copy = strings(content, 'content');

describe('the copy', () => {
  test('is found by the walk', () => {
    expect(copy.length).toBeGreaterThan(400);
  });

  test('describes homes and places, never who lives or should live there', () => {
    const faults = copy.flatMap(({ path, text }) =>
      fairHousingFaults(text).map((fault) => `${path}: "${fault}"`),
    );
    expect(faults).toEqual([]);
  });

  test('keeps clear of stock phrases and unsourced superlatives', () => {
    const stock =
      /\b(?:nestled|boasts?|vibrant|hidden gem|stunning|breathtaking|dream home|oasis|unparalleled|world-class|must-see|guaranteed?|#1|number one|most sought|finest|largest)\b/i;
    expect(copy.filter(({ text }) => stock.test(text)).map(({ path }) => path)).toEqual([]);
  });

  test('has no empty, untrimmed or unfinished text', () => {
    const bad = copy.filter(
      ({ path, text }) =>
        (text.trim() !== text && !path.endsWith('titleSuffix')) ||
        text === '' ||
        /\b(?:lorem|tbd|todo|xxx)\b| {2}/i.test(text),
    );
    expect(bad).toEqual([]);
  });
});

describe('the phrase check', () => {
  test.each([
    'Close to great schools',
    'A safe street',
    'Perfect for families',
    'Walk to church',
    'An exclusive enclave',
    'Quiet, adults only',
    'Large master bedroom',
    'A desirable neighborhood',
    'Book a free consultation',
  ])('stops "%s"', (text) => {
    expect(fairHousingFaults(text)).not.toEqual([]);
  });

  test.each([
    'A single-family house by the river',
    'Walking distance to the bus stop',
    'Family Focused',
    'Exclusive Broker Agreement',
    equalHousingStatement,
  ])('lets "%s" pass', (text) => {
    expect(fairHousingFaults(text)).toEqual([]);
  });
});
