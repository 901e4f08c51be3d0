import { notFoundImageAlt, notFoundLine, notFoundMeta } from '@rivermark/content';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { pictureOf } from '../picture-set.ts';
import { Link } from '../ui/link.tsx';
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
  const { pathname } = useLocation();
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the missing path is logged, as promised
    console.warn('404: no page at', pathname);
  }, [pathname]);
  return (
    <div className="not-found wrap">
      <div className="stack">
        <h1 tabIndex={-1}>
          {heading.slice(0, end)}
          {end > 0 && <br />}
          {heading.slice(end)}
        </h1>
        <p className="lead">{notFoundLine}</p>
        <p className="row">
          <Link className="button button-primary" to="/">
            Return to Home
          </Link>
          <a href="/properties">All properties</a>
          <Link to="/#neighborhoods">Neighborhoods</Link>
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
