import type { DevelopmentId } from '../ids.ts';
import type { AreaId } from './areas.ts';

/** What is built, in the order of the filter, and as it is called. */
export const developmentKinds = {
  residential: 'Homes',
  'mixed-use': 'Mixed use',
  hotel: 'Hotel and resort',
  park: 'Park and trail',
  venue: 'Stadium and culture',
  campus: 'Campus',
} as const;
export type DevelopmentKind = keyof typeof developmentKinds;

/** How far it is, in the order of time, and as it is called. */
export const developmentStages = {
  planned: 'Planned',
  'under-construction': 'Under construction',
  'opening-in-phases': 'Opening in phases',
  completed: 'Completed',
} as const;
export type DevelopmentStage = keyof typeof developmentStages;

/** One publicly known project. Nothing is said of it that its source does not say: no price, no promise. */
export interface Development {
  readonly id: DevelopmentId;
  readonly name: string;
  readonly kind: DevelopmentKind;
  readonly stage: DevelopmentStage;
  /** When it began, opens or ends, in a few words: as exact as its source, and no more. */
  readonly when: string;
  /** Where it is, in words: street or landmark. */
  readonly place: string;
  readonly area: AreaId;
  /** Degrees; right to about a hundred metres, for a map. */
  readonly lon: number;
  readonly lat: number;
  readonly text: string;
  readonly sourceLabel: string;
  /** Year and month for which stage and text are said. */
  readonly asOf: string;
}
