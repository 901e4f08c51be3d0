import { expect, test } from 'vitest';
import { parseVisitSource, sourceName, sourcesInWords } from './visit-source.ts';

test('a source is read from what a browser sends, and nothing else is kept', () => {
  expect(parseVisitSource('utm_source=news&utm_medium=email&host=mail.example&email=a%40b.example')).toEqual({
    source: 'news',
    medium: 'email',
    host: 'mail.example',
  });
  expect(parseVisitSource(`utm_source=${'x'.repeat(5000)}`)?.source).toHaveLength(100);
  expect(parseVisitSource('utm_source=a%0d%0aBcc:b%00')).toEqual({ source: 'a Bcc:b' });
  for (const nothing of ['', 'nonsense', '&&==%', 'utm_source=', 'utm_source=%0a']) {
    expect(parseVisitSource(nothing)).toBeUndefined();
  }
});

test.each([
  ['host=www.google.com', 'host=www.google.com', 'google.com'],
  ['utm_source=news&utm_medium=email', 'utm_source=news&utm_medium=email', 'news / email'],
  [
    'host=www.google.com',
    'utm_source=news&utm_campaign=spring&host=mail.example',
    'First google.com, last news / spring (from mail.example)',
  ],
])('sources %s and %s are said as they are', (first, last, words) => {
  const sources = { first: parseVisitSource(first) ?? {}, last: parseVisitSource(last) ?? {} };
  expect(sourcesInWords(sources)).toBe(words);
});

test('visits are counted by the source that the campaign names, else by the host', () => {
  expect(sourceName({ source: 'news', host: 'mail.example' })).toBe('news');
  expect(sourceName({ host: 'www.zillow.com' })).toBe('zillow.com');
});
