import { expect, test } from 'vitest';
import { unbroken } from './unbroken-words.ts';

test('no line ends between St. and its name, between a figure and its unit, nor inside two-car; everything else may break', () => {
  expect(unbroken('Homes on the St. Johns, in St. Nicholas.')).toBe(
    'Homes on the St.\u00a0Johns, in St.\u00a0Nicholas.',
  );
  expect(unbroken('4,820 sq ft on 1.1 acres, 120 ft of river, $2.5 million')).toBe(
    '4,820\u00a0sq\u00a0ft on 1.1\u00a0acres, 120\u00a0ft of river, $2.5\u00a0million',
  );
  expect(unbroken('A two-car garage on a tree-lined street')).toBe(
    'A two-\u2060car garage on a tree-lined street',
  );
  expect(unbroken('A house on Third St. by the sea, 3 streets and 9 ambitions')).not.toContain('\u00a0');
});
