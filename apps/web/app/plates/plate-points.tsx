import type { ReactNode } from 'react';
import { idOfCheck, idOfNumber } from './numbered-plate.tsx';
import './plate-points.css';
import './plate-points.deferred.css';

interface Row {
  readonly number: number;
  readonly term: string;
  readonly note: string;
  /** Whether the drawing has its number. */
  readonly isDrawn: boolean;
  /** Where its term leads. */
  readonly href?: string;
}

interface Props {
  readonly rows: readonly Row[];
  /** Whether they may stand in two columns. */
  readonly isTwin?: boolean;
}

const Term = ({ term, href }: Pick<Row, 'term' | 'href'>): ReactNode =>
  href ? <a href={href}>{term}</a> : term;

/** The rows that explain a plate. Each number leads to its like on the drawing. */
export const PlatePoints = ({ rows, isTwin }: Props) => (
  <ol className={isTwin ? 'rules twin plate-points' : 'rules plate-points'}>
    {rows.map(({ number, term, note, isDrawn, ...leads }) => (
      <li key={number} id={idOfCheck(number)}>
        {isDrawn ? (
          <a href={`#${idOfNumber(number)}`}>
            <span className="plate-badge">{number}</span>
            <span className="visually-hidden"> on the drawing</span>
          </a>
        ) : (
          <span>{number}</span>
        )}
        <h3>
          <Term term={term} {...leads} />
        </h3>
        <p>{note}</p>
      </li>
    ))}
  </ol>
);
