import {
  ACROSS,
  bankAt,
  CORNER,
  CROSSING,
  curve,
  MARGIN_WATER,
  type Point,
  planAt,
  type Side,
} from './river-curves.ts';
import './engraved-river.deferred.css';

/** The coast leaves the river's mouth at this mile. */
const COAST = 0.75;
/** How far waterlines stand off a bank, in hundredths of the height. */
const WATER = [3.3, 6.6] as const;
/** The bend is drawn in a box this wide, in pixels. */
const BEND = 200;

const { width, height, sea } = CROSSING;

/** A bank from the corner to the coast, and out along it. */
function bank(side: Side): Point[] {
  const away = side === 'left' ? -1 : 1;
  const points: Point[] = [];
  for (let mile = CORNER; mile >= 1; mile -= 0.5) points.push(planAt(side, mile));
  const [start, mouth] = [points[0] as Point, planAt(side, COAST)];
  const end = away < 0 ? -8 : height + 8;
  return [
    // Level where the bend takes over, and beyond the drawing's edge.
    { x: -30, y: start.y },
    { x: 0, y: start.y },
    { x: 30, y: start.y },
    ...points.filter(({ x }) => x > 60),
    mouth,
    { x: mouth.x + 14, y: mouth.y + (end - mouth.y) * 0.3 },
    { x: mouth.x + 20, y: end },
  ];
}

const banks = { left: bank('left'), right: bank('right') } as const;
const paths = { left: curve(banks.left), right: curve(banks.right) } as const;

/** Each jetty carries on its bank into the sea. */
const jetties = (['left', 'right'] as const)
  .map((side) => {
    const [from, to] = [planAt(side, COAST), planAt(side, 0)];
    return `M${Math.round(from.x)} ${Math.round(from.y)}L${sea} ${Math.round(from.y + (to.y - from.y) / 2)}`;
  })
  .join('');

const miles = Array.from({ length: CORNER - 1 }, (_, at) => at + 1);
const ticks = miles
  .map((mile) => {
    const { x, y } = planAt('right', mile);
    return `M${Math.round(x)} ${Math.round(y + 3)}v${mile % 5 ? 4 : 8}`;
  })
  .join('');

const percent = (value: number) => `${Number(value.toFixed(1))}%`;

/** From the end of the crossing around the corner to the first reach. */
function bend(side: Side, off: 0 | 1 | 2): string {
  const sign = side === 'left' ? 1 : -1;
  const y = (banks[side][1] as Point).y + sign * (off ? (WATER[off - 1] as number) : 0);
  const x = bankAt(side, CORNER) + sign * (off ? (MARGIN_WATER[off - 1] as number) : 0);
  const [high, low] = [y.toFixed(1), (y + (height - y) * 0.42).toFixed(1)];
  const [near, far] = [(x * ACROSS).toFixed(0), ((x + (BEND - x) * 0.42) * ACROSS).toFixed(0)];
  return `M${BEND * ACROSS} ${high}C${far} ${high} ${near} ${low} ${near} ${height}`;
}
const sides = ['left', 'right'] as const;

/**
 * The lower river across the head of the page, from its mouth at the right to the corner, and
 * around it into the margin. An ornament, silent for screen readers.
 */
export function RiverCrossing() {
  return (
    <>
      <svg className="river river-crossing" aria-hidden="true">
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" preserveAspectRatio="none">
          <path d={paths.left + paths.right} />
          {WATER.map((off, at) => (
            <g key={off} className={`w${at + 1}`}>
              <path transform={`translate(${off} ${off})`} d={paths.left} />
              <path transform={`translate(${off} ${-off})`} d={paths.right} />
            </g>
          ))}
          <path className="t" d={ticks} />
          <path className="j" d={jetties} />
        </svg>
        {[5, 10].map((mile) => {
          const { x, y } = planAt('right', mile);
          return (
            <text key={mile} x={percent(x / 10)} y={percent(y + 12)}>
              {mile}
            </text>
          );
        })}
        <text className="n" x="15%" y="88%">
          St. Johns River
        </text>
      </svg>
      <svg className="river river-bend" aria-hidden="true">
        <svg viewBox={`0 0 ${BEND * ACROSS} ${height}`} aria-hidden="true" preserveAspectRatio="none">
          <path d={sides.map((side) => bend(side, 0)).join('')} />
          <path className="w1" d={sides.map((side) => bend(side, 1)).join('')} />
          <path className="w2" d={sides.map((side) => bend(side, 2)).join('')} />
        </svg>
      </svg>
    </>
  );
}
