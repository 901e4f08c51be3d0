import { faqItems, featuredHomes, type Neighborhood, neighborhoods } from '@rivermark/content';
import { brand, identity, phoneTarget } from '@rivermark/content/site';
import type {
  BreadcrumbList,
  FAQPage,
  Place,
  RealEstateAgent,
  RealEstateListing,
  Thing,
  WithContext,
} from 'schema-dts';

const inContext = <T extends Thing>(thing: T): WithContext<T> =>
  ({ '@context': 'https://schema.org', ...(thing as object) }) as WithContext<T>;

/** The agent, under the brokerage that holds the license. `origin`: of the site, without a slash at its end. */
function agent(origin: string): RealEstateAgent {
  const { officeAddress: office } = identity;
  return {
    '@type': 'RealEstateAgent',
    '@id': `${origin}/#agent`,
    name: `${brand.name}: ${identity.agentName}, ${identity.brokerageName}`,
    url: `${origin}/`,
    telephone: phoneTarget(identity.phone),
    email: identity.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: office.street,
      addressLocality: office.city,
      addressRegion: office.state,
      postalCode: office.zipCode,
      addressCountry: 'US',
    },
    areaServed: neighborhoods.map(({ name }): Place => ({ '@type': 'Place', name })),
    parentOrganization: {
      '@type': 'Organization',
      name: identity.brokerageName,
      url: identity.brokerageProfileUrl,
    },
  };
}

/** The featured homes: each a listing about a residence, with its price as an offer. */
function homes(origin: string): RealEstateListing[] {
  return featuredHomes.map(
    ({ id, name, address, neighborhoodName, price, beds, baths, squareFeet, sample }) => ({
      '@type': 'RealEstateListing',
      '@id': `${origin}/#listing-${id}`,
      name,
      ...(sample && { description: 'A sample, not an offer of sale.' }),
      url: `${origin}/#listing-${id}`,
      about: {
        '@type': 'SingleFamilyResidence',
        name,
        address: {
          '@type': 'PostalAddress',
          streetAddress: address,
          addressLocality: neighborhoodName,
          addressRegion: 'FL',
          addressCountry: 'US',
        },
        numberOfBedrooms: beds,
        numberOfBathroomsTotal: Math.ceil(baths),
        floorSize: { '@type': 'QuantitativeValue', value: squareFeet, unitCode: 'FTK' },
      },
      offers: {
        '@type': 'Offer',
        ...(price !== undefined && { price }),
        priceCurrency: 'USD',
        offeredBy: { '@id': `${origin}/#agent` },
      },
    }),
  );
}

function breadcrumbs(
  origin: string,
  trail: readonly (readonly [name: string, path: string])[],
): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(([name, path], place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}

const questions = (): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: faqItems.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

function guide(origin: string, { slug, name, description, center, zipCode }: Neighborhood): Place {
  return {
    '@type': 'Place',
    '@id': `${origin}/neighborhoods/${slug}#place`,
    name,
    description,
    url: `${origin}/neighborhoods/${slug}`,
    geo: { '@type': 'GeoCoordinates', latitude: center.lat, longitude: center.lon },
    address: {
      '@type': 'PostalAddress',
      addressRegion: 'FL',
      postalCode: zipCode,
      addressCountry: 'US',
    },
  };
}

/** What a page says of itself in schema.org's words; empty for pages that say nothing beyond their text. */
export function structuredDataOf(path: string, origin: string): readonly object[] {
  if (path === '/') return [inContext(agent(origin)), ...homes(origin).map((home) => inContext(home))];
  if (path === '/faq') {
    return [
      inContext(questions()),
      inContext(
        breadcrumbs(origin, [
          ['Home', '/'],
          ['FAQ', path],
        ]),
      ),
    ];
  }
  if (path === '/market-insights') {
    return [
      inContext(
        breadcrumbs(origin, [
          ['Home', '/'],
          ['Market Insights', path],
        ]),
      ),
    ];
  }
  const place = neighborhoods.find(({ slug }) => path === `/neighborhoods/${slug}`);
  if (!place) return [];
  const trail = [
    ['Home', '/'],
    ['Neighborhoods', '/#neighborhoods'],
    [place.name, path],
  ] as const;
  return [inContext(guide(origin, place)), inContext(breadcrumbs(origin, trail))];
}
