import type { Home, PlateName } from '@rivermark/content';
import type { Picture } from '../ui/picture-data.ts';

/** What cards and lists say of a home. It goes to the browser with every page that lists homes. */
export interface HomeCard
  extends Pick<
    Home,
    | 'id'
    | 'name'
    | 'address'
    | 'neighborhood'
    | 'neighborhoodName'
    | 'status'
    | 'price'
    | 'beds'
    | 'baths'
    | 'squareFeet'
    | 'sample'
  > {
  /** 'For sale', 'Sold March 2026'. */
  readonly statusInWords: string;
  readonly priceInWords: string;
  /** 'Mile 28, west bank' */
  readonly riverMark: string;
  /** When it is open next: 'Open Sunday 1–3 PM'. */
  readonly open?: string;
  /** What it has that others have not, in a few words: the first of its features. */
  readonly feature?: string;
  readonly picture: Picture;
  /** What an illustration shows; a photo says its own words. */
  readonly alt: string;
  /** What to say under a drawing, so that nobody takes it for the home as it is. */
  readonly caption?: string;
}

export interface FloorPlanOfHome {
  readonly picture: Picture;
  readonly tall: Picture;
  /** 'Plate I, plan. First and upper floor. Illustration.' */
  readonly caption: string;
  readonly alt: string;
}

export interface OpenHouseOfHome {
  /** 'Sunday, December 6, 1–3 PM' */
  readonly words: string;
  /** How `words` end: '1–3 PM'. */
  readonly hours: string;
  readonly note?: string;
  /** Moments with their offset, for programs. */
  readonly starts: string;
  readonly ends: string;
  /** The address of its file for calendars. */
  readonly calendar: string;
}

/** All that the page of one home says beside what every page knows. */
export interface HomePage {
  readonly home: HomeCard &
    Pick<
      Home,
      | 'asOf'
      | 'old'
      | 'kind'
      | 'summary'
      | 'description'
      | 'features'
      | 'taxesPerYear'
      | 'hoaPerYear'
      | 'floorPlan'
      | 'video'
      | 'tour'
    >;
  /** Those to come, the next one first. */
  readonly openHouses: readonly OpenHouseOfHome[];
  /** Beds, baths and the like. */
  readonly figures: readonly (readonly [label: string, value: string])[];
  /** What a month costs before anything is entered, in words; absent where no price is asked. */
  readonly month?: string;
  /** What else there is to know. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** The home's own, in their order; none while there is only the illustration. */
  readonly photos: readonly Picture[];
  /** A second drawing of it, from nearer; only while the first picture is a drawing as well. */
  readonly closeUp?: { readonly picture: Picture } & NonNullable<Home['closeUp']>;
  /** Drawn views of the home beyond the first picture; none once it has photos. */
  readonly views: readonly { readonly picture: Picture; readonly caption: string; readonly alt: string }[];
  /** Its drawn floor plan, landscape and portrait; shown as long as the close-up. */
  readonly plan?: FloorPlanOfHome;
  /** The measured elevation of its kind of house, while the first picture is a drawing. */
  readonly plate?: PlateName;
  readonly neighborhood: {
    readonly tagline: string;
    /** What its picture shows. */
    readonly alt: string;
    readonly zipCode: string;
    readonly riverMark: string;
    /** Those that say something about a home of this kind; none when they are too old. */
    readonly tiles: readonly (readonly [label: string, value: string])[];
    readonly asOf: string;
    readonly sourceLabel: string;
    /** Whether the figures are so old that newer ones are offered. */
    readonly old: boolean;
  };
  /** Whose map it is, its own or its neighborhood's, and the hash of its files. */
  readonly map: { readonly subject: string; readonly hash: string };
  /** Whether the map's mark is the home, and not its neighborhood's middle. */
  readonly isExactPlace: boolean;
  /** What the QR code on paper leads to: `/h/3`, or the page's own path while it has no number. */
  readonly pathOnPaper: string;
  readonly similar: readonly HomeCard[];
}

/** What narrows a list of homes: a value of each kind, or none. */
export interface HomeChoice {
  readonly in?: string;
  readonly price?: string;
  readonly beds?: string;
  readonly status?: string;
}

/** All that a page which lists homes says: every home, and which of them this page is about. */
export interface HomeList {
  readonly homes: readonly HomeCard[];
  /** The neighborhoods that can be chosen, by slug and name. */
  readonly places: readonly (readonly [slug: string, name: string])[];
  readonly choice: HomeChoice;
}

export const homePath = (id: string) => `/properties/${id}`;
