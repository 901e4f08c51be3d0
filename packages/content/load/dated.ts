import type { Settings } from '../schema/settings.ts';
import type { DatedWords } from '../src/dated-words.ts';
import { type ShelfLife, type Staleness, stalenessOf } from './staleness.ts';

/** Stands beside every sample figure until the agent enters sourced ones. */
const sampleSourceLabel = 'Sample figures for illustration';

interface DatedFigure {
  readonly asOf: string;
  readonly source?: string | undefined;
  readonly sample: boolean;
  readonly shelfLife?: ShelfLife | undefined;
}

/** How it stands with a figure's age; a sample is of no month. */
export const stalenessOfFigure = (
  { sample, asOf, shelfLife }: DatedFigure,
  settings: Settings,
  today: Date,
): Staleness => (sample ? 'fresh' : stalenessOf(asOf, shelfLife ?? settings.shelfLife.figures, today));

/** What pages say of where a figure is from and of when. */
export const datedOf = (figure: DatedFigure, settings: Settings, today: Date): DatedWords => ({
  asOf: figure.asOf,
  sourceLabel: figure.source ?? sampleSourceLabel,
  old: stalenessOfFigure(figure, settings, today) === 'marked',
});
