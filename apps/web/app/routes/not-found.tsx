import { notFoundImageAlt, notFoundLine, notFoundMeta } from '@rivermark/content';
import { pictureOf } from '../picture-set.ts';
import { Picture } from '../ui/picture.tsx';
import './not-found.css';

export const firstPicture = () => ({
  picture: pictureOf('not-found'),
  sizes: '(min-width: 60rem) 40rem, (max-width: 40rem) 61vw, 92vw',
});

const { heading } = notFoundMeta;
/** 'Oops!' is a line of its own. */
const end = heading.startsWith('Oops! ') ? 'Oops! '.length : 0;

export function Page() {
  return (
    <div className="not-found wrap" data-logs-path="">
      <div className="stack">
        <h1 tabIndex={-1}>
          {heading.slice(0, end)}
          {end > 0 && <br />}
          {heading.slice(end)}
        </h1>
        <p className="lead">{notFoundLine}</p>
        <p className="row">
          <a className="button button-primary" href="/">
            Return to Home
          </a>
          <a href="/properties">All properties</a>
          <a href="/#neighborhoods">Neighborhoods</a>
        </p>
      </div>
      <figure className="plate">
        <Picture {...firstPicture()} alt={notFoundImageAlt} first />
        {firstPicture().picture.illustration && (
          <figcaption>Plate CDIV. Lift Bridge, Downtown. Illustration.</figcaption>
        )}
      </figure>
    </div>
  );
}
