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

/** Who published figures, and of which month they are. */
export function sourceInWords({ sourceLabel, asOf, old, forOthers = false }: FiguresSourceProps): string {
  const month = monthInWords(asOf);
  const unless = forOthers ? ', unless another source is named' : '';
  return old
    ? `Figures of ${month}, ${sourceLabel}${unless}; newer ones on request.`
    : `${sourceLabel}, ${month}${unless}.`;
}

/** Below a neighborhood's figures: that they are of condominiums, where houses are asked for on the page, and their source. */
export const CondominiumFigures = ({ ask, ...source }: FiguresSourceProps & { readonly ask: string }) => (
  <p className="footnote">
    Condominiums; <a href={ask}>for houses ask me</a>. <span>{sourceInWords(source)}</span>
  </p>
);

/** The source alone. */
export const FiguresSource = (props: FiguresSourceProps) => (
  <p className="footnote">{sourceInWords(props)}</p>
);
