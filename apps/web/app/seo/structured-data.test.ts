import { identity } from '@rivermark/content/site';
import { expect, test } from 'vitest';
import { structuredDataOf } from './structured-data.ts';

const homeRoute = { path: '/', page: 'home', meta: { title: '', description: '', heading: '' } };

test("the agent's office is given part by part, as maps and search engines read it", () => {
  const agent = structuredDataOf(homeRoute, 'https://rivermark.example').find(
    (data) => '@type' in data && data['@type'] === 'RealEstateAgent',
  );
  const { street, city, state, zipCode } = identity.officeAddress;
  expect(agent).toMatchObject({
    address: { streetAddress: street, addressLocality: city, addressRegion: state, postalCode: zipCode },
  });
});
