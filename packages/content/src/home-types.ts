import type { HomeFile } from '../schema/home.ts';
import type { Focus } from './focus.ts';
import type { PlateName } from './plates.ts';
import type { RiverMark } from './river-mark.ts';

/** A withdrawn home is on no page. */
export type HomeStatus = Exclude<HomeFile['status'], 'withdrawn'>;

/** When a home is open to everybody, on the clock in Jacksonville. */
export interface OpenHouse {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** HH:MM. */
  readonly from: string;
  readonly to: string;
  readonly note?: string | undefined;
  /** 'Sunday, December 6, 1–3 PM'; with the year if it is another one. */
  readonly words: string;
  /** As cards say it on the day that the content is of: 'Open Sunday 1–3 PM'. */
  readonly label: string;
}

/** One home, as its page, cards and lists show it. */
export interface Home {
  /** Its file's name in `content/homes`: its address on the site and the name of its pictures. */
  readonly id: string;
  /** In two or three words: 'Riverfront Estate'. */
  readonly name: string;
  /** Never given to another home. Its short address is `/h/NUMBER`. */
  readonly number?: number | undefined;
  readonly address: string;
  /** Slug of its neighborhood. */
  readonly neighborhood: string;
  readonly neighborhoodName: string;
  readonly status: HomeStatus;
  /** Year and month; set when it is sold. */
  readonly sold?: string | undefined;
  /** Dollars: the asking price, or the sale price of a sold home where it may be told. */
  readonly price?: number | undefined;
  readonly beds: number;
  /** In halves. */
  readonly baths: number;
  readonly squareFeet?: number | undefined;
  readonly kind: HomeFile['kind'];
  readonly lotAcres?: number | undefined;
  readonly yearBuilt?: number | undefined;
  /** Those that are not past, the next one first. */
  readonly openHouses: readonly OpenHouse[];
  /** One sentence, also for search results. */
  readonly summary: string;
  /** Paragraphs. */
  readonly description: readonly string[];
  /** Cards show the first three. */
  readonly features: readonly string[];
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  /** Dollars. */
  readonly taxesPerYear?: number | undefined;
  readonly hoaPerYear?: number | undefined;
  /** URLs. */
  readonly floorPlan?: string | undefined;
  readonly video?: string | undefined;
  readonly tour?: string | undefined;
  /** The exact spot, if the owner gives it; otherwise the neighborhood's center is shown. */
  readonly place?: { readonly lat: number; readonly lon: number } | undefined;
  /** That of its place, or of its neighborhood while the owner gives none. */
  readonly river: RiverMark;
  /** Whether there is an illustration of this home, rather than of a house of its kind. */
  readonly illustrated: boolean;
  /** Alternative text of the illustration; photos bring their own. */
  readonly imageAlt: string;
  /** Focus of the illustration; its middle when absent. */
  readonly focus?: Focus | undefined;
  /** A second illustration, shown while the home has no photo. */
  readonly closeUp?: { readonly caption: string; readonly alt: string } | undefined;
  /** Drawn views in the order of a walk through the home, shown while it has no photo. */
  readonly views: readonly { readonly name: string; readonly caption: string; readonly alt: string }[];
  /** A drawn floor plan, shown while the home has no photo. */
  readonly plan?: { readonly caption: string; readonly alt: string } | undefined;
  /** The drawing of a house of its kind, shown while it has no picture of its own. */
  readonly plate: PlateName;
  /** Year and month in which all this was last checked. */
  readonly asOf: string;
  /** Whether `asOf` is so long ago that the page says so. */
  readonly old: boolean;
  /** Whether it is an example and no offer. */
  readonly sample: boolean;
}
