import { expect, test } from 'vitest';
import { facebookUrl, shareText, xUrl } from './share.ts';

test('a share carries the address and the text, encoded', () => {
  const url = 'https://rivermark.example/neighborhood-quiz/urban';
  const text = shareText('Urban Cool', 'Rivermark', 'Sample Brokerage, LLC');
  expect(new URL(facebookUrl(url, text)).searchParams.get('u')).toBe(url);
  expect(new URL(xUrl(url, text)).searchParams.get('url')).toBe(url);
  expect(new URL(xUrl(url, text)).searchParams.get('text')).toBe(text);
  expect(text).toContain('(Rivermark, Sample Brokerage, LLC)');
});
