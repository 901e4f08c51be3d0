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

export function Page() {
  const { pathname } = useLocation();
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the missing path is logged, as promised
    console.warn('404: no page at', pathname);
  }, [pathname]);
  return (
    <div className="not-found wrap">
      <div className="stack">
        <h1 tabIndex={-1}>{notFoundMeta.heading}</h1>
        <p className="lead">{notFoundLine}</p>
        <Link className="button button-primary" to="/">
          Return to Home
        </Link>
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
