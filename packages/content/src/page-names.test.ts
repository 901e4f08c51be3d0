import { expect, test } from 'vitest';
import { fixtureContent } from '../load/fixtures.ts';
import { pageName, pageOfPlace } from './page-names.ts';

const content = fixtureContent();

test('a page is called by its name, and a path that is no page has none', () => {
  const nameOf = (path: string) => pageName(content, path);
  expect(nameOf('/')).toBe('Home');
  expect(nameOf('/neighborhoods/ponte-vedra-beach')).toBe('Ponte Vedra Beach guide');
  expect(nameOf('/faq')).toBe('Questions & Answers');
  expect(nameOf('/neighborhood-quiz/coastal')).toBe('Quiz: Coastal Chill');
  expect(nameOf('/properties')).toBe('Properties');
  expect(nameOf('/properties/riverfront-estate')).toBe('Riverfront Estate');
  expect(nameOf('/properties/in/ortega')).toBe('Homes in Ortega');
  for (const path of ['', '/properties/sold-long-ago', '/no-such-page', 'constructor', '/neighborhoods'])
    expect(nameOf(path)).toBeUndefined();
});

test('what can be asked to be shown has its page, and nothing else has one', () => {
  expect(pageOfPlace(content, 'San Marco')).toBe('/neighborhoods/san-marco');
  for (const { id, address } of content.homes)
    expect(pageOfPlace(content, address)).toBe(`/properties/${id}`);
  for (const place of ['', 'No. 0 Sold Street', 'constructor'])
    expect(pageOfPlace(content, place)).toBeUndefined();
});
