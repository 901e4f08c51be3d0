import type { MonthlyPoint } from '@rivermark/content';
import { monthInWords } from '../../ui/month-in-words.ts';
import { END, MonthNames, MonthTicks, placeOf, START } from './month-axis.tsx';

/** Where the change of the year is measured; free above and below for the figures; in percent. */
const MEASURE = 97;
const ROOM = { above: 22, below: 28 };

const tenths = (value: number) => Math.round(value * 10) / 10;

/**
 * The position of each value in the chart, in percent. The highest is near the top, the lowest near
 * the bottom.
 */
export function pointsOf(values: readonly number[]): readonly (readonly [x: number, y: number])[] {
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  return values.map((value, place) => [
    placeOf(place, values.length),
    tenths(100 - ROOM.below - ((value - low) / span) * (100 - ROOM.above - ROOM.below)),
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
    const at = values.lastIndexOf(value);
    const [x, y] = points[at] ?? [0, 0];
    const month = series[at]?.month ?? '';
    const anchor = x < 20 ? 'start' : x > 80 ? 'end' : 'middle';
    return (
      <text x={`${x}%`} y={`${y}%`} dy={dy} textAnchor={anchor}>
        {print(value)}
        <tspan className="chart-month">{`, ${monthInWords(month).split(' ')[0]}`}</tspan>
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

/**
 * The year's first figure, on the side that the line leaves free, and the change since then beside
 * the last value.
 */
function YearsEnds({ series, print }: Omit<LineChartProps, 'title'>) {
  const values = series.map(({ value }) => value);
  const [from = 0, , third = from] = values;
  const to = values.at(-1) ?? from;
  const points = pointsOf(values);
  const heights = [points[0]?.[1] ?? 0, points.at(-1)?.[1] ?? 0];
  // Below its measure; above it where the lowest figure is named there.
  const above = to === Math.min(...values);
  const isExtreme = from === Math.max(...values) || from === Math.min(...values);
  const change = Math.round((to - from) * 10) / 10;
  return (
    <>
      {!isExtreme && (
        <text className="chart-month" x="0" y={`${heights[0]}%`} dy={third > from ? '1.7em' : '-0.9em'}>
          {print(from).split(' ')[0]}
        </text>
      )}
      <text
        className="chart-month chart-change"
        x="100%"
        y={`${above ? Math.min(...heights) : Math.max(...heights)}%`}
        dy={above ? '-0.6em' : '1.7em'}
        textAnchor="end"
      >
        {(change < 0 ? '−' : '+') + print(Math.abs(change))}
      </text>
    </>
  );
}

/** From the height of a year ago to today's, as a draftsman measures a house. */
const Measure = ({ from, to }: { from: number; to: number }) => (
  <g className="chart-measure">
    <line className="chart-level" x1={`${START}%`} x2="100%" y1={`${from}%`} y2={`${from}%`} />
    <line className="chart-level" x1={`${END}%`} x2="100%" y1={`${to}%`} y2={`${to}%`} />
    <line x1={`${MEASURE}%`} x2={`${MEASURE}%`} y1={`${from}%`} y2={`${to}%`} />
    {[from, to].map((y) => (
      <line key={y} x1={`${MEASURE - 1}%`} x2={`${MEASURE + 1}%`} y1={`${y}%`} y2={`${y}%`} />
    ))}
  </g>
);

/** The course of one figure over thirteen months; the same numbers stand in the table below it. */
export function LineChart({ title, series, print }: LineChartProps) {
  const points = pointsOf(series.map(({ value }) => value));
  const line = points.map(([x, y]) => `${x},${y}`).join(' ');
  const [firstX, firstY] = points[0] ?? [0, 0];
  const [lastX, lastY] = points.at(-1) ?? [0, 0];
  const first = series[0];
  const last = series.at(-1);
  if (!first || !last) return null;
  const words = `${title}: ${print(first.value)} in ${monthInWords(first.month)}, ${print(last.value)} in ${monthInWords(last.month)}`;
  return (
    <figure className="chart">
      <svg role="img" aria-label={words}>
        <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none">
          <MonthTicks count={series.length} />
          <polyline vectorEffect="non-scaling-stroke" className="chart-line" points={line} />
        </svg>
        <Measure from={firstY} to={lastY} />
        <circle className="chart-start" cx={`${firstX}%`} cy={`${firstY}%`} r="4" />
        <circle className="chart-end" cx={`${lastX}%`} cy={`${lastY}%`} r="5" />
        <Extremes series={series} print={print} />
        <YearsEnds series={series} print={print} />
        <MonthNames series={series} />
      </svg>
    </figure>
  );
}
