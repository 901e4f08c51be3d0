import type { TrendCard as TrendCardData } from '@rivermark/content';
import { FiguresSource } from '../../ui/figures-source.tsx';
import { monthInWords } from '../../ui/month-in-words.ts';
import { BigFigure } from './big-figure.tsx';
import { LineChart } from './line-chart.tsx';

const printers: Readonly<Record<TrendCardData['id'], (value: number) => string>> = {
  'median-price': (value) => `$${value.toLocaleString('en-US')}`,
  'days-on-market': (value) => `${value} days`,
  inventory: (value) => `${value.toFixed(1)} months`,
  'new-listings': (value) => value.toLocaleString('en-US'),
};

interface TrendCardProps {
  readonly card: TrendCardData;
  /** Where the section does not say the source of all its figures. */
  readonly withSource: boolean;
}

/** One headline figure: its value, its change over the year, its course as a picture and as a table. */
export function TrendCard({ card, withSource }: TrendCardProps) {
  const { id, title, value, change, trend, description, series } = card;
  const print = printers[id];
  return (
    <article className="trend-card" aria-labelledby={`trend-${id}`}>
      <h3 id={`trend-${id}`} className="label">
        {title}
      </h3>
      <BigFigure value={value} />
      <p className="trend-change">
        <span aria-hidden="true">{trend === 'up' ? '▲' : '▼'}</span> {change}{' '}
        <span className="trend-against">over a year</span>
      </p>
      <LineChart title={title} series={series} print={print} />
      <p className="footnote">{description}</p>
      <details className="fold">
        <summary className="unmarked">The figures as a table</summary>
        <table>
          <caption className="visually-hidden">{title} by month</caption>
          <thead>
            <tr>
              <th scope="col">Month</th>
              <th scope="col">{title}</th>
            </tr>
          </thead>
          <tbody>
            {series.map(({ month, value: each }) => (
              <tr key={month}>
                <th scope="row">{monthInWords(month)}</th>
                <td>{print(each)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      {withSource && <FiguresSource {...card} />}
    </article>
  );
}
