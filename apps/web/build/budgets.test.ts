import { brotliCompressSync } from 'node:zlib';
import { ORIGIN_PLACEHOLDER } from '@rivermark/contracts/built-site';
import { expect, test } from 'vitest';
import { budgetFaults, budgets, weighPage } from './budgets.ts';

const files: Readonly<Record<string, string>> = {
  '/early.js': 'early',
  '/late.js': 'later',
  '/ahead.js': 'ahead of its use',
  '/a.woff2': 'font',
  '/b.woff2': 'a larger',
  '/x-latin-wght.woff2': 'one for the letters of other languages',
  '/img/hero-800-a.avif': 'picture',
};
const weightOf = (html: string) => weighPage(html, (path) => Buffer.from(files[path] ?? ''));

test('a page is weighed by what it asks for, in whichever order its attributes stand', () => {
  const style =
    '@font-face{src:url(/a.woff2)}@font-face{src:url(/b.woff2)}@font-face{src:url(/x-latin-wght.woff2)}';
  const weight = weightOf(`<!doctype html><title>x</title>
    <link as="font" href="/a.woff2" rel="preload"><style>${style}</style><script async src="/early.js"></script>
    <link rel="preload" as="image" imagesrcset="/img/hero-480-a.avif 480w, /img/hero-800-a.avif 800w">
    <script id="scripts" type="application/json">{"start":["/late.js"],"ahead":["/ahead.js"]}</script>`);
  const packed = (text: string) => brotliCompressSync(text).length;
  expect(weight).toMatchObject({
    style: packed(style),
    scriptBeforeLoad: packed('early'),
    scriptAfterLoad: packed('later') + packed('ahead of its use'),
    earlyFonts: 4,
    fonts: 12,
    picturesAboveFold: 7,
    otherHosts: [],
  });
  expect(budgetFaults('/', weight)).toEqual([
    `/: script before load is ${packed('early')} bytes, the budget is 0`,
  ]);
});

test('an agent who writes more than we did is not stopped for a few bytes, nor is a build for hundreds of ours', () => {
  const weight = {
    ...weightOf('<!doctype html><title>x</title>'),
    scriptAfterLoad: budgets.scriptAfterLoad + 1000,
  };
  expect(budgetFaults('/faq', weight)).toHaveLength(1);
  expect(budgetFaults('/faq', weight, 1000)).toEqual([]);
});

test('what a page asks of another host is named, and its own addresses and links to read are not', () => {
  const weight = weightOf(`<!doctype html><title>x</title>
    <link rel="canonical" href="${ORIGIN_PLACEHOLDER}/faq"><a href="https://elsewhere.example/">x</a>
    <link rel="icon" href="//cdn.example/i.svg"><img alt="" src="${ORIGIN_PLACEHOLDER}/a.png">
    <img alt="" srcset="/a.png 1x, https://cdn.example/b.png 2x">`);
  expect(weight.otherHosts).toEqual(['https://cdn.example/b.png', '//cdn.example/i.svg']);
});
