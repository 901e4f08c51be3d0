import type { ReactNode } from 'react';
import { locatorFile } from './locator-data.ts';
import { RiverMark } from './river-mark.tsx';
import './locator.css';

/** The screens for each frame; all others use the one for phones. */
const frames = [
  ['wide', '(min-width: 60rem)', 1440, 648],
  ['middle', '(min-width: 40rem)', 840, 378],
] as const;

interface LocatorProps {
  /** The map's subject, and its files' hash. */
  readonly subject: string;
  readonly hash: string;
  /** The neighborhood. */
  readonly name: string;
  readonly zipCode: string;
  /** What is marked, if not the neighborhood. */
  readonly marked?: string;
  readonly riverMark: string;
  /** Where it is, in one sentence. */
  readonly lies: string;
  /** Replaces the name at the start of its card. */
  readonly children?: ReactNode;
}

/**
 * A neighborhood's or home's location: its map from one edge of the window to the other, and in
 * words.
 */
export function Locator({ subject, hash, name, zipCode, marked, riverMark, lies, children }: LocatorProps) {
  const fileOf = (frame: string) => locatorFile(subject, frame, hash);
  const what = marked ? `with ${marked} marked` : 'which is marked';
  return (
    <figure className="locator">
      <picture>
        {frames.map(([frame, media, width, height]) => (
          <source key={frame} media={media} srcSet={fileOf(frame)} width={width} height={height} />
        ))}
        <img
          src={fileOf('tall')}
          alt={`Map of the water, the main roads and the places around ${name}, ${what}.`}
          width={480}
          height={540}
          loading="lazy"
          decoding="async"
        />
      </picture>
      <figcaption className="dark">
        {children ?? <p className="locator-name">{`${name}, ${zipCode}`}</p>}
        <RiverMark words={riverMark} />
        {lies && <p>{lies}</p>}
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
