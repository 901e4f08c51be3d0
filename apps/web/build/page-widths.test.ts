import { expect, test } from 'vitest';
import { pageWidths } from './page-widths.ts';

test('a width in the page’s rem becomes one media query for each text size, with the same weight', () => {
  const css = pageWidths('a{b:c}@container page (width>=40rem){.x,.y:is(p,q){d:e}.z{f:g}}h{i:j}');
  expect(css.match(/@media/g)).toHaveLength(6);
  expect(css).toContain(
    '@media (min-width:42.5em){:where(:root:not([data-text-size])) .x,:where(:root:not([data-text-size])) .y:is(p,q){d:e}',
  );
  expect(css).toContain('@media (min-width:85em){:where([data-text-size="200"]) .x,');
  expect(css.startsWith('a{b:c}')).toBe(true);
  expect(css.endsWith('h{i:j}')).toBe(true);
});

test('an upper bound stays one', () => {
  expect(pageWidths('@container page (max-width:20rem){.x{d:e}}')).toContain('@media (max-width:21.25em){');
  expect(pageWidths('@container page (width<=20rem){.x{d:e}}')).toContain('@media (max-width:21.25em){');
});

test('what is not understood stops the build', () => {
  expect(() => pageWidths('@container (width>=20rem){.x{d:e}}')).toThrow('not understood');
  expect(() => pageWidths('@container page (width>=20px){.x{d:e}}')).toThrow('not understood');
});
