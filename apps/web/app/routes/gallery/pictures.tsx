import { plateNames, quizDrawings, quizStyles } from '@rivermark/content';
import { OptionDrawing } from '../../features/quiz/option-drawing.tsx';
import { Specimen } from '../../gallery/specimen.tsx';
import { Plate } from '../../plates/plate.tsx';
import type { SiteRoute } from '../../routes.ts';
import { routesOf } from '../../routes.ts';
import { optionDrawings } from '../../site/pictures.ts';
import { useSite } from '../../site/site.tsx';
import { Picture } from '../../ui/picture.tsx';
import '../../gallery/gallery.css';

/**
 * What the build made of each picture: its widths, its AVIF in bytes at each, and the quality that
 * the budget left.
 */
interface Weights {
  readonly name: string;
  /** The most bytes at the width that a phone takes. */
  readonly most: number;
  readonly files: readonly {
    readonly width: number;
    readonly format: string;
    readonly quality: number;
    readonly bytes: number;
  }[];
}

/** Plates and drawings of the quiz are listed below. */
const isWhole = ({ name }: { readonly name: string }) => !/^(plate|option)-/.test(name);

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
const cardOf = (path: string) => `/cards/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.jpg`;

function Weight({ name }: { name: string }) {
  const weights = useSite().report as readonly Weights[];
  const about = weights.find((one) => one.name === name);
  return (
    <table className="gallery-weights">
      <thead>
        <tr>
          <th scope="col">Width</th>
          <th scope="col">AVIF</th>
          <th scope="col">Quality</th>
        </tr>
      </thead>
      <tbody>
        {about?.files
          .filter(({ format }) => format === 'avif')
          .map(({ width, bytes, quality }) => (
            <tr key={width}>
              <th scope="row">{width}</th>
              <td>{kb(bytes)}</td>
              <td>{quality}</td>
            </tr>
          ))}
      </tbody>
      <caption>At most {kb(about?.most ?? 0)} as AVIF at 800</caption>
    </table>
  );
}

/**
 * Every picture, card and icon of the site, with the size of each; only in builds made with
 * GALLERY.
 */
export function Page({ route }: { route: SiteRoute }) {
  const site = useSite();
  const hashes = optionDrawings(site);
  return (
    <div className="page wrap gallery">
      <h1 tabIndex={-1}>{route.meta.heading}</h1>
      <Specimen name="Cuts">
        <ul className="gallery-pictures">
          {[...site.pictures.values()].filter(isWhole).map((picture) => (
            <li key={picture.name}>
              <Picture
                picture={picture}
                alt={`${picture.name}, as the pages show it`}
                sizes="(min-width: 64rem) 23rem, (max-width: 40rem) 61vw, 92vw"
              />
              <h3>{picture.name}</h3>
              <p>
                {picture.illustration ? 'Illustration' : 'Photo'}, {picture.width} × {picture.height}
              </p>
              <Weight name={picture.name} />
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Plates">
        <ul className="gallery-pictures">
          {plateNames.map((name) => (
            <li key={name}>
              <Plate name={name} sizes="(min-width: 64rem) 23rem, (max-width: 40rem) 61vw, 92vw" />
              <Weight name={`plate-${name}`} />
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Drawings of the quiz">
        <ul className="gallery-pictures">
          {quizDrawings.flatMap((set) =>
            quizStyles.map((style) => (
              <li key={`${set}-${style}`}>
                <OptionDrawing hashes={hashes} set={set} style={style} sizes="15rem" />
                {set}, {style}
              </li>
            )),
          )}
        </ul>
      </Specimen>
      <Specimen name="Social cards">
        <ul className="gallery-pictures">
          {routesOf(site.content).map(({ path }) => (
            <li key={path}>
              <img src={cardOf(path)} width="1200" height="630" loading="lazy" alt={`Card of ${path}`} />
              {path}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Icons">
        <div className="gallery-row gallery-icons">
          {[
            'favicon.svg',
            'favicon.ico',
            'apple-touch-icon.png',
            'icon-192.png',
            'icon-maskable-512.png',
          ].map((file) => (
            <img key={file} src={`/${file}`} width="96" height="96" alt={file} />
          ))}
        </div>
      </Specimen>
    </div>
  );
}
