import { fixtureContent } from '@rivermark/content/fixtures';
import { expect, test } from 'vitest';
import { placesToLookAt } from './places-to-look-at.ts';

const { neighborhoods } = fixtureContent();

test.each(neighborhoods)(
  'from $name three other places and the next guide are offered, none twice',
  (here) => {
    const { next, others } = placesToLookAt(here, neighborhoods);
    expect(new Set([here.slug, next.slug, ...others]).size).toBe(5);
    const [first] = here.similar.filter((slug) => slug !== next.slug);
    expect(others[0]).toBe(first);
  },
);

test('the guides follow each other in the order of their cards, and after the last comes the first', () => {
  const order = neighborhoods.map((here) => placesToLookAt(here, neighborhoods).next.slug);
  expect(order).toEqual([...neighborhoods.slice(1), neighborhoods[0]].map((one) => one?.slug));
});
