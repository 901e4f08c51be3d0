import { ageNote, sampleHomesNote, withCommas } from '@rivermark/content';
import { brand, identity } from '@rivermark/content/site';
import { Link } from 'react-router';
import { track } from '../analytics/track.ts';
import { AskForHome } from '../features/enquiry-forms/ask-for-home.tsx';
import { EnquiryDialog } from '../features/enquiry-forms/enquiry-dialog.tsx';
import { showableCard } from '../features/enquiry-forms/showable.ts';
import { HomeCosts } from '../features/home-costs/home-costs.tsx';
import { HomeGallery } from '../features/home-gallery/home-gallery.tsx';
import { HomeCard } from '../features/home-list/home-card.tsx';
import { HomeSharing } from '../features/home-sharing/home-sharing.tsx';
import type { HomePage } from '../homes/home-view.ts';
import type { SiteRoute } from '../routes.ts';
import { Breadcrumbs } from '../shell/breadcrumbs.tsx';
import { Contact } from '../shell/contact.tsx';
import { Figures } from '../ui/figures.tsx';
import { FiguresSource } from '../ui/figures-source.tsx';
import { monthInWords } from '../ui/month-in-words.ts';
import { Picture } from '../ui/picture.tsx';
import '../ui/snapshot.css';
import './property.css';
import printStyle from './property-print.css?url';

const pageOf = ({ data }: SiteRoute) => data as HomePage;

export const styleSheets = [{ href: printStyle, media: 'print' }] as const;

export const firstPicture = (route: SiteRoute) => ({
  picture: pageOf(route).home.picture,
  sizes: '(max-width: 40rem) 66vw, (min-width: 60rem) 58vw, 100vw',
});

/** The first screen: what the home is called, where it stands in its sale, what it costs, and its picture, uncut. */
function Start({ route }: { route: SiteRoute }) {
  const { home } = pageOf(route);
  return (
    <section className="spread home-start dark" aria-labelledby="home-heading">
      <figure className="picture home-picture">
        <Picture {...firstPicture(route)} alt={home.alt} first />
        {home.caption && <figcaption>{home.caption}</figcaption>}
      </figure>
      <div className="stack home-panel">
        <Breadcrumbs trail={[['Home', '/'], ['Properties', '/properties'], [home.name]]} />
        <p className="label home-status">{home.statusInWords}</p>
        <h1 id="home-heading" tabIndex={-1}>
          {home.name}
        </h1>
        <p className="lead">{home.address}</p>
        {home.priceInWords !== home.statusInWords && <p className="price home-price">{home.priceInWords}</p>}
        <div className="home-actions">
          <AskForHome home={home} />
        </div>
      </div>
    </section>
  );
}

/** In the text's column: what it is like. Beside it: its facts, and whom to ask. */
function About({ home, facts }: Pick<HomePage, 'home' | 'facts'>) {
  const { name, description, features, summary, floorPlan, video } = home;
  const paragraphs = description.length > 0 ? description : [summary];
  return (
    <div className="split flip home-columns">
      <div className="home-words">
        <section aria-labelledby="about">
          <h2 id="about">About this home</h2>
          <div className="prose">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
        <section className="home-features" aria-labelledby="features">
          <h2 id="features">What it has</h2>
          <ul className="rules">
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </section>
        <section className="home-facts" aria-labelledby="facts">
          <h2 id="facts">Facts</h2>
          <dl>
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {(floorPlan || video) && (
            <ul className="rules home-links">
              {floorPlan && (
                <li>
                  <a href={floorPlan} target="_blank" rel="noopener">
                    Floor plan
                    <span className="visually-hidden"> of {name} (opens in a new tab)</span>
                  </a>
                </li>
              )}
              {video && (
                <li>
                  <a href={video} target="_blank" rel="noopener">
                    Video
                    <span className="visually-hidden"> of {name} (opens in a new tab)</span>
                  </a>
                </li>
              )}
            </ul>
          )}
          <p className="footnote">
            {home.old ? ageNote(monthInWords(home.asOf)) : `As of ${monthInWords(home.asOf)}.`}{' '}
            {home.sample && sampleHomesNote(1, 1)}
          </p>
        </section>
      </div>
      <section className="stack home-ask" aria-labelledby="ask">
        <h2 id="ask">{home.status === 'sold' ? 'Looking for one like it?' : 'See it for yourself'}</h2>
        <p>
          {home.status === 'sold'
            ? 'This one is sold. Tell me what you liked about it, and I will look for the next.'
            : 'In person or by live video. A written buyer agreement is needed before a tour; I send it for you to read first.'}
        </p>
        <AskForHome home={home} />
        <Contact />
        <HomeSharing
          title={`${name} | ${brand.name}`}
          text={`${name}, ${home.address}. ${identity.agentName}, ${identity.brokerageName}`}
        />
      </section>
    </div>
  );
}

