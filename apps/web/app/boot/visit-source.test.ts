import { beforeEach, expect, test, vi } from 'vitest';
import { forgetVisitSource, rememberVisitSource, visitSource } from './visit-source.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

function arrive(search: string, referrer = '', { type = 'navigate', refuses = false } = {}) {
  vi.stubGlobal('location', { search, host: 'site.example' });
  vi.stubGlobal('document', { referrer });
  vi.stubGlobal('navigator', { globalPrivacyControl: refuses });
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });
  rememberVisitSource();
  return visitSource();
}

test('the first and the last outside source of a visit are remembered until they are sent', () => {
  expect(arrive('')).toEqual({ source_first: '', source_last: '' });
  arrive('?utm_source=news&utm_medium=email&email=a%40b.example');
  arrive('?kind=sold', 'https://site.example/properties');
  expect(arrive('', 'https://www.google.com/search?q=homes')).toEqual({
    source_first: 'utm_source=news&utm_medium=email',
    source_last: 'host=www.google.com',
  });
  expect(arrive('', 'https://www.bing.com/', { type: 'back_forward' }).source_last).toBe(
    'host=www.google.com',
  );
  forgetVisitSource();
  expect(visitSource()).toEqual({ source_first: '', source_last: '' });
});

test('nothing is remembered where the browser asks for privacy or has no storage', () => {
  arrive('?utm_source=news', '', { refuses: true });
  expect(stored.size).toBe(0);
  vi.stubGlobal('sessionStorage', undefined);
  expect(arrive('?utm_source=news')).toEqual({ source_first: '', source_last: '' });
});
