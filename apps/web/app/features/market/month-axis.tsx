import type { MonthlyPoint } from '@rivermark/content';
import { monthInWords } from '../../ui/month-in-words.ts';

/** Where the months begin and end, in percent of the chart. The measured values are after them. */
export const START = 1;
export const END = 91;

const tenths = (value: number) => Math.round(value * 10) / 10;

/** Where a month stands among so many. */
export const placeOf = (place: number, count: number) =>
  tenths(START + (place / (count - 1)) * (END - START));

/**
 * The labeled years, each below its first month. The first year is labeled only if January has room
 * for it.
 */
export function yearsOf(months: readonly string[]): readonly (readonly [place: number, year: string])[] {
  return months.flatMap((month, at) => {
    const [year = '', number] = month.split('-');
    const crowded = months.slice(1, 3).some((next) => next.endsWith('-01'));
    return number === '01' || (at === 0 && !crowded) ? [[at, year] as const] : [];
  });
}

/** A mark for each month. No shade above: it would measure from a zero that is not there. */
export function MonthTicks({ count }: { count: number }) {
  const marks = Array.from({ length: count }, (_, at) => `M${placeOf(at, count)} 95V100`);
  return (
    <path
      vectorEffect="non-scaling-stroke"
      className="chart-marks"
      d={`M${START} 100H${END}${marks.join('')}`}
    />
  );
}

/** Below the marks each month's first letter, and below those the years. */
export function MonthNames({ series }: { series: readonly MonthlyPoint[] }) {
  const months = series.map(({ month }) => month);
  const place = (at: number) => ({ x: `${placeOf(at, months.length)}%`, y: '100%' });
  return (
    <>
      <text
        className="chart-month"
        x={months.map((_, at) => place(at).x).join(' ')}
        y="100%"
        dy="1.4em"
        textAnchor="middle"
      >
        {months.map((month) => monthInWords(month).charAt(0)).join('')}
      </text>
      {yearsOf(months).map(([at, year]) => (
        <text key={year} className={at ? 'chart-month' : undefined} {...place(at)} dx="-0.25em" dy="2.8em">
          {year}
        </text>
      ))}
    </>
  );
}
