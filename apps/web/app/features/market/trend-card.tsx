import type { TrendCard as TrendCardData } from '@rivermark/content';
import { FiguresSource } from '../../ui/figures-source.tsx';
import { BigFigure } from './big-figure.tsx';
import { LineChart } from './line-chart.tsx';
import { printed } from './printed.ts';

interface TrendCardProps {
  readonly card: TrendCardData;
  /** Where the section does not say the source of all its figures. */
  readonly withSource: boolean;
}

/** One headline figure: its value, its change over the year, its course as a picture. */
export function TrendCard({ card, withSource }: TrendCardProps) {
  const { id, title, value, change, description, series } = card;
  return (
    <article className="trend-card" aria-labelledby={`trend-${id}`}>
      <h3 id={`trend-${id}`} className="label">
        {title}
      </h3>
      <div className="trend-now">
        <BigFigure value={value} />
        <p>
          {change.replace('-', '−')} <span className="trend-against">over a year</span>
        </p>
      </div>
      <LineChart title={title} series={series} print={printed[id]} />
      <p className="footnote">{description}</p>
      {withSource && <FiguresSource {...card} />}
    </article>
  );
}
