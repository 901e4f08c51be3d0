import { expect, test } from 'vitest';
import { daysFrom, failureInWords, inDays, kindInWords, percentOf, typesInWords } from './in-words.ts';

test.each([
  ['line', 'The connection broke. What arrived is kept.'],
  [{ told: 'Please call.' }, 'Please call.'],
] as const)('a failure (%s) has the specified words alone, and ours below them', (end, detail) => {
  expect(failureInWords(end)).toEqual({
    title: 'Submission failed',
    description: 'There was an error submitting your documents. Please try again or contact us directly.',
    detail,
  });
});

test('types as people name them', () => {
  expect(typesInWords(['image/jpeg', 'image/png', 'application/pdf'])).toBe('JPG, PNG or PDF');
  expect(typesInWords(['application/pdf'])).toBe('PDF only');
});

test.each([
  [0, 200, 0],
  [1.99, 200, 0],
  [199.9, 200, 99],
  [200, 200, 100],
  [0, 0, 100],
])('%d of %d are %d %%', (part, whole, percent) => {
  expect(percentOf(part, whole)).toBe(percent);
});

test('the days stand wherever they are named', () => {
  expect(inDays('After {days} days: {days}.', 14)).toBe('After 14 days: 14.');
});

test.each([
  ['application/pdf', 3, 'PDF, 3 pages'],
  ['application/pdf', 1, 'PDF, 1 page'],
  ['application/pdf', undefined, 'PDF'],
  ['image/jpeg', undefined, 'JPG'],
] as const)('%s of %s pages is understood as %s', (type, pages, words) => {
  expect(kindInWords(type, pages)).toBe(words);
});

test('the days of what happens next are those of Jacksonville, over the end of a month and of summer time', () => {
  const late = new Date('2026-11-01T03:30:00Z');
  expect(daysFrom(late, 0)).toBe('Saturday, October 31');
  expect(daysFrom(late, 1)).toBe('Sunday, November 1');
  expect(daysFrom(late, 30)).toBe('Monday, November 30');
});
