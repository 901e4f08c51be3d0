import { developmentKinds, developmentStages } from '@rivermark/content';
import { useContent } from '../site/site.tsx';
import { baseMap } from './base-map.ts';
import { type PlaceName, placeNames, waterNames } from './place-names.ts';
import { type LonLat, toMap, world } from './projection.ts';

/**
 * Without scripts the whole area is shown: names and pins are this many times larger than on the
 * screen.
 */
const STILL = 15;

/** Names and pins of that scale. */
const STILL_SCALE = 1 / STILL;

const still = (at: LonLat) => {
  const { x, y } = toMap(at);
  return { 'data-x': x, 'data-y': y, transform: `translate(${x} ${y}) scale(${STILL})` };
};

/** The outline of a pin whose point is at 0, 0. */
const PIN = 'M0 0C-2.5-7-12-12.5-12-22A12 12 0 0 1 12-22C12-12.5 2.5-7 0 0z';

/** A name in two lines around its place. */
function TwoLines({ text }: { readonly text: string }) {
  const cut = text.lastIndexOf(' ') + 1;
  return (
    <>
      <tspan x={0} dy="-0.55em">
        {text.slice(0, cut)}
      </tspan>
      <tspan x={0} dy="1.1em">
        {text.slice(cut)}
      </tspan>
    </>
  );
}

function Name({ text, at, look, from = 0, to = 9, isInTwo = false }: PlaceName) {
  const shown = from <= STILL_SCALE && to >= STILL_SCALE && !isInTwo;
  return (
    <g
      className={`name name-${look}`}
      data-from={from}
      data-to={to}
      display={shown ? undefined : 'none'}
      {...still(at)}
    >
      {look === 'road' && (
        <rect x={-4.5 * text.length - 4} y={-9} width={9 * text.length + 8} height={18} rx={4} />
      )}
      <text paintOrder="stroke">{isInTwo ? <TwoLines text={text} /> : text}</text>
    </g>
  );
}

/** The map itself. Its ground is in map units; names and pins are positioned by their points. */
export function MapDrawing() {
  const { developments } = useContent();
  const line = (points: readonly LonLat[]) =>
    points.map((point) => Object.values(toMap(point)).join(' ')).join('L');
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it is no picture but a group of links, within a section that is named
    <svg className="drawing" viewBox={`0 0 ${world.width} ${world.height}`}>
      <defs>
        <path id="water" d={baseMap.water} />
        <clipPath id="in-water">
          <use href="#water" />
        </clipPath>
        {waterNames.map(({ id, along }) => (
          <path key={id} id={`along-${id}`} d={`M${line(along)}`} />
        ))}
      </defs>
      <g className="ground">
        <use href="#water" className="water" />
        <g clipPath="url(#in-water)">
          <use href="#water" className="ripple ripple-4" />
          <use href="#water" className="ripple ripple-3" />
          <use href="#water" className="ripple ripple-2" />
          <use href="#water" className="ripple ripple-1" />
        </g>
        <use href="#water" className="coast" />
        <path vectorEffect="non-scaling-stroke" className="jetty" d={baseMap.jetties} />
        <path vectorEffect="non-scaling-stroke" className="street" d={baseMap.streets} />
        <path vectorEffect="non-scaling-stroke" className="road" d={baseMap.mainRoads} />
        <path vectorEffect="non-scaling-stroke" className="highway-edge" d={baseMap.highways} />
        <path vectorEffect="non-scaling-stroke" className="highway" d={baseMap.highways} />
        <path vectorEffect="non-scaling-stroke" className="bridge-edge" d={baseMap.bridges} />
        <path vectorEffect="non-scaling-stroke" className="bridge" d={baseMap.bridges} />
        {waterNames.map(({ id, text, from, to }) => (
          <text
            key={id}
            className="water-name"
            paintOrder="stroke"
            data-from={from}
            data-to={to}
            fontSize={13 * STILL}
            display={from <= STILL_SCALE ? undefined : 'none'}
          >
            <textPath href={`#along-${id}`} startOffset="50%">
              {text}
            </textPath>
          </text>
        ))}
      </g>
      <g className="names">
        {placeNames.map((name) => (
          <Name key={`${name.text} ${name.at} ${name.isInTwo}`} {...name} />
        ))}
      </g>
      <g className="pins">
        {developments.map(({ id, name, kind, stage, lon, lat }, at) => (
          <a
            key={id}
            href={`#${id}`}
            className="pin"
            data-pin={id}
            data-kind={kind}
            data-stage={stage}
            aria-label={`${at + 1}. ${name}: ${developmentKinds[kind]}, ${developmentStages[stage].toLowerCase()}`}
            {...still([lon, lat])}
          >
            <circle className="pin-target" cy={-18} r={22} />
            <ellipse className="pin-shadow" rx={6} ry={2.2} />
            <path className="pin-body" data-stage={stage} d={PIN} />
            <circle className="pin-eye" cy={-22} r={8.6} />
            <text className="pin-number" y={-22}>
              {at + 1}
            </text>
          </a>
        ))}
      </g>
    </svg>
  );
}
