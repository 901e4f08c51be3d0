import './breadcrumbs.css';

/** The way from the home page to here; the last name is this page. */
export function Breadcrumbs({ trail }: { trail: readonly (readonly [name: string, to?: string])[] }) {
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumbs">
      <ol>
        {trail.map(([name, to]) => (
          <li key={name}>{to ? <a href={to}>{name}</a> : <span aria-current="page">{name}</span>}</li>
        ))}
      </ol>
    </nav>
  );
}
