import { ageNote, agentLine, sampleHomesNote } from '@rivermark/content';
import { CODE_OF } from '@rivermark/contracts/built-site';
import { tracked } from '../analytics/track-clicks.ts';
import { AskForHome } from '../features/enquiry-forms/ask-for-home.tsx';
import { showableCard } from '../features/enquiry-forms/showable.ts';
import { CostCalculator } from '../features/home-costs/cost-calculator.tsx';
import { HomeCosts } from '../features/home-costs/home-costs.tsx';
import { HomeFilms } from '../features/home-films/home-films.tsx';
import { HomeGallery } from '../features/home-gallery/home-gallery.tsx';
import { HomeLetters, lookedAtHome } from '../features/home-letters/home-letters.tsx';
import { HomeCard, sizesOfCard } from '../features/home-list/home-card.tsx';
import { HomeSharing } from '../features/home-sharing/home-sharing.tsx';
import type { HomePage } from '../homes/home-view.ts';
import { EnquiryDialogIsland } from '../islands/enquiry-dialog-island.tsx';
import { Island } from '../islands/island.tsx';
import { Locator } from '../locator/locator.tsx';
import { RiverMark } from '../locator/river-mark.tsx';
import { FloorPlan } from '../plates/floor-plan.tsx';
import { Plate } from '../plates/plate.tsx';
import { SpreadFigure, spreadSizes } from '../plates/spread-figure.tsx';
import type { SiteRoute } from '../routes.ts';
import { Breadcrumbs } from '../shell/breadcrumbs.tsx';
import { Contact } from '../shell/contact.tsx';
import { pictureOf } from '../site/pictures.ts';
import { type Site, useSite } from '../site/site.tsx';
import { Figures } from '../ui/figures.tsx';
import { CondominiumFigures } from '../ui/figures-source.tsx';
import { monthInWords } from '../ui/month-in-words.ts';
import { Picture } from '../ui/picture.tsx';
import '../shell/ask-spread.css';
import '../ui/opening.css';
import '../ui/panel.css';
import '../ui/snapshot.css';
import './property.css';
import './property-print.deferred.css';

/** As many as a card may have at most. */
const FEW_FEATURES = 4;

const pageOf = ({ data }: SiteRoute) => data as HomePage;

export const firstPicture = (_site: Site, route: SiteRoute) => ({
  picture: pageOf(route).home.picture,
  sizes: '(max-width: 40rem) 66vw, (min-width: 60rem) 58vw, 100vw',
});

/** When anybody may come, with a file for calendars each. */
const OpenHouses = ({ openHouses }: Pick<HomePage, 'openHouses'>) =>
  openHouses.length > 0 && (
    <section className="home-open" aria-labelledby="open-house">
      <h2 className="visually-hidden" id="open-house">
        {openHouses.length === 1 ? 'Open house' : 'Open houses'}
      </h2>
      {openHouses.map(({ words, hours, note, starts, calendar }) => (
        <p key={starts} className="footnote">
          <strong>
            Open{' '}
            <time dateTime={starts}>
              <span className="unbroken">{words.slice(0, -hours.length).trim()}</span>{' '}
              <span className="unbroken">{hours}</span>
            </time>
          </strong>
          . {note}{' '}
          <a className="unbroken" href={calendar}>
            Add to calendar<span className="visually-hidden">: {words}</span>
          </a>
        </p>
      ))}
    </section>
  );

/** The first screen: name, status, price, and the whole picture. */
function Start({ route }: { route: SiteRoute }) {
  const site = useSite();
  const { brand, identity } = site.content;
  const { home, openHouses } = pageOf(route);
  return (
    <section className="spread home-start dark" aria-labelledby="home-heading">
      <figure className="picture home-picture">
        <Picture {...firstPicture(site, route)} alt={home.alt} first />
        {home.caption && <figcaption className="caption">{home.caption}</figcaption>}
      </figure>
      <div className="stack panel home-panel">
        <Breadcrumbs trail={[['Home', '/'], ['Properties', '/properties'], [home.name]]} />
        <div className="panel-name">
          <h1 id="home-heading" tabIndex={-1}>
            {home.name}
          </h1>
          <RiverMark words={home.riverMark} />
        </div>
        <p className="lead">{home.address}</p>
        <div className="home-offer">
          {home.priceInWords !== home.statusInWords && (
            <p className="price home-price">{home.priceInWords}</p>
          )}
          <p className="footnote home-status">{home.statusInWords}</p>
          <OpenHouses openHouses={openHouses} />
        </div>
        {home.description.length > 0 && <p className="panel-deck">{home.summary}</p>}
        <p className="home-shown on-paper">{`Shown by ${agentLine(identity)}`}</p>
        <div className="row panel-act">
          <AskForHome home={home} />
          <HomeSharing
            title={`${home.name} | ${brand.name}`}
            text={`${home.name}, ${home.address}. ${identity.agentName}, ${identity.brokerageName}`}
          />
        </div>
      </div>
    </section>
  );
}

