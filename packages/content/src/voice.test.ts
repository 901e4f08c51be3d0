import { expect, test } from 'vitest';
import { fixtureContent } from '../load/fixtures.ts';

/** Every string in the exported data, with the path to it. */
function strings(value: unknown, path: string): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => strings(inner, `${path}.${key}`));
}
// The Buyer's Guide quotes its sources.
const { buyersGuide: _buyersGuide, ...content } = fixtureContent();
const copy = strings(content, 'content');

/** Words that were given as they stand: of the agreement, of the thank-you, and of the law. */
const given =
  /representation|prerequisite|A member of our team|Join Our Luxury Portfolio|work together|Save Our Homes/;

test('one agent speaks, of themselves, and in the spelling of this country', () => {
  const others = copy.filter(
    ({ path, text }) =>
      !path.endsWith('.id') &&
      !given.test(text) &&
      /\b(?:we|us|our|ours|the agent|enquir(?!yDays)\w+|colour|neighbour\w*)\b/i.test(text),
  );
  expect(others).toEqual([]);
});

test('no sentence is about the software, and none is for the owner of the site', () => {
  const legal = /^content\.(?:legal\.|notices\.visitCounts)/;
  const plumbing =
    /\b(?:software|database|server|placeholder|as delivered|is stored before|replaces? them|this template)\b/i;
  expect(copy.filter(({ path, text }) => !legal.test(path) && plumbing.test(text))).toEqual([]);
});

/** Names of pages, sections and things keep their capitals. Everything else is in sentence case. */
const names =
  /^(?:Featured Properties|New Developments|Discover Jacksonville|Recent Notable Sales|Neighborhood Spotlight|Investment Insights|Required Documents|Thank You!|Buyer's Guide|Home Valuation)$/;
const proper =
  /\b(?:Jacksonville|Florida|Social Security|Client Concierge|St\. Johns|Save Our Homes|CDDs?|HOA|I)\b/g;

test('every heading is a name that was given, or is written as a sentence is', () => {
  const headings = copy.filter(
    ({ path, text }) =>
      /\.(?:heading|documentsHeading|acknowledgmentHeading)$|headings\.\w+$/.test(path) &&
      !/^content\.(?:pages|quizResultPages|notFound)\./.test(path) &&
      !names.test(text),
  );
  expect(headings.length).toBeGreaterThan(10);
  const capitals = headings.filter(({ text }) => / [A-Z]/.test(text.replaceAll(proper, '').slice(1)));
  expect(capitals).toEqual([]);
});
