import { identity } from '@rivermark/content/site';
import { expect, test } from 'vitest';
import { structuredDataOf } from './structured-data.ts';

test("the agent's office is given part by part, as maps and search engines read it", () => {
  const agent = structuredDataOf('/', 'https://rivermark.example').find(
    (data) => '@type' in data && data['@type'] === 'RealEstateAgent',
  );
  const { street, city, state, zipCode } = identity.officeAddress;
  expect(agent).toMatchObject({
    address: { streetAddress: street, addressLocality: city, addressRegion: state, postalCode: zipCode },
  });
});
