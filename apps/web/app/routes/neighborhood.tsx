import {
  ageNote,
  featuredHomes,
  loadGuide,
  type NeighborhoodGuide,
  neighborhoodBySlug,
  neighborhoods,
  neighborhoodTiles,
  priceLine,
  withCommas,
} from '@rivermark/content';
import type { NeighborhoodSlug } from '@rivermark/content/ids';
import { Link } from 'react-router';
import { track } from '../analytics/track.ts';
import { EnquiryDialog } from '../features/enquiry-forms/enquiry-dialog.tsx';
import { EnquiryTrigger } from '../features/enquiry-forms/enquiry-trigger.tsx';
import { showableHome, showablePlace } from '../features/enquiry-forms/featured-showables.ts';
import { homesIn } from '../homes/home-counts.ts';
import { homePath } from '../homes/home-view.ts';
import { pictureOf } from '../picture-set.ts';
import type { SiteRoute } from '../routes.ts';
import { Breadcrumbs } from '../shell/breadcrumbs.tsx';
import { Contact } from '../shell/contact.tsx';
import { Figures } from '../ui/figures.tsx';
import { FiguresSource } from '../ui/figures-source.tsx';
import { IllustrationCaption } from '../ui/illustration-caption.tsx';
import { monthInWords } from '../ui/month-in-words.ts';
import { Picture } from '../ui/picture.tsx';
import './neighborhood.css';
import '../ui/hero.css';
import '../ui/card.css';

function neighborhoodOf({ path }: SiteRoute) {
  const neighborhood = neighborhoods.find(({ slug }) => path === `/neighborhoods/${slug}`);
  if (!neighborhood) throw new Error(`${path} is no neighborhood`);
  return neighborhood;
}

/** What has come of the guides' texts. */
const texts = new Map<string, NeighborhoodGuide>();

export async function prepare(route: SiteRoute): Promise<void> {
  const { slug } = neighborhoodOf(route);
  texts.set(slug, await loadGuide(slug));
}

function textOf(slug: NeighborhoodSlug): NeighborhoodGuide {
  const text = texts.get(slug);
  if (!text) throw new Error(`The guide to ${slug} was not prepared`);
  return text;
}

const pictureOfGuide = (slug: NeighborhoodSlug) => ({
  picture: pictureOf(slug),
  sizes: '(max-width: 40rem) 66vw, 100vw',
});

export const firstPicture = (route: SiteRoute) => pictureOfGuide(neighborhoodOf(route).slug);

export function Page({ route }: { route: SiteRoute }) {
  const neighborhood = neighborhoodOf(route);
  const next =
    neighborhoods[(neighborhoods.indexOf(neighborhood) + 1) % neighborhoods.length] ?? neighborhood;
  const { slug, name, tagline, figures, imageAlt, similar } = neighborhood;
  const { about, buildings } = textOf(slug);
  const homes = featuredHomes.filter(({ neighborhood: place }) => place === slug);
  return (
    <>
      <div className="guide-start">
        <section className="hero dark" aria-labelledby="guide-heading">
          <Picture className="hero-picture" {...pictureOfGuide(slug)} alt={imageAlt} first />
          <div className="hero-words wrap">
            <h1 id="guide-heading" tabIndex={-1}>
              {name}
            </h1>
            <p>{tagline}</p>
          </div>
        </section>

        <div className="page wrap">
          <Breadcrumbs trail={[['Home', '/'], ['Neighborhoods', '/#neighborhoods'], [name]]} />

          <section aria-labelledby="snapshot">
            <h2 id="snapshot">Market Snapshot</h2>
            <Figures tiles={neighborhoodTiles(neighborhood)} />
            {figures && <FiguresSource {...neighborhood} />}
          </section>
        </div>
      </div>

      <div className="page wrap">
        <div className="guide-columns">
          <section aria-labelledby="about">
            <h2 id="about">About {name}</h2>
            {about.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
          <section aria-labelledby="buildings">
            <h2 id="buildings">Featured Buildings &amp; Communities</h2>
            <dl className="buildings">
              {buildings.map((building) => (
                <div key={building.name}>
                  <dt>{building.name}</dt>
                  <dd>{building.descriptor}</dd>
                </div>
              ))}
            </dl>
          </section>
        </div>
      </div>

      <section className="showing-band dark" aria-labelledby="showing">
        <div className="wrap">
          <h2 id="showing">See {name} for yourself</h2>
          <p>
            In person or by live video. A written buyer agreement is needed before a tour; I send it for you
            to read first.
          </p>
          <EnquiryTrigger
            kind="showing"
            place={name}
            onClick={() => track({ action: 'property_interest', label: slug })}
          >
            Request a Showing
          </EnquiryTrigger>
          <Contact />
        </div>
      </section>

      <div className="page wrap">
        {homesIn(slug) > 0 && (
          <section aria-labelledby="homes">
            <h2 id="homes">{homes.length > 0 ? 'Featured here' : 'Homes here'}</h2>
            <ul className="card-grid">
              {homes.map((home) => (
                <li key={home.id} className="picture-card">
                  <figure className="slide-figure">
                    <Picture
                      className="four-by-three"
                      picture={pictureOf(home.id)}
                      alt={home.imageAlt}
                      sizes="(min-width: 64rem) 23rem, (max-width: 40rem) 61vw, 92vw"
                    />
                    <IllustrationCaption picture={pictureOf(home.id)} />
                  </figure>
                  <h3>
                    <a href={homePath(home.id)}>{home.name}</a>
                  </h3>
                  <p className="picture-card-figure">
                    {priceLine(home)} · {home.beds} beds · {home.baths} baths · {withCommas(home.squareFeet)}{' '}
                    sq ft
                  </p>
                  <p>{home.address}</p>
                  {home.old && <p className="footnote">{ageNote(monthInWords(home.asOf))}</p>}
                </li>
              ))}
            </ul>
            <p className="next-guide">
              <a href={`/properties/in/${slug}`}>
                {homesIn(slug) === 1 ? `The home in ${name}` : `All ${homesIn(slug)} homes in ${name}`}
              </a>
            </p>
          </section>
        )}
        <nav className="page-section" aria-labelledby="further">
          <h2 id="further">Look further</h2>
          <ul className="card-grid">
            {[...new Set([...similar, next.slug])].slice(0, 4).map((other) => {
              const { name: otherName, description } = neighborhoodBySlug(other);
              return (
                <li key={other} className="picture-card">
                  <Picture
                    className="four-by-three"
                    picture={pictureOf(other)}
                    alt=""
                    sizes="(min-width: 64rem) 17rem, (max-width: 40rem) 61vw, 92vw"
                  />
                  <h3>
                    <Link
                      to={`/neighborhoods/${other}`}
                      onClick={() => track({ action: 'navigation', label: `neighborhood_${other}` })}
                    >
                      {otherName}
                    </Link>
                  </h3>
                  <p>{description}</p>
                </li>
              );
            })}
          </ul>
          <p className="next-guide">
            <Link to={`/neighborhoods/${next.slug}`}>Next guide: {next.name}</Link>
          </p>
        </nav>
      </div>
      <EnquiryDialog
        kind="showing"
        see={name}
        showables={[
          showablePlace(neighborhood),
          ...homes.filter(({ status }) => status !== 'sold').map(showableHome),
        ]}
      />
    </>
  );
}
