import type { MonthlyPoint } from '@rivermark/content';
import { monthInWords } from '../../ui/month-in-words.ts';

const WIDTH = 320;
const HEIGHT = 96;
const EDGE = 6;

/** Where each value stands in the picture; the highest touches the top, the lowest the bottom. */
export function pointsOf(values: readonly number[]): readonly (readonly [x: number, y: number])[] {
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  return values.map((value, place) => [
    Math.round(EDGE + (place / (values.length - 1)) * (WIDTH - 2 * EDGE)),
    Math.round(HEIGHT - EDGE - ((value - low) / span) * (HEIGHT - 2 * EDGE)),
  ]);
}

interface LineChartProps {
  readonly title: string;
  readonly series: readonly MonthlyPoint[];
  /** Prints a value as the table does. */
  readonly print: (value: number) => string;
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
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={words}>
        <polygon className="chart-ground" points={`${EDGE},${HEIGHT} ${line} ${WIDTH - EDGE},${HEIGHT}`} />
        <polyline vectorEffect="non-scaling-stroke" className="chart-line" points={line} />
        <circle className="chart-end" cx={lastX} cy={lastY} r="5" />
      </svg>
      <figcaption aria-hidden="true">
        <span>{monthInWords(first.month)}</span>
        <span>{monthInWords(last.month)}</span>
      </figcaption>
    </figure>
  );
}
