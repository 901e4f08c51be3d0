import type { Neighborhood } from '@rivermark/content';
import { NumberedPlate } from '../../plates/numbered-plate.tsx';
import { PlatePoints } from '../../plates/plate-points.tsx';
import './checks.css';

interface Props extends Pick<Neighborhood, 'plate' | 'checks'> {
  /** The neighborhood, which the caption of its plate names. */
  readonly place: string;
}

/**
 * What a buyer checks here, numbered. The same numbers stand on the drawing of a house of the
 * place, and each leads to the other. A drawing that explains nothing is not shown.
 */
export function Checks({ place, plate, checks }: Props) {
  const points = checks.flatMap(({ term, spot }, at) => (spot ? [{ number: at + 1, term, spot }] : []));
  return (
    <section className={points.length > 0 ? 'split checks' : 'checks'} aria-labelledby="checks">
      <h2 id="checks">What to check</h2>
      {points.length > 0 && (
        <NumberedPlate
          {...{ place, points }}
          name={plate}
          sizes="(min-width: 60rem) 54vw, (max-width: 40rem) 61vw, 92vw"
        />
      )}
      <PlatePoints
        isTwin={points.length === 0}
        rows={checks.map(({ term, note, spot }, at) => ({
          number: at + 1,
          term,
          note,
          isDrawn: Boolean(spot),
        }))}
      />
    </section>
  );
}
