import { expect, test } from 'vitest';
import { neededStyle, wholeStyle, withoutIdleProperties } from './needed-style.ts';

const html = '<main id="top" class="stack wide"><p class="lead">Words</p></main>';
const needed = (css: string) => neededStyle(css, html);

test('a page comes with the style of what stands in it, in the order of the whole', () => {
  expect(needed('.lead{color:red}.toast{color:blue}p{margin:0}.wide .lead{color:tan}')).toBe(
    '.lead{color:red}p{margin:0}.wide .lead{color:tan}',
  );
  expect(needed('.toast,.lead,#top .wide,#foot .wide{margin:0}')).toBe('.lead,#top .wide{margin:0}');
  expect(neededStyle('.dawn{a:b}.day{a:b}', html, { given: ['dawn'] })).toBe('.dawn{a:b}');
});

test('a rule that may come to match without another class or id stays: by a state, an attribute, or what an element is not or holds', () => {
  const states =
    '.lead:focus{a:b}.wide[data-on]{a:b}.lead:not(.toast){a:b}.stack:has(.toast){a:b}:is(.toast,.lead){a:b}[class~=toast]{a:b}';
  expect(needed(states)).toBe(states);
  expect(needed('.toast:is(.lead){a:b}')).toBe('');
});

test('an element that a page has not is asked for as a class is', () => {
  expect(needed('table td{a:b}p,td{a:b}html body>main{a:b}.lead strong{a:b}')).toBe(
    'p{a:b}html body>main{a:b}',
  );
  const stays = 'p::first-letter{a:b}p:first-child{a:b}:is(td,p){a:b}main p:has(strong){a:b}';
  expect(needed(stays)).toBe(stays);
});

test('a closed dialog is styled later, and what stands in it', () => {
  const page = '<dialog id="ask" class="dialog"><b class="intro">Words</b></dialog><p class="lead">Words</p>';
  expect(
    neededStyle(
      '.dialog{a:b}dialog{a:b}.intro{a:b}b{a:b}.lead{a:b}main:not(dialog){a:b}',
      `<main>${page}</main>`,
    ),
  ).toBe('.lead{a:b}main:not(dialog){a:b}');
});

test('what lies under a pointer is styled later', () => {
  const css = '.lead:hover{a:b}p:hover .lead,.lead:active,.lead:focus-visible{a:b}.lead:not(:hover){a:b}';
  expect(needed(css)).toBe('.lead:focus-visible{a:b}.lead:not(:hover){a:b}');
});

test('a property of our own that nothing on a page asks for is set later', () => {
  const css = ':root{--a:1px;--b:var(--a);--c:var(--b);--cc:2px}.dark{--a:3px}p{margin:var(--a)}';
  expect(withoutIdleProperties(css, '')).toBe(':root{--a:1px}.dark{--a:3px}p{margin:var(--a)}');
  expect(withoutIdleProperties(css, 'p{gap:var(--c, 0)}')).toBe(css.replace(';--cc:2px', ''));
  expect(withoutIdleProperties(':root{--a:1px}@media print{:root{--a:2px}}p{a:b}', '')).toBe('p{a:b}');
});

test('what is for a visitor who has set something is not for those who have not', () => {
  const settings = ['data-contrast', 'data-text-size'];
  const forSome = [
    ':root[data-contrast=high]{a:b}',
    ':root[data-text-size="75"] .lead{a:b}',
    ':root:is([data-text-size="175"],[data-text-size="200"]) body{a:b}',
  ];
  const forAll = [
    ':root:not([data-contrast]){a:b}',
    'html[data-contrast-kind]{a:b}',
    ':root[data-scripts] p{a:b}',
    'p[data-contrast]{a:b}',
  ];
  expect(neededStyle([...forSome, ...forAll].join(''), html, { settings })).toBe(forAll.join(''));
  expect(neededStyle(forSome.join(''), html)).toBe(forSome.join(''));
  const media = '@media (prefers-contrast: more){p{a:b}}@media (prefers-contrast: less){p{a:b}}';
  expect(neededStyle(media, html, { media: ['(prefers-contrast:more)'] })).toBe(
    '@media (prefers-contrast: less){p{a:b}}',
  );
});

test('what is asked of the window or a layer goes when nothing is left in it', () => {
  expect(needed('@layer ui{@media (min-width:60em){.toast{a:b}}.lead{a:b}}@media print{.toast{a:b}}')).toBe(
    '@layer ui{.lead{a:b}}',
  );
  expect(needed('@layer tokens,ui;.lead{a:b}')).toBe('@layer tokens,ui;.lead{a:b}');
});

test('faces and movements stand in every page, once', () => {
  const once = '@font-face{font-family:A;src:url(/a.woff2)}@keyframes go{from{opacity:0}to{opacity:1}}';
  expect(needed(`${once}.toast{a:b}`)).toBe(once);
  expect(wholeStyle(`${once}@layer ui{.toast{a:b}}`)).toBe('@layer ui{.toast{a:b}}');
});

test('a face that only settings ask for comes with the whole', () => {
  const two = '@font-face{font-family:"A B";src:url(/a)}@font-face{font-family:C;src:url(/c)}';
  expect(neededStyle(two, html, { faces: ['A B'] })).toBe('@font-face{font-family:C;src:url(/c)}');
  expect(wholeStyle(two, ['A B'])).toBe('@font-face{font-family:"A B";src:url(/a)}');
});
