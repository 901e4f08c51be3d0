import type { Neighborhood } from '@rivermark/content';
import { publishedMiles } from '../../../../map-data/published-miles.ts';
import { ACROSS, bankAt, bankOf, curve, MARGIN_WATER, PER_MILE_DOWN, REACH_WIDTH } from './river-curves.ts';
import './engraved-river.deferred.css';

const bridges = publishedMiles.filter(({ name }) => name.endsWith(' Bridge'));

/** Each mile has its number where no more miles than this are drawn, else each fifth. */
const FEW = 6;
/** Points of a bank, so many miles apart. */
const STEP = 0.5;

/** A name of more letters has no room beside the river. */
const ROOM = 12;

export interface RiverReachProps {
  /** The miles that a section holds: it is drawn as high as the section is. */
  readonly from: number;
  readonly to: number;
  /** What the section shows: each hangs at its mile, on its bank. */
  readonly places?: readonly Pick<Neighborhood, 'slug' | 'name' | 'river'>[];
}

/** Sideways in the margin's drawing, which is narrower on tablets. */
const aside = (pixels: number) => `${Number(((pixels / REACH_WIDTH) * 100).toFixed(1))}%`;
const whole = (pixels: number) => Math.round(pixels * ACROSS);

/** The river down the margin of one section. An ornament, silent for screen readers. */
export function RiverReach({ from, to, places = [] }: RiverReachProps) {
  const isFew = to - from <= FEW;
  const [left, right] = [curve(bankOf('left', from, to, STEP)), curve(bankOf('right', from, to, STEP))];
  const miles = Array.from({ length: to - from }, (_, at) => from + at).filter((mile) => mile > from);
  const isNumbered = (mile: number) => isFew || mile % 5 === 0;
  const down = (mile: number) => Math.round((mile - from) * PER_MILE_DOWN);
  const share = (mile: number) => `${Number((((mile - from) / (to - from)) * 100).toFixed(1))}%`;
  const crossing = bridges.filter(({ mile }) => mile > from && mile < to);
  const across = crossing
    .map(
      ({ mile }) => `M${whole(bankAt('left', mile)) - 7} ${down(mile)}H${whole(bankAt('right', mile)) + 7}`,
    )
    .join('');
  const ticks = miles
    .filter((mile) => !isNumbered(mile))
    .map((mile) => `M${whole(bankAt('left', mile)) - 3} ${down(mile)}h-7`)
    .join('');
  const hanging = places.flatMap(({ slug, name, river: { mile, bank, onBothBanks } }) => {
    if (mile === undefined || mile <= from || mile >= to || !(bank || onBothBanks)) return [];
    const isRight = bank === 'east' || bank === 'south';
    const x = bankAt(isRight ? 'right' : 'left', mile);
    const short = name.replace(' Jacksonville', '');
    return [{ slug, isRight, name: short.length > ROOM ? '' : short, mile, x: isRight ? x + 5 : x - 5 }];
  });
  return (
    <svg className="river river-reach" aria-hidden="true">
      <svg
        viewBox={`0 0 ${REACH_WIDTH * ACROSS} ${(to - from) * PER_MILE_DOWN}`}
        aria-hidden="true"
        preserveAspectRatio="none"
      >
        <path d={left + right} />
        {MARGIN_WATER.map((off, at) => (
          <g key={off} className={`w${at + 1}`}>
            <path transform={`translate(${off * ACROSS})`} d={left} />
            <path transform={`translate(${-off * ACROSS})`} d={right} />
          </g>
        ))}
        {ticks && <path className="t" d={ticks} />}
        {crossing.length > 0 && (
          <>
            <path className="b" d={across} />
            <path className="b2" d={across} />
          </>
        )}
      </svg>
      {miles.filter(isNumbered).map((mile) => (
        <text key={mile} x={aside((bankAt('left', mile) + bankAt('right', mile)) / 2)} y={share(mile)} dy="4">
          {mile}
        </text>
      ))}
      {hanging.map(({ slug, name, mile, x, isRight }) => (
        <g key={slug} className={isRight ? 'p e' : 'p'}>
          <circle cx={aside(x)} cy={share(mile)} r="2" />
          <text x={aside(x)} dx={isRight ? 7 : -7} y={share(mile)} dy="4">
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}
