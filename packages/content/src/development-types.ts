import type { DevelopmentKind, DevelopmentStage } from './development-words.ts';

/** A part of the country that a project lies in. */
export interface Area {
  readonly name: string;
  /** Slug of the neighborhood whose guide covers it. */
  readonly guide: string | null;
  /** Its rough box in degrees, wide enough for its edges: a pin outside it is a slip of the pen. */
  readonly box: {
    readonly west: number;
    readonly south: number;
    readonly east: number;
    readonly north: number;
  };
}

/** One publicly known project. It only says what its source says: no price, no promise. */
export interface Development {
  readonly id: string;
  readonly name: string;
  readonly kind: DevelopmentKind;
  readonly stage: DevelopmentStage;
  /** When it began, opens or ends, in a few words: as exact as its source, and no more. */
  readonly when: string;
  /** Where it is, in words: street or landmark. */
  readonly place: string;
  /** One of `developmentAreas`. */
  readonly area: string;
  /** Degrees; right to about a hundred metres, for a map. */
  readonly lon: number;
  readonly lat: number;
  readonly text: string;
  readonly sourceLabel: string;
  /** Year and month for which stage and text are said. */
  readonly asOf: string;
}
