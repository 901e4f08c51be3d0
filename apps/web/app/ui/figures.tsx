import './figures.css';

/** Figures in tiles: each value large, what it measures above it. */
export function Figures({ tiles }: { tiles: readonly (readonly [label: string, value: string])[] }) {
  return (
    <dl className="figures">
      {tiles.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
