import type { DatedWords } from './dated-words.ts';
import type { Focus } from './focus.ts';
import type { NeighborhoodSlug } from './ids.ts';
import type { PlateName } from './plates.ts';

/** The headline figures of one neighborhood, as printed on its page. */
export interface NeighborhoodFigures {
  /** With its dollar sign, for example '$425K'. */
  readonly medianPrice: string;
  /** Year over year, signed, for example '+9.2%'. */
  readonly growth: string;
  readonly daysOnMarket: number;
}

/** What the cards, the tabs and every list say of one neighborhood; its long text is in its guide. */
export interface Neighborhood extends DatedWords {
  readonly slug: NeighborhoodSlug;
  readonly name: string;
  /** The line under the name on the guide page. */
  readonly tagline: string;
  /** One sentence for the card. */
  readonly description: string;
  /** Of the illustration that bears the slug's name. */
  readonly imageAlt: string;
  /** Of the same illustration; its middle when absent. */
  readonly focus?: Focus | undefined;
  readonly zipCode: string;
  /** Absent when they are too old to be shown. */
  readonly figures?: NeighborhoodFigures | undefined;
  /** Neighborhoods to look at next, for what their streets and homes have in common. */
  readonly similar: readonly NeighborhoodSlug[];
  /** Rough middle of the neighborhood, for a map. */
  readonly center: { readonly lat: number; readonly lon: number };
  readonly meta: {
    /** Without the suffix of the brand. */
    readonly title: string;
  };
}

/** What only a neighborhood's own page says: apart from the rest, so that no other page carries it. */
export interface NeighborhoodGuide {
  /** Paragraphs. */
  readonly about: readonly string[];
  /** In one sentence where it lies, for its map. */
  readonly lies: string;
  readonly buildings: readonly { readonly name: string; readonly descriptor: string }[];
  /** The elevation of a house that is at home here. */
  readonly plate: PlateName;
  /** What a buyer looks at here, the weightiest first. */
  readonly checks: readonly { readonly term: string; readonly note: string }[];
}
