import { expect, test } from 'vitest';
import { canonicalPath, withQuery } from './canonical-path.ts';
import type { StoredFile } from './stored-file.ts';

const page = {} as StoredFile;
const site = {
  pages: new Map([
    ['/', page],
    ['/faq', page],
    ['/neighborhoods/riverside', page],
  ]),
  moved: new Map([['/neighborhoods', '/#neighborhoods']]),
};

test.each([
  ['/', undefined],
  ['/faq', undefined],
  ['/faq/', '/faq'],
  ['/faq///', '/faq'],
  ['/FAQ', '/faq'],
  ['/%66aq', '/faq'],
  ['/%46AQ/', '/faq'],
  ['/Neighborhoods/Riverside/', '/neighborhoods/riverside'],
  ['/neighborhoods', '/#neighborhoods'],
  ['/Neighborhoods/', '/#neighborhoods'],
  ['//', '/'],
  ['//faq', undefined],
  ['//evil.example/', undefined],
  ['/faq%2F', undefined],
  ['/neighborhoods%2Friverside', undefined],
  ['/%2566aq', undefined],
  ['/%', undefined],
  ['/%E0%A4%A', undefined],
  ['/faq/deeper', undefined],
  ['/__proto__', undefined],
])('%s means %s', (path, address) => {
  expect(canonicalPath(site, path)).toBe(address);
});

test('the query stays, before a fragment', () => {
  expect(withQuery('/faq', 'utm=1')).toBe('/faq?utm=1');
  expect(withQuery('/#neighborhoods', 'utm=1')).toBe('/?utm=1#neighborhoods');
  expect(withQuery('/#neighborhoods', '')).toBe('/#neighborhoods');
});
