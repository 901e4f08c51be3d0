import { areaName, type Development, developmentKinds, developmentStages, guideOf } from '@rivermark/content';
import { useContent } from '../site/site.tsx';
import { monthInWords } from '../ui/month-in-words.ts';
import { MapDrawing } from './map-drawing.tsx';

function Filter({ name, label, all, options }: FilterProps) {
  return (
    <label className="filter">
      <span>{label}</span>
      <select className="field-control" name={name} disabled>
        <option value="">{all}</option>
        {Object.entries(options).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

interface FilterProps {
  readonly name: 'kind' | 'stage';
  readonly label: string;
  readonly all: string;
  readonly options: Readonly<Record<string, string>>;
}

function Card({ development, number }: { development: Development; number: number }) {
  const { id, name, kind, stage, when, place, text, sourceLabel, asOf } = development;
  const content = useContent();
  const guide = guideOf(content, development);
  return (
    <article className="card" id={id} aria-labelledby={`${id}-name`}>
      <p className="card-stage" data-stage={stage}>
        {developmentStages[stage]} · {when}
      </p>
      <h2 id={`${id}-name`} tabIndex={-1}>
        <span className="card-number" aria-hidden="true">
          {number}
        </span>{' '}
        {name}
      </h2>
      <p className="card-place">
        {developmentKinds[kind]} · {areaName(content, development)} · {place}
      </p>
      <p className="card-text">{text}</p>
      <p className="card-source">
        {sourceLabel}, {monthInWords(asOf)}
      </p>
      <p className="card-links">
        <a className="card-ask button" href={`/?ask=${id}#contact`} target="_top" data-ask={id}>
          Ask about it
        </a>
        {guide && (
          <a href={`/neighborhoods/${guide.slug}`} target="_top">
            Guide to {guide.name}
          </a>
        )}
      </p>
    </article>
  );
}

const tools = [
  ['nearer', 'Zoom in', 'M10 4v12M4 10h12'],
  ['further', 'Zoom out', 'M4 10h12'],
  ['whole', 'Show the whole map', 'M3 8V3h5M17 8V3h-5M3 12v5h5M17 12v5h-5'],
] as const;

/**
 * The map's whole document, complete without scripts: the drawing with every pin, and every
 * project's card.
 */
export function MapFrame() {
  const { developments } = useContent();
  return (
    <main className="frame" aria-label="New developments">
      <h1 className="visually-hidden">Map of new developments in Jacksonville</h1>
      <form className="filters" aria-label="Filter the projects">
        <Filter name="kind" label="Kind" all="All kinds" options={developmentKinds} />
        <Filter name="stage" label="Stage" all="All stages" options={developmentStages} />
        <output className="count" htmlFor="kind stage">
          {developments.length} projects
        </output>
      </form>
      <div className="stage">
        <p className="visually-hidden" id="map-help">
          Arrow keys move the map, plus and minus zoom, zero shows all of it. Tab goes from pin to pin; Enter
          opens a project and Escape closes it. A tap or click beside the pins brings that place to the
          middle.
        </p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls in two directions by the arrow keys */}
        <section className="map" aria-label="Map" aria-describedby="map-help" tabIndex={0}>
          <MapDrawing />
        </section>
        <p className="hint" hidden />
        <div className="tools">
          {tools.map(([name, label, shape]) => (
            <button key={name} type="button" data-tool={name} aria-label={label} title={label}>
              <svg viewBox="0 0 20 20" aria-hidden="true">
                <path d={shape} />
              </svg>
            </button>
          ))}
        </div>
      </div>
      <div className="cards">
        {developments.map((development, at) => (
          <Card key={development.id} development={development} number={at + 1} />
        ))}
        <button type="button" className="card-close" data-tool="close" aria-label="Close this project">
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M4 4l12 12M16 4L4 16" />
          </svg>
        </button>
      </div>
      <p className="credit">
        <span className="key">
          {Object.entries(developmentStages).map(([stage, text]) => (
            <span key={stage}>
              <svg viewBox="0 0 12 12" aria-hidden="true">
                <circle className="pin-body" data-stage={stage} cx="6" cy="6" r="4.5" />
              </svg>
              {text}
            </span>
          ))}
        </span>
        <span>
          Water{' '}
          <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">
            © OpenStreetMap contributors
          </a>{' '}
          and GSHHG; roads are schematic.
        </span>
      </p>
      <p className="visually-hidden" role="status" />
    </main>
  );
}
