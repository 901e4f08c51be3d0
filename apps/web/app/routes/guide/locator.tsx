import { type LocatorMarks, locatorFile } from './locator-data.ts';

declare const __LOCATORS__: LocatorMarks;

/** The screens that take each frame; what is left takes the one for phones. */
const frames = [
  ['wide', '(min-width: 60rem)', 1440, 648],
  ['middle', '(min-width: 40rem)', 840, 378],
] as const;

interface LocatorProps {
  readonly slug: string;
  readonly name: string;
  readonly zipCode: string;
  /** In one sentence. */
  readonly lies: string;
}

/** Where a neighborhood lies: its map from one edge of the window to the other, and in words. */
export function Locator({ slug, name, zipCode, lies }: LocatorProps) {
  const fileOf = (frame: string) => locatorFile(slug, frame, __LOCATORS__[slug] ?? '');
  return (
    <figure className="locator">
      <picture>
        {frames.map(([frame, media, width, height]) => (
          <source key={frame} media={media} srcSet={fileOf(frame)} width={width} height={height} />
        ))}
        <img
          src={fileOf('tall')}
          alt={`Map of the water, the main roads and the places around ${name}, which is marked in the middle.`}
          width={480}
          height={540}
          loading="lazy"
          decoding="async"
        />
      </picture>
      <figcaption className="dark">
        <p className="locator-name">
          {name}, {zipCode}
        </p>
        <p>{lies}</p>
        <p className="footnote">
          Water{' '}
          <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">
            © OpenStreetMap contributors
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>{' '}
          and GSHHG; roads are schematic.
        </p>
      </figcaption>
    </figure>
  );
}
