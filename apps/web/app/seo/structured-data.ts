import {
  type Content,
  featuredHomes,
  type Neighborhood,
  pagePaths,
  pagesOf,
  phoneTarget,
} from '@rivermark/content';
import type {
  Article,
  BreadcrumbList,
  FAQPage,
  Place,
  RealEstateAgent,
  Thing,
  WithContext,
} from 'schema-dts';
import type { HomePage } from '../homes/home-view.ts';
import type { SiteRoute } from '../routes.ts';
import { homeListing } from './home-listing.ts';
import { openHouseEvent } from './open-house-event.ts';

const inContext = <T extends Thing>(thing: T): WithContext<T> =>
  ({ '@context': 'https://schema.org', ...(thing as object) }) as WithContext<T>;

/**
 * The agent, under the brokerage that holds the license. `origin`: the site's, without a trailing
 * slash.
 */
function agent({ brand, identity, neighborhoods }: Content, origin: string): RealEstateAgent {
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

/** The last is the page itself, whose address search engines know. */
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
      ...(place < trail.length - 1 && { item: `${origin}${path}` }),
    })),
  };
}

const questions = ({ faq }: Content): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: faq.items.map(({ question, answer }) => ({
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

function buyersGuide(content: Content, origin: string): Article {
  const { path, heading, description } = pagesOf(content).buyersGuide;
  return {
    '@type': 'Article',
    '@id': `${origin}${path}#article`,
    url: `${origin}${path}`,
    headline: heading,
    description,
    inLanguage: 'en-US',
    isAccessibleForFree: true,
    author: { '@id': `${origin}/#agent` },
  };
}

/** A page's metadata in schema.org's terms; empty for pages that have nothing beyond their text. */
export function structuredDataOf(
  content: Content,
  { path, page, meta, data }: SiteRoute,
  origin: string,
): readonly object[] {
  if (page === 'property') {
    const { home, openHouses } = data as HomePage;
    return [
      inContext(agent(content, origin)),
      inContext(homeListing(content, origin, home, home.summary)),
      ...openHouses.map((one) => inContext(openHouseEvent(content, origin, home, one))),
      inContext(
        breadcrumbs(origin, [
          ['Home', '/'],
          ['Properties', '/properties'],
          [home.name, path],
        ]),
      ),
    ];
  }
  if (page === 'properties') {
    const isAll = path === '/properties';
    return [
      inContext(
        breadcrumbs(origin, [
          ['Home', '/'],
          ['Properties', '/properties'],
          ...(isAll ? [] : [[meta.heading, path] as const]),
        ]),
      ),
    ];
  }
  if (path === '/')
    return [
      agent(content, origin),
      ...featuredHomes(content).map((home) => homeListing(content, origin, home)),
    ].map(inContext);
  if (path === '/faq') {
    return [
      inContext(questions(content)),
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
  if (path === pagePaths.buyersGuide) {
    return [
      inContext(agent(content, origin)),
      inContext(buyersGuide(content, origin)),
      inContext(
        breadcrumbs(origin, [
          ['Home', '/'],
          [meta.heading, path],
        ]),
      ),
    ];
  }
  const place = content.neighborhoods.find(({ slug }) => path === `/neighborhoods/${slug}`);
  if (!place) return [];
  const trail = [
    ['Home', '/'],
    ['Neighborhoods', '/#neighborhoods'],
    [place.name, path],
  ] as const;
  return [inContext(guide(origin, place)), inContext(breadcrumbs(origin, trail))];
}
