import { Link } from 'react-router';
import { Specimen } from './specimen.tsx';

const colours = [
  'midnight',
  'navy',
  'river',
  'mist',
  'ink',
  'ink-soft',
  'white',
  'paper',
  'cream',
  'sand',
  'brass',
  'brass-deep',
  'line',
  'line-dark',
  'field-line',
  'mark',
  'error',
  'error-deep',
  'error-light',
  'error-ground',
] as const;

/** Colours, type, and the way to the pictures. */
export function Foundations() {
  return (
    <>
      <Specimen name="Colours">
        <ul className="gallery-swatches">
          {colours.map((colour) => (
            <li key={colour}>
              <svg className="gallery-swatch" aria-hidden="true">
                <rect width="100%" height="100%" fill={`var(--${colour})`} />
              </svg>
              {colour}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Type">
        <p className="lead">A lead: the first words under a heading, a little larger.</p>
        <p>Running text, as wide as is good to read, with figures such as $385,000 and +8.5%.</p>
        <p className="footnote">A footnote: where a figure comes from, and for which month.</p>
        <h3>A heading of the third rank</h3>
      </Specimen>
      <Specimen name="Pictures">
        <p>
          <Link to="/gallery/pictures">Every picture, card and icon, with what each weighs</Link>
        </p>
      </Specimen>
    </>
  );
}
