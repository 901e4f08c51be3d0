import { expect, test } from 'vitest';
import { contentFaults, type SiteContent, siteContent } from './check-content.ts';

/** The site's content with one value, at a path, replaced by another. */
function withValue(path: readonly (string | number)[], value: unknown): SiteContent {
  const copy = structuredClone(siteContent) as SiteContent;
  let at = copy as unknown as Record<string | number, unknown>;
  for (const step of path.slice(0, -1)) at = at[step] as Record<string | number, unknown>;
  at[path.at(-1) ?? ''] = value;
  return copy;
}

test('the content that is built has no fault', () => {
  expect(contentFaults()).toEqual([]);
});

test.each([
  [['neighborhoods', 1, 'figures', 'zipCode'], '90210', 'neighborhoods/riverside.ts: figures.zipCode'],
  [['neighborhoods', 1, 'figures', 'medianPrice'], '425K', 'neighborhoods/riverside.ts: figures.medianPrice'],
  [['neighborhoods', 1, 'asOf'], 'October', 'neighborhoods/riverside.ts: asOf'],
  [['neighborhoods', 1, 'similar', 0], 'no-such-place', 'neighborhoods/riverside.ts: similar'],
  [['neighborhoods', 1, 'slug'], 'nocatee', 'neighborhoods.ts: slug: nocatee is there twice'],
  [['neighborhoodGuides', 'riverside', 'about', 0], '', 'content.neighborhoodGuides.riverside.about[0]'],
  [
    ['aboutContent', 'serviceAreas', 'list', 0],
    [],
    'about.ts: serviceAreas: downtown-jacksonville is missing',
  ],
  [
    ['aboutContent', 'serviceAreas', 'list', 1, 1],
    'riverside',
    'about.ts: serviceAreas: riverside is there twice',
  ],
  [['faqItems', 0, 'answer'], ' ', 'content.faqItems[0].answer: the text is missing'],
  [['faqItems', 1, 'id'], 'closing-costs', 'faq.ts: id: closing-costs is there twice'],
  [['quizQuestions', 0, 'options', 0, 'value'], 'urban', 'quiz.ts: q1.options: coastal is missing'],
  [['developments', 0, 'asOf'], '2026', 'developments.ts: everbank-stadium.asOf'],
  [['developments', 0, 'lat'], 30.1, 'developments.ts: everbank-stadium: -81.6375, 30.1 is not in northbank'],
  [['developments', 1, 'id'], 'nocatee', 'developments.ts: its ids are not those of ids.ts'],
  [['developments'], [], 'developments.ts: 0 projects are active'],
  [['developments', 0, 'text'], 'An exclusive address.', 'content.developments[0].text: "exclusive"'],
  [['faqItems', 0, 'answer'], 'Close to good schools.', 'content.faqItems[0].answer: "schools"'],
])('a fault at %j stops the build by name', (path, value, message) => {
  expect(contentFaults(withValue(path, value)).join('\n')).toContain(message);
});
