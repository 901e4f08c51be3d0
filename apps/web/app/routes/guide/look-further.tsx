import { type Neighborhood, neighborhoodBySlug } from '@rivermark/content';
import type { NeighborhoodSlug } from '@rivermark/content/ids';
import { tracked } from '../../analytics/track-clicks.ts';
import { RiverMark } from '../../locator/river-mark.tsx';
import { pictureOf } from '../../site/pictures.ts';
import { useSite } from '../../site/site.tsx';
import { Picture } from '../../ui/picture.tsx';
import { placesToLookAt } from './places-to-look-at.ts';
import '../../ui/card.css';

const visit = (slug: NeighborhoodSlug) => tracked({ action: 'navigation', label: `neighborhood_${slug}` });

/** Three places that are like this one, and the guide that comes next, which is none of them. */
export function LookFurther({ neighborhood }: { neighborhood: Neighborhood }) {
  const site = useSite();
  const { neighborhoods } = site.content;
  const { next, others } = placesToLookAt(neighborhood, neighborhoods);
  return (
    <nav aria-labelledby="further">
      <div className="section wrap further">
        <h2 id="further">Look further</h2>
        <ul className="further-cards further-places">
          {others
            .map((slug) => neighborhoodBySlug(site.content, slug))
            .map(({ slug, name, figures, description, river }) => (
              <li key={slug} className="picture-card">
                <Picture
                  className="four-by-three"
                  picture={pictureOf(site, slug)}
                  alt=""
                  sizes="(min-width: 48rem) 30vw, (max-width: 40rem) 61vw, 92vw"
                />
                <h3>
                  <a href={`/neighborhoods/${slug}`} {...visit(slug)}>
                    {name}
                  </a>
                </h3>
                <RiverMark words={river.long} />
                <p>{description}</p>
                {figures && <p className="picture-card-figure">{`Median condo ${figures.medianPrice}`}</p>}
              </li>
            ))}
        </ul>
        <p className="further-quiz">
          Or let six questions name a place to start: <a href="/neighborhood-quiz">Where You Belong Quiz</a>
        </p>
      </div>
      <a className="next band" href={`/neighborhoods/${next.slug}`} {...visit(next.slug)}>
        <span className="split flip wrap">
          <span className="stack">
            <span className="label">
              {`Next guide, ${neighborhoods.indexOf(next) + 1} of ${neighborhoods.length}`}
              <span className="visually-hidden">: </span>
            </span>
            <span className="next-name">{next.name}</span>
            <RiverMark as="span" words={next.river.long} />
            <span className="lead">{next.tagline}</span>
          </span>
          <Picture
            className="four-by-three"
            picture={pictureOf(site, next.slug)}
            alt=""
            sizes="(min-width: 60rem) 40vw, (max-width: 40rem) 61vw, 92vw"
          />
        </span>
      </a>
    </nav>
  );
}
