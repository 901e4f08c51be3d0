import { expect, test } from 'vitest';
import { neighborhoodSlugs, quizStyles } from './ids.ts';
import { neighborhoods } from './neighborhoods.ts';
import { notFoundDescription, pageDescriptions } from './page-descriptions.ts';
import { notFoundMeta, pageMeta, quizResultMeta } from './page-meta.ts';
import { quizResults } from './quiz.ts';
import { brand } from './site.ts';

const all = [
  ...Object.values(pageMeta),
  ...Object.values(quizResultMeta),
  notFoundMeta,
  ...neighborhoods.map(({ page }) => page),
];

const described = [...Object.values(pageDescriptions), notFoundDescription];

test('every page has a title and a description of its own', () => {
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
  expect(new Set(described).size).toBe(all.length);
});

test.each(all)('"$title" is short enough to be shown whole in search results', ({ title }) => {
  expect((title + brand.titleSuffix).length).toBeLessThanOrEqual(60);
});

test.each(described)('"%s" fills what search results show, and no more', ({ length }) => {
  expect(length).toBeGreaterThanOrEqual(110);
  expect(length).toBeLessThanOrEqual(155);
});

test('the page of a quiz result bears the result’s title and the style’s address', () => {
  for (const style of quizStyles) {
    expect(quizResultMeta[style].heading).toBe(quizResults[style].title);
    expect(quizResultMeta[style].path).toBe(`/neighborhood-quiz/${style}`);
  }
});

test('there is a neighborhood for each slug, in the same order', () => {
  expect(neighborhoods.map(({ slug }) => slug)).toEqual([...neighborhoodSlugs]);
});
