import { type Content, type Home, neighborhoodBySlug } from '@rivermark/content';
import type { RealEstateListing } from 'schema-dts';
import { homePath } from '../homes/home-view.ts';

type ListedHome = Pick<
  Home,
  | 'id'
  | 'name'
  | 'address'
  | 'neighborhood'
  | 'kind'
  | 'status'
  | 'price'
  | 'beds'
  | 'baths'
  | 'squareFeet'
  | 'sample'
>;

const availability: Readonly<Record<Home['status'], string>> = {
  'for-sale': 'https://schema.org/InStock',
  'coming-soon': 'https://schema.org/PreSale',
  'under-contract': 'https://schema.org/Reserved',
  sold: 'https://schema.org/SoldOut',
};

/**
 * schema.org has no condominium: a home in a building is an apartment, a house is for one
 * household.
 */
const typeOf = (kind: Home['kind']) => (kind === 'condominium' ? 'Apartment' : 'SingleFamilyResidence');

/** Where a home is. */
export const addressOfHome = (
  content: Pick<Content, 'neighborhoods'>,
  { address, neighborhood }: Pick<Home, 'address' | 'neighborhood'>,
) => ({
  '@type': 'PostalAddress' as const,
  // The neighborhood after the comma is no postal town.
  streetAddress: address.split(',')[0] ?? '',
  addressRegion: 'FL',
  postalCode: neighborhoodBySlug(content, neighborhood).zipCode,
  addressCountry: 'US',
});

/**
 * A home in schema.org's terms: a listing about a residence, with its offer. `origin`: the site's,
 * without a trailing slash.
 */
export function homeListing(
  content: Pick<Content, 'neighborhoods'>,
  origin: string,
  home: ListedHome,
  description?: string,
): RealEstateListing {
  const { id, name, beds, baths, squareFeet, price } = home;
  const url = origin + homePath(id);
  const said = [home.sample && 'A sample, not an offer of sale.', description].filter(Boolean).join(' ');
  return {
    '@type': 'RealEstateListing',
    '@id': `${url}#listing`,
    name,
    url,
    ...(said && { description: said }),
    image: `${origin}/cards/properties-${id}.jpg`,
    about: {
      '@type': typeOf(home.kind),
      name,
      address: addressOfHome(content, home),
      numberOfBedrooms: beds,
      numberOfBathroomsTotal: Math.ceil(baths),
      ...(squareFeet !== undefined && {
        floorSize: { '@type': 'QuantitativeValue', value: squareFeet, unitCode: 'FTK' },
      }),
    },
    offers: {
      '@type': 'Offer',
      url,
      availability: availability[home.status],
      priceCurrency: 'USD',
      ...(price !== undefined && { price }),
      offeredBy: { '@id': `${origin}/#agent` },
    },
  } as RealEstateListing;
}
