import type { MonthlyPoint } from '@rivermark/content';
import { monthInWords } from '../../ui/month-in-words.ts';

/** Free at the sides for the last point, above and below for the figures, in percent. */
const SIDE = 2;
const ROOM = 24;

const tenths = (value: number) => Math.round(value * 10) / 10;

/** Where each value stands in the picture, in percent of it; the highest is nearest the top, the lowest the bottom. */
export function pointsOf(values: readonly number[]): readonly (readonly [x: number, y: number])[] {
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  return values.map((value, place) => [
    tenths(SIDE + (place / (values.length - 1)) * (100 - 2 * SIDE)),
    tenths(100 - ROOM - ((value - low) / span) * (100 - 2 * ROOM)),
  ]);
}

interface LineChartProps {
  readonly title: string;
  readonly series: readonly MonthlyPoint[];
  /** Prints a value as the table does. */
  readonly print: (value: number) => string;
}

/** The highest figure above the line, the lowest below it: the line itself begins at no zero. */
function Extremes({ series, print }: Omit<LineChartProps, 'title'>) {
  const values = series.map(({ value }) => value);
  const points = pointsOf(values);
  const figureOf = (value: number, dy: string) => {
    const [x, y] = points[values.lastIndexOf(value)] ?? [0, 0];
    const anchor = x < 20 ? 'start' : x > 80 ? 'end' : 'middle';
    return (
      <text x={`${x}%`} y={`${y}%`} dy={dy} textAnchor={anchor}>
        {print(value)}
      </text>
    );
  };
  return (
    <>
      {figureOf(Math.max(...values), '-0.7em')}
      {figureOf(Math.min(...values), '1.5em')}
    </>
  );
}

/** The course of one figure over thirteen months; the same numbers stand in the table below it. */
export function LineChart({ title, series, print }: LineChartProps) {
  const points = pointsOf(series.map(({ value }) => value));
  const line = points.map(([x, y]) => `${x},${y}`).join(' ');
  const [lastX, lastY] = points.at(-1) ?? [0, 0];
  const first = series[0];
  const last = series.at(-1);
  if (!first || !last) return null;
  const words = `${title}: ${print(first.value)} in ${monthInWords(first.month)}, ${print(last.value)} in ${monthInWords(last.month)}`;
  return (
    <figure className="chart">
      <svg role="img" aria-label={words}>
        <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none">
          <polyline vectorEffect="non-scaling-stroke" className="chart-line" points={line} />
        </svg>
        <circle className="chart-end" cx={`${lastX}%`} cy={`${lastY}%`} r="5" />
        <Extremes series={series} print={print} />
      </svg>
      <figcaption aria-hidden="true">
        <span>{monthInWords(first.month)}</span>
        <span>{monthInWords(last.month)}</span>
      </figcaption>
    </figure>
  );
}
