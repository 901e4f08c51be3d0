import { expect, test } from 'vitest';
import { ContentCopy } from './content-copy.ts';
import { faultInWords } from './fault.ts';
import { loadContent } from './load-content.ts';

const file = 'content/redirects.yaml';

function load(copy: ContentCopy, day = '2026-11-22') {
  const loaded = loadContent(copy.root, new Date(`${day}T12:00:00Z`));
  return 'faults' in loaded
    ? { faults: loaded.faults.map(faultInWords).join('\n'), moved: {} as Record<string, string> }
    : { faults: '', moved: withoutShortAddresses(loaded.content.moved) };
}

/** Every home has a short address. */
const withoutShortAddresses = (moved: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(moved).filter(([from]) => !from.startsWith('/h/')));

test('an old address leads to the page that was chosen, and the file may be missing', () => {
  using copy = new ContentCopy();
  expect(load(copy).moved).toMatchObject({ '/listings': '/properties', '/about-us': '/#about-heading' });
  copy.remove(file);
  expect(load(copy)).toEqual({ faults: '', moved: {} });
});

test('an old address never leads to one that leads on', () => {
  using copy = new ContentCopy();
  const tudor = 'content/homes/avondale-tudor.yaml';
  copy
    .edit(tudor, 'status: for-sale', 'status: withdrawn')
    .write(
      file,
      'redirects:\n  /old-tudor: /properties/avondale-tudor\n  /plan: /properties/avondale-tudor#plan\n',
    );
  expect(load(copy).moved).toEqual({
    '/properties/avondale-tudor': '/neighborhoods/avondale',
    '/old-tudor': '/neighborhoods/avondale',
    '/plan': '/neighborhoods/avondale',
  });
});

test('old addresses are not read as copy', () => {
  using copy = new ContentCopy();
  copy.write(file, 'undecided:\n  - /blog/exclusive-homes-near-good-schools\n');
  expect(load(copy).faults).toBe('');
});

test.each([
  ['  /a: /a', 'redirects /a: it leads to itself.'],
  ['  /a: /b\n  /b: /a', 'redirects /a: /b leads on to /a. Write the page at the end of the way.'],
  ['  /a: /b\n  /b: /faq', 'line 2, redirects /a: /b leads on to /faq.'],
  ['  /a: /properties/barn', 'redirects /a: there is no page /properties/barn. Write the address of a page'],
  ['  /a: /faqs', 'line 2, redirects /a: there is no page /faqs.'],
  ['  /a: /properties/old-tudor', '/properties/old-tudor leads on to /properties/avondale-tudor.'],
  ['  /faq: /properties', 'redirects /faq: this is the address of a page of this site. Leave the line out.'],
  ['  /properties/old-tudor: /faq', 'this address already leads to /properties/avondale-tudor.'],
  ['  /desk/old: /faq', 'the server uses this address itself.'],
  ['  /About: /faq', 'write it in small letters'],
  ['  /a/: /faq', 'leave the slash at its end out.'],
  ['  /a?page=2: /faq', 'an old address has none of the signs'],
  ['  about: /faq', 'an address begins with a slash'],
  ['  /caf%C3%A9: /faq', 'write its letters plainly'],
  ['  /a: https://elsewhere.example', 'this is no address of a page of this site.'],
  ['  /a: /faq\nundecided:\n  - /a', 'undecided 1: /a has a redirect above.'],
])('%j is named', (lines, words) => {
  using copy = new ContentCopy();
  const tudor = 'content/homes/avondale-tudor.yaml';
  copy.edit(tudor, 'beds:', 'formerly:\n  - old-tudor\nbeds:').write(file, `redirects:\n${lines}\n`);
  const { faults } = load(copy);
  expect(faults).toContain(words);
  expect(faults).toContain(file);
});