/** Description; then the elevation of its kind of house, facts, and the monthly cost. */
function About({
  home,
  facts,
  plate,
  month,
  photos,
}: Pick<HomePage, 'home' | 'facts' | 'plate' | 'month' | 'photos'>) {
  const { name, description, summary, floorPlan, video, tour } = home;
  const paragraphs = description.length > 0 ? description : [summary];
  const half = Math.ceil(paragraphs.length / 2);
  const columns = [paragraphs.slice(0, half), paragraphs.slice(half)].filter(({ length }) => length > 0);
  return (
    <div className="section wrap opening home-read">
      <section className="split home-about" aria-labelledby="about">
        <h2 id="about">About this home</h2>
        {columns.map((column) => (
          <div key={column[0]} className="prose">
            {column.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        ))}
      </section>
      <section className={plate ? 'split home-facts' : 'home-facts'} aria-labelledby="facts">
        {plate && <Plate name={plate} sizes="(min-width: 60rem) 54vw, (max-width: 40rem) 61vw, 92vw" />}
        <div>
          <h2 id="facts">The particulars</h2>
          <dl className="rules">
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {floorPlan && (
            <p className="home-links">
              <a className="button button-secondary" href={floorPlan} target="_blank" rel="noopener">
                Floor plan
                <span className="visually-hidden"> of {name} (opens in a new tab)</span>
              </a>
            </p>
          )}
        </div>
      </section>
      <HomeFilms
        {...{ name, video, tour }}
        pictures={photos.length > 0 ? photos.slice(-2) : [home.picture]}
      />
      <HomeCosts month={month}>
        <Island
          name="home-costs"
          of={CostCalculator}
          when="press"
          props={{ price: home.price, taxesPerYear: home.taxesPerYear, hoaPerYear: home.hoaPerYear }}
        />
      </HomeCosts>
    </div>
  );
}

/** Its rooms, measured, over the whole width. */
const Plan = ({ plan }: Pick<HomePage, 'plan'>) =>
  plan && (
    <section className="section wrap home-plan" aria-labelledby="plan">
      <h2 id="plan">The plan</h2>
      <FloorPlan plan={plan} sizes="(max-width: 40rem) 61vw, (min-width: 75rem) 70rem, 92vw" />
    </section>
  );

/** A list of its own where there are more features than a card's few, which the words speak of. */
const Features = ({ home: { features } }: Pick<HomePage, 'home'>) =>
  features.length > FEW_FEATURES && (
    <section className="section wrap home-features" aria-labelledby="features">
      <h2 id="features">Features</h2>
      <ul className="rules twin">
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </section>
  );

/** Drawn views in the order of a walk: approach, rooms, water or light. Loaded lazily. */
const Views = ({ views }: Pick<HomePage, 'views'>) =>
  views.length > 0 && (
    <section className="section wrap home-views" aria-labelledby="views">
      <h2 id="views">A look around</h2>
      <ul>
        {views.map(({ picture, caption, alt }) => (
          <li key={picture.name}>
            <figure className="plate">
              <Picture {...{ picture, alt }} sizes="(min-width: 48rem) 45vw, (max-width: 40rem) 61vw, 92vw" />
              <figcaption>{caption}. Illustration.</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );

/** A second view: a detail of the drawing, or the neighborhood if it has photos or a plate. */
function SecondView({ home, closeUp, neighborhood }: Pick<HomePage, 'home' | 'closeUp' | 'neighborhood'>) {
  const site = useSite();
  const { id, name, picture: whole, neighborhood: slug, neighborhoodName: place } = home;
  const isDetail = !closeUp && whole.illustration && whole.name === id;
  const { picture, alt, caption } =
    closeUp ??
    (isDetail
      ? { picture: whole, alt: '', caption: `${name}, a detail` }
      : { picture: pictureOf(site, slug), alt: neighborhood.alt, caption: `The neighborhood: ${place}` });
  return (
    <SpreadFigure caption={picture.illustration ? `${caption}. Illustration.` : undefined}>
      <Picture
        {...{ picture, alt }}
        {...(isDetail && { className: `detail detail-of-${id}` })}
        sizes={isDetail ? '(min-width: 60rem) 105vw, (max-width: 40rem) 66vw, 100vw' : spreadSizes}
      />
    </SpreadFigure>
  );
}

/** Whom to ask, beside it. */
function Ask({
  home,
  pathOnPaper,
  ...views
}: Pick<HomePage, 'home' | 'closeUp' | 'neighborhood' | 'pathOnPaper'>) {
  const { status } = home;
  const { asksForBuyerAgreement } = useSite().content;
  return (
    <section className="spread flip ask-spread home-ask band" aria-labelledby="ask">
      <SecondView home={home} {...views} />
      <div className="stack">
        <h2 id="ask">{status === 'sold' ? 'Looking for one like it?' : 'See this home for yourself'}</h2>
        <p className="lead">
          {status === 'sold'
            ? 'This one is sold. Tell me what you liked about it, and I will look for the next.'
            : 'The home in person, or by live video from wherever you are.'}
        </p>
        <AskForHome home={home} />
        {status !== 'sold' && asksForBuyerAgreement && (
          <p className="footnote">
            A written buyer agreement is needed before a tour; I send it for you to read first.
          </p>
        )}
        <Contact />
        <div className="home-code on-paper" {...{ [CODE_OF]: pathOnPaper }} />
      </div>
    </section>
  );
}

/** The neighborhood in a band: map, name, line, figures, and a link to its guide. */
function Place({ home, neighborhood, map, isExactPlace }: HomePage) {
  const { neighborhood: slug, neighborhoodName: place } = home;
  const { tagline, tiles, zipCode } = neighborhood;
  return (
    <section className="home-place" aria-labelledby="place">
      <Locator
        {...map}
        {...{ name: place, zipCode }}
        {...(isExactPlace && { marked: home.name })}
        riverMark={isExactPlace ? home.riverMark : neighborhood.riverMark}
        lies={isExactPlace ? home.address : `The mark is the middle of ${place}, not the home.`}
      >
        <h2 id="place" className="locator-name">
          {place}
        </h2>
        <p className="home-place-line">{tagline}</p>
      </Locator>
      <div className="snapshot band wrap">
        {tiles.length > 0 && <Figures tiles={tiles} />}
        <div>
          <p className="next-guide">
            <a
              href={`/neighborhoods/${slug}`}
              {...tracked({ action: 'navigation', label: `neighborhood_${slug}` })}
            >
              Read the guide to {place}
            </a>
          </p>
          {tiles.length > 0 && <CondominiumFigures ask="#ask" {...neighborhood} />}
        </div>
      </div>
    </section>
  );
}

/** The page of one home. */
export function Page({ route }: { route: SiteRoute }) {
  const page = pageOf(route);
  const { home, figures, photos, similar } = page;
  const allDrawn = similar.length > 0 && similar.every(({ caption }) => caption);
  return (
    <>
      <Start route={route} />
      <div className="band wrap snapshot home-figures">
        <Figures tiles={figures} />
        <p className="footnote">
          {home.old ? ageNote(monthInWords(home.asOf)) : `As of ${monthInWords(home.asOf)}.`}{' '}
          {home.sample && sampleHomesNote(1, 1)}
        </p>
      </div>
      {photos.length > 0 && (
        <Island name="home-gallery" of={HomeGallery} when="visible" props={{ photos, name: home.name }} />
      )}
      <Views {...page} />
      <About {...page} />
      <Plan {...page} />
      <Features {...page} />
      <Place {...page} />
      <Ask {...page} />
      <HomeLetters page={route.path} lookedAt={lookedAtHome(home)} />
      <section className="section wrap home-later" aria-labelledby="similar">
        <div className="head">
          <h2 id="similar">{similar.length > 0 ? 'Homes to look at next' : 'Other homes'}</h2>
          <p className="next-guide">
            <a href="/properties">All properties</a>
          </p>
        </div>
        {similar.length > 0 ? (
          <ul className="home-cards further-cards">
            {similar.map((other, at) => (
              <li key={other.id}>
                <HomeCard home={other} sizes={sizesOfCard(at, similar.length)} drawnAsSaid={allDrawn} />
              </li>
            ))}
          </ul>
        ) : (
          <p>No other home is for sale here right now. Ask me what is coming.</p>
        )}
        {allDrawn && <p className="footnote">Each of these pictures is an illustration.</p>}
      </section>
      {home.status !== 'sold' && (
        <EnquiryDialogIsland kind="showing" page={route.path} showables={[showableCard(home)]} />
      )}
    </>
  );
}
