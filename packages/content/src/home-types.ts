import type { HomeFile } from '../schema/home.ts';
import type { Focus } from './focus.ts';
import type { HomeId, NeighborhoodSlug } from './ids.ts';
import type { PlateName } from './plates.ts';

export type HomeStatus = HomeFile['status'];

/** What cards, lists and the carousel say of a home. */
export interface Home {
  readonly id: HomeId;
  /** In two or three words: 'Riverfront Estate'. */
  readonly name: string;
  readonly address: string;
  readonly neighborhood: NeighborhoodSlug;
  readonly neighborhoodName: string;
  readonly status: HomeStatus;
  /** Year and month; there when it is sold. */
  readonly sold?: string | undefined;
  /** Dollars: what is asked, or what it was sold at where that may be told. May be absent when it is coming soon or sold. */
  readonly price?: number | undefined;
  readonly beds: number;
  /** In halves. */
  readonly baths: number;
  readonly squareFeet: number;
  readonly kind: HomeFile['kind'];
  readonly lotAcres?: number | undefined;
  readonly yearBuilt?: number | undefined;
  /** The first three, for the card. */
  readonly features: readonly string[];
  /** Of the illustration; a photo in its place brings its own words. */
  readonly imageAlt: string;
  /** Of the illustration; its middle when absent. */
  readonly focus?: Focus | undefined;
  /** The elevation of a house of its kind; stands in for it while it has no picture of its own. */
  readonly plate: PlateName;
  /** Year and month for which all this is said. */
  readonly asOf: string;
  /** Whether that is so long ago that it is to be said beside it. */
  readonly old: boolean;
  /** Whether it is an example and no offer. */
  readonly sample: boolean;
}

/** What only the home's own page says. */
export interface HomeDetails {
  /** One sentence, also for search results. */
  readonly summary: string;
  /** Paragraphs. */
  readonly description: readonly string[];
  /** All of them. */
  readonly features: readonly string[];
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  /** Dollars. */
  readonly taxesPerYear?: number | undefined;
  readonly hoaPerYear?: number | undefined;
  /** Addresses. */
  readonly floorPlan?: string | undefined;
  readonly video?: string | undefined;
  /** The exact spot, when the owner gives it; otherwise the neighborhood's is shown. */
  readonly place?: { readonly lat: number; readonly lon: number } | undefined;
  /** Whether there is an illustration of the home itself, and not of a house of its kind. */
  readonly illustrated: boolean;
  /** What the second illustration shows, which stands while the home has no photo. */
  readonly closeUp?: { readonly caption: string; readonly alt: string } | undefined;
  /** What its drawn floor plan shows, which stands for as long. */
  readonly plan?: { readonly caption: string; readonly alt: string } | undefined;
}
