import { monthInWords } from './month-in-words.ts';

interface FiguresSourceProps {
  readonly sourceLabel: string;
  /** Year and month. */
  readonly asOf: string;
  /** Whether that is so long ago that newer ones are offered. */
  readonly old: boolean;
  /** Whether some of the figures above name another source. */
  readonly forOthers?: boolean;
}

/** Stands below figures: who published them, and of which month they are. */
export function FiguresSource({ sourceLabel, asOf, old, forOthers = false }: FiguresSourceProps) {
  const month = monthInWords(asOf);
  return (
    <p className="footnote">
      {forOthers && 'Where no other source is named: '}
      {old ? `Figures of ${month}, ${sourceLabel}; newer ones on request.` : `${sourceLabel}, ${month}.`}
    </p>
  );
}
