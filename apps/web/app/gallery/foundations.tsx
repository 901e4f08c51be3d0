import { Specimen } from './specimen.tsx';

const colours = [
  'midnight',
  'navy',
  'river',
  'mist',
  'mist-soft',
  'ink',
  'ink-soft',
  'white',
  'paper',
  'cream',
  'sand',
  'brass',
  'brass-deep',
  'brass-light',
  'line',
  'line-dark',
  'field-line',
  'mark',
  'error',
  'error-deep',
  'error-light',
  'error-ground',
] as const;

const roles = [
  'ground',
  'band',
  'field-ground',
  'text',
  'soft',
  'title',
  'link',
  'rule',
  'label',
  'fill',
  'on-fill',
  'fill-hover',
  'focus',
] as const;

const Swatches = ({ names }: { names: readonly string[] }) => (
  <ul className="gallery-swatches">
    {names.map((name) => (
      <li key={name}>
        <svg className="gallery-swatch" aria-hidden="true">
          <rect width="100%" height="100%" fill={`var(--${name})`} />
        </svg>
        {name}
      </li>
    ))}
  </ul>
);

/** Colours, type, and the way to the pictures. */
export function Foundations() {
  return (
    <>
      <Specimen name="Colours">
        <Swatches names={colours} />
      </Specimen>
      <Specimen name="Roles">
        <Swatches names={roles} />
        <div className="gallery-dark dark">
          <Swatches names={roles} />
        </div>
      </Specimen>
      <Specimen name="Type">
        <p className="label">A label</p>
        <p className="lead">A lead: the first words under a heading, in the italic.</p>
        <p className="prose">Prose: what is read, in the roman, at most 66ch to a line.</p>
        <p className="price">$1,350,000</p>
        <p className="big">Words as large as a part's heading</p>
        <p>Running text, as wide as is good to read, with figures such as $385,000 and +8.5%.</p>
        <p className="footnote">A footnote: where a figure comes from, and for which month.</p>
        <h3>A heading of the third rank</h3>
      </Specimen>
      <Specimen name="Pictures">
        <p>
          <a href="/gallery/pictures">Every picture, card and icon, with what each weighs</a>
        </p>
      </Specimen>
    </>
  );
}
