import { pagesOf } from '@rivermark/content';
import { fixtureContent } from '@rivermark/content/fixtures';
import { expect, test } from 'vitest';
import { structuredDataOf } from './structured-data.ts';

const content = fixtureContent();

const homeRoute = { path: '/', page: 'home', meta: { title: '', description: '', heading: '' } };

test("the agent's office is given part by part, as maps and search engines read it", () => {
  const agent = structuredDataOf(content, homeRoute, 'https://rivermark.example').find(
    (data) => '@type' in data && data['@type'] === 'RealEstateAgent',
  );
  const { street, city, state, zipCode } = content.identity.officeAddress;
  expect(agent).toMatchObject({
    address: { streetAddress: street, addressLocality: city, addressRegion: state, postalCode: zipCode },
  });
});

test("the Buyer's Guide says where it stands in the site, and that it is the agent's", () => {
  const { path, heading, ...meta } = pagesOf(content).buyersGuide;
  const origin = 'https://rivermark.example';
  const data = structuredDataOf(content, { path, page: 'buyers-guide', meta: { heading, ...meta } }, origin);
  const agent = data.find((one) => '@type' in one && one['@type'] === 'RealEstateAgent') as { '@id': string };
  expect(data).toContainEqual(
    expect.objectContaining({ '@type': 'Article', headline: heading, author: { '@id': agent['@id'] } }),
  );
  expect(data).toContainEqual(
    expect.objectContaining({
      '@type': 'BreadcrumbList',
      itemListElement: [
        expect.objectContaining({ position: 1, item: `${origin}/` }),
        { '@type': 'ListItem', position: 2, name: heading },
      ],
    }),
  );
});
