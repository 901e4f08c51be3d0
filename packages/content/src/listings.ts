import type { Focus } from './focus.ts';
import type { ListingId, NeighborhoodSlug } from './ids.ts';

/** One of the eight homes shown on the home page. */
export interface FeaturedProperty {
  /** Also the name of its picture. */
  readonly id: ListingId;
  /** What kind of home it is, in two or three words. */
  readonly title: string;
  readonly address: string;
  readonly neighborhood: string;
  readonly neighborhoodSlug: NeighborhoodSlug;
  readonly price: string;
  readonly beds: number;
  readonly baths: number;
  readonly sqft: string;
  /** Of the illustration; a photo in its place brings its own words. */
  readonly imageAlt: string;
  /** Of the illustration; its middle when absent. */
  readonly focus?: Focus;
  /** The first three are shown on the card. */
  readonly features: readonly [string, string, string, string];
}

export const sampleListingsNote =
  'Pictures named as illustrations are drawings. The addresses and prices of these eight homes are samples, not offers of sale.';

export const featuredProperties: readonly FeaturedProperty[] = [
  {
    id: 'riverfront-estate',
    title: 'Riverfront Estate',
    address: 'No. 1 Sample Point, Ortega',
    neighborhood: 'Ortega',
    neighborhoodSlug: 'ortega',
    price: '$1,350,000',
    beds: 5,
    baths: 4.5,
    sqft: '4,820',
    imageAlt:
      'Shingle-and-stone riverfront estate on the St. Johns at golden hour, live oaks, a long dock and a boat in its boat house',
    features: [
      '120 ft of St. Johns frontage',
      'Long dock and boat house',
      'Shingle and stone, reroofed 2022',
      'Guest suite over the garage',
    ],
  },
  {
    id: 'oceanfront-contemporary',
    title: 'Oceanfront Contemporary',
    address: 'No. 2 Sample Walk, Jacksonville Beach',
    neighborhood: 'Jacksonville Beach',
    neighborhoodSlug: 'jacksonville-beach',
    price: '$1,295,000',
    beds: 4,
    baths: 3.5,
    sqft: '3,140',
    imageAlt: 'Oceanfront contemporary home with lit glass rooms and a pool under a rising moon',
    features: [
      'Pool on the ocean side',
      'Impact-rated glass throughout',
      'Elevator to all three floors',
      'Terraces facing the Atlantic',
    ],
  },
  {
    id: 'ortega-mediterranean',
    title: 'Ortega Mediterranean',
    address: 'No. 3 Sample Circle, Ortega',
    neighborhood: 'Ortega',
    neighborhoodSlug: 'ortega',
    price: '$1,195,000',
    beds: 4,
    baths: 3.5,
    sqft: '3,960',
    imageAlt:
      'Mediterranean Revival villa in Ortega with tile roofs, tower, arched loggia and a fountain court in late sun',
    features: [
      'Barrel-tile roof and loggia',
      'Fountain court and tower room',
      'Original 1926 ironwork',
      'Corner lot on a park circle',
    ],
  },
  {
    id: 'san-marco-georgian',
    title: 'San Marco Georgian',
    address: 'No. 4 Sample Avenue, San Marco',
    neighborhood: 'San Marco',
    neighborhoodSlug: 'san-marco',
    price: '$1,125,000',
    beds: 4,
    baths: 3,
    sqft: '3,410',
    imageAlt: 'Brick Georgian house in San Marco with a white balcony and a brick walk under a mossy oak',
    features: [
      'Five blocks from the square',
      'Slate roof and copper gutters',
      'Library with fireplace',
      'Balcony over a brick walk',
    ],
  },
  {
    id: 'downtown-penthouse',
    title: 'Downtown Penthouse',
    address: 'No. 5 Sample Place, Downtown Jacksonville',
    neighborhood: 'Downtown Jacksonville',
    neighborhoodSlug: 'downtown-jacksonville',
    price: '$1,050,000',
    beds: 3,
    baths: 3,
    sqft: '2,680',
    imageAlt:
      'Glass penthouse living room at night above the St. Johns, looking out to the blue bridge and the skyline',
    features: [
      'River views on three sides',
      'Two deeded parking spaces',
      'Ten-foot ceilings',
      'Terrace with summer kitchen',
    ],
  },
  {
    id: 'avondale-tudor',
    title: 'Avondale Tudor',
    address: 'No. 6 Sample Lane, Avondale',
    neighborhood: 'Avondale',
    neighborhoodSlug: 'avondale',
    price: '$975,000',
    beds: 4,
    baths: 3,
    sqft: '2,940',
    imageAlt:
      'Avondale Tudor at blue hour beneath moss-hung oaks, leaded windows glowing and a cat on the sill',
    features: [
      'Leaded casement windows',
      'Two blocks from the Shoppes',
      'Kitchen rebuilt in 2023',
      'Permitted garage apartment',
    ],
  },
  {
    id: 'nocatee-farmhouse',
    title: 'Nocatee Farmhouse',
    address: 'No. 7 Sample Trail, Nocatee',
    neighborhood: 'Nocatee',
    neighborhoodSlug: 'nocatee',
    price: '$925,000',
    beds: 5,
    baths: 4,
    sqft: '3,580',
    imageAlt: 'White modern farmhouse in Nocatee in early light, black windows, cedar-post porch, tall pines',
    features: [
      'Lot backing to preserve',
      'Three-car garage',
      'Cedar-post front porch',
      'Whole-house generator',
    ],
  },
  {
    id: 'riverside-bungalow',
    title: 'Riverside Bungalow',
    address: 'No. 8 Sample Row, Riverside',
    neighborhood: 'Riverside',
    neighborhoodSlug: 'riverside',
    price: '$895,000',
    beds: 3,
    baths: 2.5,
    sqft: '2,360',
    imageAlt:
      'Riverside Craftsman bungalow at dusk with brick piers, a porch swing and azaleas along a picket fence',
    features: [
      'Deep porch on brick piers',
      'Heart-pine floors, restored',
      'Rewired and replumbed in 2021',
      'Detached studio on the alley',
    ],
  },
];
