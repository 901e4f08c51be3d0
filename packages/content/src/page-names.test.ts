import { expect, test } from 'vitest';
import { homes } from './homes.ts';
import { pageName, pageOfPlace } from './page-names.ts';

test('a page is called by its name, and a path that is no page has none', () => {
  expect(pageName('/')).toBe('Home');
  expect(pageName('/neighborhoods/ponte-vedra-beach')).toBe('Ponte Vedra Beach guide');
  expect(pageName('/faq')).toBe('Questions & Answers');
  expect(pageName('/neighborhood-quiz/coastal')).toBe('Quiz: Coastal Chill');
  expect(pageName('/properties/riverfront-estate')).toBe('Riverfront Estate');
  expect(pageName('/properties/in/ortega')).toBe('Homes in Ortega');
  for (const path of ['', '/properties/sold-long-ago', '/no-such-page', 'constructor', '/neighborhoods'])
    expect(pageName(path)).toBeUndefined();
});

test('what can be asked to be shown has its page, and nothing else has one', () => {
  expect(pageOfPlace('San Marco')).toBe('/neighborhoods/san-marco');
  for (const { id, address } of homes) expect(pageOfPlace(address)).toBe(`/properties/${id}`);
  for (const place of ['', 'No. 0 Sold Street', 'constructor']) expect(pageOfPlace(place)).toBeUndefined();
});