/** The neighborhood's place on the map, its figures, and the way to its guide. */
function Place({ home, neighborhood, map, isExactPlace }: HomePage) {
  const { neighborhood: slug, neighborhoodName: place } = home;
  const marked = isExactPlace ? home.name : place;
  return (
    <section className="spread flip band home-place" aria-labelledby="place">
      <figure className="picture home-map">
        <Picture
          picture={map}
          alt={`Map of the river, the main roads and the places around ${place}, with ${marked} marked in the middle.`}
          sizes="(min-width: 60rem) 58vw, (max-width: 40rem) 66vw, 100vw"
        />
        <figcaption>
          {!isExactPlace && `The mark is the middle of ${place}, not the home. `}
          Water{' '}
          <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">
            © OpenStreetMap contributors
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>{' '}
          and GSHHG; roads are schematic.
        </figcaption>
      </figure>
      <div className="stack">
        <h2 id="place">{place}</h2>
        <p className="lead">{neighborhood.tagline}</p>
        <Figures tiles={neighborhood.tiles} />
        {neighborhood.tiles.length > 1 && <FiguresSource {...neighborhood} />}
        <p className="next-guide">
          <Link
            to={`/neighborhoods/${slug}`}
            onClick={() => track({ action: 'navigation', label: `neighborhood_${slug}` })}
          >
            Read the guide to {place}
          </Link>
        </p>
      </div>
    </section>
  );
}

/** The page of one home. */
export function Page({ route }: { route: SiteRoute }) {
  const page = pageOf(route);
  const { home, photos, similar } = page;
  const { beds, baths, squareFeet } = home;
  return (
    <>
      {styleSheets.map((sheet) => (
        <link key={sheet.href} rel="stylesheet" precedence="page" {...sheet} />
      ))}
      <Start route={route} />
      <div className="band wrap snapshot home-figures">
        <Figures
          tiles={[
            ['Beds', String(beds)],
            ['Baths', String(baths)],
            ['Square feet', withCommas(squareFeet)],
            ...page.facts.filter(([label]) => label === 'Lot' || label === 'Built'),
          ]}
        />
      </div>
      {photos.length > 0 && <HomeGallery photos={photos} name={home.name} />}
      <div className="section wrap">
        <About home={home} facts={page.facts} />
      </div>
      <Place {...page} />
      <div className="section wrap home-later">
        <HomeCosts price={home.price} taxesPerYear={home.taxesPerYear} hoaPerYear={home.hoaPerYear} />
      </div>
      <section className="section band wrap home-later" aria-labelledby="similar">
        <h2 id="similar">{similar.length > 0 ? 'Homes to look at next' : 'Other homes'}</h2>
        {similar.length > 0 ? (
          <ul className="home-cards">
            {similar.map((other) => (
              <li key={other.id}>
                <HomeCard home={other} />
              </li>
            ))}
          </ul>
        ) : (
          <p>No other home is on offer here at the moment. Ask me what is about to come.</p>
        )}
        <p className="next-guide">
          <a href="/properties">All homes</a>
        </p>
      </section>
      {home.status !== 'sold' && <EnquiryDialog kind="showing" showables={[showableCard(home)]} />}
    </>
  );
}
