import { pictureOf } from '../site/pictures.ts';
import { type Site, useSite } from '../site/site.tsx';
import { Picture } from '../ui/picture.tsx';
import './not-found.css';

export const firstPicture = (site: Site) => ({
  picture: pictureOf(site, 'not-found'),
  sizes: '(min-width: 60rem) 40rem, (max-width: 40rem) 61vw, 92vw',
});

export function Page() {
  const site = useSite();
  const { heading, illustration, line } = site.content.notFound;
  /** 'Oops!' is a line of its own. */
  const end = heading.startsWith('Oops! ') ? 'Oops! '.length : 0;
  const picture = firstPicture(site);
  return (
    <div className="not-found wrap" data-logs-path="">
      <div className="stack">
        <h1 tabIndex={-1}>
          {heading.slice(0, end)}
          {end > 0 && <br />}
          {heading.slice(end)}
        </h1>
        <p className="lead">{line}</p>
        <a className="button button-primary" href="/">
          Return to Home
        </a>
        <p className="row">
          <a href="/properties">All properties</a>
          <a href="/#neighborhoods">Neighborhoods</a>
          <a href="/neighborhood-quiz">Where You Belong Quiz</a>
        </p>
      </div>
      <figure className="plate">
        <Picture {...picture} alt={illustration.alt} first />
        {picture.picture.illustration && (
          <figcaption>Plate CDIV. Lift Bridge, Downtown. Illustration.</figcaption>
        )}
      </figure>
    </div>
  );
}
