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

/** The publisher and month of figures. */
export function sourceInWords({ sourceLabel, asOf, old, forOthers = false }: FiguresSourceProps): string {
  const month = monthInWords(asOf);
  const unless = forOthers ? ', unless another source is named' : '';
  return old
    ? `Figures of ${month}, ${sourceLabel}${unless}; newer ones on request.`
    : `${sourceLabel}, ${month}${unless}.`;
}

/** The source of a neighborhood's figures. Says when they cover condominiums only. */
export const CondominiumFigures = ({ ask, ...source }: FiguresSourceProps & { readonly ask: string }) => (
  <p className="footnote">
    Condominiums; <a href={ask}>for houses ask me</a>. <span>{sourceInWords(source)}</span>
  </p>
);

/** The source alone. */
export const FiguresSource = (props: FiguresSourceProps) => (
  <p className="footnote">{sourceInWords(props)}</p>
);
