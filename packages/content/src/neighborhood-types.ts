import type { DatedWords } from './dated-words.ts';
import type { Focus } from './focus.ts';
import type { PlateSpotName } from './plate-spots.ts';
import type { PlateName } from './plates.ts';
import type { RiverMark } from './river-mark.ts';

/** The headline figures of one neighborhood, as printed on its page. */
export interface NeighborhoodFigures {
  /** With its dollar sign, for example '$425K'. */
  readonly medianPrice: string;
  /** Year over year, signed, for example '+9.2%'. */
  readonly growth: string;
  readonly daysOnMarket: number;
}

/** One neighborhood, as its guide, cards and lists show it. */
export interface Neighborhood extends DatedWords {
  /** Its file's name in `content/neighborhoods`, and the last part of its address. */
  readonly slug: string;
  readonly name: string;
  /** The line under the name on the guide page. */
  readonly tagline: string;
  /** One sentence for the card. */
  readonly description: string;
  /** Alternative text of the illustration named by the slug. */
  readonly imageAlt: string;
  /** Focus of the same illustration; its middle when absent. */
  readonly focus?: Focus | undefined;
  readonly zipCode: string;
  /** Absent when they are too old to be shown. */
  readonly figures?: NeighborhoodFigures | undefined;
  /** Slugs of neighborhoods to look at next. */
  readonly similar: readonly string[];
  /** Rough middle of the neighborhood, for a map. */
  readonly center: { readonly lat: number; readonly lon: number };
  readonly river: RiverMark;
  /** Title without the brand's suffix, and description for search engines. */
  readonly page: { readonly title: string; readonly description: string };
  /** Paragraphs of the guide. */
  readonly about: readonly string[];
  /** One sentence that says where it is, for its map. */
  readonly lies: string;
  readonly buildings: readonly { readonly name: string; readonly descriptor: string }[];
  /** The drawing of a house that is typical here. */
  readonly plate: PlateName;
  /** What a buyer checks here, the most important first. */
  readonly checks: readonly {
    readonly term: string;
    readonly note: string;
    /** Where its number stands on the plate; absent for what no drawing shows. */
    readonly spot?: PlateSpotName | undefined;
  }[];
}
