import { expect, test } from 'vitest';
import { endTogether } from './end-together.ts';

test.each([
  ['the figure Life at the river’s edge.', 'the figure Life at the\u00a0river’s\u00a0edge.'],
  ['look at roof, wiring and sewer line.', 'look at roof, wiring and\u00a0sewer\u00a0line.'],
  ['a word of unforeseeable extraordinariness', 'a word of unforeseeable extraordinariness'],
  ['Alone.', 'Alone.'],
])('the last few words of %j share a line', (text, together) => {
  expect(endTogether(text)).toBe(together);
});
