import { expect, test } from 'vitest';
import { fixtureContent } from '../load/fixtures.ts';
import { quizStyles } from './ids.ts';
import { notFoundMeta, pagesOf, quizResultPagesOf } from './page-meta.ts';

const content = fixtureContent();
const results = quizResultPagesOf(content);

const all = [
  ...Object.values(pagesOf(content)),
  ...Object.values(results),
  notFoundMeta(content),
  ...content.neighborhoods.map(({ page }) => page),
];

test('every page has a title and a description of its own', () => {
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
  expect(new Set(all.map(({ description }) => description)).size).toBe(all.length);
});

test.each(all)('"$title" is short enough to be shown whole in search results', ({ title }) => {
  expect((title + content.brand.titleSuffix).length).toBeLessThanOrEqual(60);
});

test.each(all)(
  '"$description" fills what search results show, and no more',
  ({ description: { length } }) => {
    expect(length).toBeGreaterThanOrEqual(110);
    expect(length).toBeLessThanOrEqual(155);
  },
);

test('the page of a quiz result bears the result’s title and the style’s address', () => {
  for (const style of quizStyles) {
    expect(results[style].heading).toBe(content.quiz.results[style].title);
    expect(results[style].path).toBe(`/neighborhood-quiz/${style}`);
  }
});
