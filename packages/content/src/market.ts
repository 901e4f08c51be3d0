import type { NeighborhoodSlug } from './ids.ts';
import { neighborhoodBySlug } from './neighborhoods.ts';
import { sampleAsOf, sampleSourceLabel } from './sample-source.ts';

/** Every figure carries the month it is true of and where it comes from. */
interface Dated {
  readonly asOf: string;
  readonly sourceLabel: string;
}

export interface MonthlyPoint {
  /** For example '2026-10'. */
  readonly month: string;
  readonly value: number;
}

export interface TrendCard extends Dated {
  readonly id: 'median-price' | 'days-on-market' | 'inventory' | 'new-listings';
  readonly title: string;
  readonly value: string;
  readonly change: string;
  readonly trend: 'up' | 'down';
  readonly description: string;
  /** Thirteen months, so that the last stands against the same month a year before. */
  readonly series: readonly MonthlyPoint[];
}

export interface NotableSale extends Dated {
  readonly neighborhood: string;
  readonly neighborhoodSlug: NeighborhoodSlug;
  readonly price: string;
  readonly type: string;
  readonly days: number;
}

export interface Spotlight extends Dated {
  readonly name: string;
  readonly slug: NeighborhoodSlug;
  readonly medianPrice: string;
  readonly growth: string;
  readonly highlight: string;
}

export interface InvestmentCard extends Dated {
  readonly id: 'pre-construction' | 'rental-yield' | 'population-growth';
  readonly title: string;
  readonly value: string;
  readonly description: string;
}

const sample: Dated = { asOf: sampleAsOf, sourceLabel: sampleSourceLabel };

const months = [
  '2025-10',
  '2025-11',
  '2025-12',
  '2026-01',
  '2026-02',
  '2026-03',
  '2026-04',
  '2026-05',
  '2026-06',
  '2026-07',
  '2026-08',
  '2026-09',
  '2026-10',
] as const;

type Thirteen = readonly [
  ...[number, number, number, number, number, number, number],
  ...[number, number, number, number, number, number],
];

function monthly(values: Thirteen): readonly MonthlyPoint[] {
  return values.map((value, index) => ({ month: months[index] ?? sampleAsOf, value }));
}

export const marketContent = {
  intro:
    'Four figures describe the market well enough to plan by: what homes sell for, how fast, how many are for sale, and how many are new. Each is shown with its month and its source.',
  headings: {
    sales: 'Recent Notable Sales',
    spotlight: 'Neighborhood Spotlight',
    investment: 'Investment Insights',
  },
  reportLine:
    'For the figures of one street, one building or one price range, ask for a report made for you.',
  reportLabel: 'Request a personalized market report',
  sampleNote: 'Figures marked as sample are illustrative and do not describe actual sales.',
} as const;

export const trendCards: readonly TrendCard[] = [
  {
    ...sample,
    id: 'median-price',
    title: 'Median Price',
    value: '$385,000',
    change: '+8.5%',
    trend: 'up',
    description: 'Half of the homes sold in the month closed above this price, half below.',
    series: monthly([
      354_800, 355_500, 354_000, 352_500, 357_000, 362_500, 368_000, 373_500, 378_000, 381_000, 382_500,
      383_500, 385_000,
    ]),
  },
  {
    ...sample,
    id: 'days-on-market',
    title: 'Days on Market',
    value: '42 days',
    change: '-3 days',
    trend: 'down',
    description: 'Median time from listing to an accepted contract, against October of last year.',
    series: monthly([45, 47, 50, 53, 51, 47, 43, 40, 38, 38, 39, 41, 42]),
  },
  {
    ...sample,
    id: 'inventory',
    title: 'Months of Inventory',
    value: '2.1 months',
    change: '-0.3 months',
    trend: 'down',
    description:
      'How long the homes now for sale would last at the current rate of sales. About six months is commonly called balanced.',
    series: monthly([2.4, 2.4, 2.3, 2.5, 2.5, 2.4, 2.3, 2.2, 2.1, 2.1, 2.2, 2.2, 2.1]),
  },
  {
    ...sample,
    id: 'new-listings',
    title: 'New Listings',
    value: '1,247',
    change: '+4.1%',
    trend: 'up',
    description: 'Homes that came to market in the month, against October of last year.',
    series: monthly([1198, 1034, 872, 1105, 1226, 1418, 1502, 1487, 1431, 1388, 1342, 1275, 1247]),
  },
];

export const notableSales: readonly NotableSale[] = [
  {
    ...sample,
    neighborhood: 'Ponte Vedra Beach',
    neighborhoodSlug: 'ponte-vedra-beach',
    price: '$2,150,000',
    type: 'Oceanfront house',
    days: 61,
  },
  {
    ...sample,
    neighborhood: 'Ortega',
    neighborhoodSlug: 'ortega',
    price: '$1,480,000',
    type: 'Riverfront house with dock',
    days: 54,
  },
  {
    ...sample,
    neighborhood: 'Jacksonville Beach',
    neighborhoodSlug: 'jacksonville-beach',
    price: '$1,125,000',
    type: 'Oceanfront condominium',
    days: 47,
  },
  {
    ...sample,
    neighborhood: 'San Marco',
    neighborhoodSlug: 'san-marco',
    price: '$985,000',
    type: 'Brick Colonial Revival',
    days: 33,
  },
];

function spotlight(slug: NeighborhoodSlug, highlight: string): Spotlight {
  const { name, figures, asOf, sourceLabel } = neighborhoodBySlug(slug);
  const { medianPrice, growth } = figures;
  return { name, slug, medianPrice, growth, highlight, asOf, sourceLabel };
}

export const spotlights: readonly Spotlight[] = [
  spotlight(
    'ponte-vedra-beach',
    'Oceanfront rebuilding on Ponte Vedra Boulevard sets the upper end; houses inside Sawgrass trade well below it.',
  ),
  spotlight(
    'jacksonville-beach',
    'Newer three-story houses west of First Street now compete with oceanfront condominiums on price.',
  ),
  spotlight(
    'springfield',
    'Restored houses and infill on vacant lots both rose from a low base, a mile from the downtown core.',
  ),
];

export const investmentCards: readonly InvestmentCard[] = [
  {
    ...sample,
    id: 'pre-construction',
    title: 'Pre-Construction',
    value: '15+ active projects',
    description:
      'Deposits fix a price while the building rises, and completion dates move. A buyer of a condominium from its developer can cancel within 15 days of signing and receiving the documents.',
  },
  {
    ...sample,
    id: 'rental-yield',
    title: 'Rental Yield',
    value: '5.4% gross',
    description:
      'A rent of $1,735 a month on a $385,000 home, before insurance, taxes, fees and vacancy. Insurance is the line to check first, above all near the water.',
  },
  {
    id: 'population-growth',
    title: 'Population Growth',
    value: '+15.6%',
    description:
      'The city counted 821,784 residents in 2010 and 949,611 in 2020. Demand over a decade matters more to a long hold than the change of any one month.',
    asOf: '2020-04',
    sourceLabel: 'U.S. Census Bureau, 2010 and 2020 censuses',
  },
];
