import {
  PLATE_SIZE,
  type PlateName,
  type PlateSpotName,
  plateAlt,
  plateCaption,
  spotOf,
} from '@rivermark/content';
import { plateOf } from '../site/pictures.ts';
import { useSite } from '../site/site.tsx';
import { Picture } from '../ui/picture.tsx';
import './numbered-plate.css';
import './numbered-plate.deferred.css';

/** The id of a row of the list that explains the numbers. */
export const idOfCheck = (number: number): string => `check-${number}`;

/** The id of a number on the drawing. */
export const idOfNumber = (number: number): string => `number-${number}`;

interface Point {
  readonly number: number;
  /** What the list says of it. */
  readonly term: string;
  readonly spot: PlateSpotName;
}

/** Places are shares of the picture, so numbers keep their size however wide it is. */
const share = (of: number, whole: number) => `${((of / whole) * 100).toFixed(2)}%`;

function PlateNumber({ plate, number, term, spot }: Point & { readonly plate: PlateName }) {
  const place = spotOf(plate, spot);
  if (!place) throw new Error(`The plate ${plate} has no ${spot}`);
  const [[x, y], [numberX, numberY]] = [place.at, place.number].map(([right = 0, down = 0]) => [
    share(right, PLATE_SIZE.width),
    share(down, PLATE_SIZE.height),
  ]) as [[string, string], [string, string]];
  const line = { x1: numberX, y1: numberY, x2: x, y2: y };
  return (
    <>
      <line className="plate-paper" strokeWidth="4" {...line} />
      <line {...line} />
      <circle className="plate-paper" cx={x} cy={y} r="4.5" stroke="none" />
      <circle cx={x} cy={y} r="3.5" fill="none" strokeWidth="2" />
      <a id={idOfNumber(number)} href={`#${idOfCheck(number)}`}>
        <svg x={numberX} y={numberY} role="img" aria-label={`${number}. ${term}`}>
          <rect x="-22" y="-22" width="44" height="44" fill="none" stroke="none" pointerEvents="all" />
          <g stroke="none">
            <circle r="13" />
            <text className="plate-paper" textAnchor="middle" dominantBaseline="central">
              {number}
            </text>
          </g>
        </svg>
      </a>
    </>
  );
}

interface Props {
  readonly name: PlateName;
  /**
   * The neighborhood it is shown for. If its caption places the house elsewhere, that place is left
   * out.
   */
  readonly place?: string;
  readonly points: readonly Point[];
  /** Its width on the page, as for every picture. */
  readonly sizes: string;
}

/** A plate with numbers that lead to the rows of a list, for use beside that list. */
export function NumberedPlate({ name, place = '', points, sizes }: Props) {
  const caption = plateCaption(name);
  return (
    <figure className="plate">
      <div className="plate-numbered">
        <Picture picture={plateOf(useSite(), name)} alt={plateAlt(name)} sizes={sizes} />
        {/* biome-ignore lint/a11y/useSemanticElements: an element of a drawing, where no fieldset can be */}
        <svg width="100%" height="100%" role="group" aria-label="Numbers on the drawing">
          {points.map((point) => (
            <PlateNumber key={point.number} plate={name} {...point} />
          ))}
        </svg>
      </div>
      <figcaption>
        {caption.includes(place) ? caption : plateCaption(name, 'without place')} The numbers are those of the
        list.
      </figcaption>
    </figure>
  );
}
