import {
  agentLine,
  featuredHomes,
  neighborhoodBySlug,
  officeLine,
  sampleHomesNote,
} from '@rivermark/content';
import { tracked } from '../analytics/track-clicks.ts';
import { AskForHome } from '../features/enquiry-forms/ask-for-home.tsx';
import { EnquiryTrigger } from '../features/enquiry-forms/enquiry-trigger.tsx';
import { showableHome } from '../features/enquiry-forms/featured-showables.ts';
import { FeaturedCarousel } from '../features/featured-carousel/featured-carousel.tsx';
import { FeaturedSlide } from '../features/featured-carousel/featured-slide.tsx';
import { Thumbnail } from '../features/featured-carousel/thumbnail.tsx';
import { AllNeighborhoods } from '../features/neighborhood-tabs/all-neighborhoods.tsx';
import { FeaturePanel } from '../features/neighborhood-tabs/feature-panel.tsx';
import { NeighborhoodTabs } from '../features/neighborhood-tabs/neighborhood-tabs.tsx';
import { QuizDialogTrigger } from '../features/quiz/quiz-dialog.tsx';
import { EnquiryDialogIsland } from '../islands/enquiry-dialog-island.tsx';
import { Island } from '../islands/island.tsx';
import { QuizDialogWithTalk } from '../islands/quiz-dialog-with-talk.tsx';
import { Contact } from '../shell/contact.tsx';
import { heroPicture, plateOf, portraitOfAgent } from '../site/pictures.ts';
import { type Site, useSite } from '../site/site.tsx';
import { Picture } from '../ui/picture.tsx';
import { DevelopmentsSection } from './home/developments-section.tsx';
import { PortraitFrame } from './home/portrait-frame.tsx';
import { RiverCrossing } from './home/river/river-crossing.tsx';
import { RiverReach } from './home/river/river-reach.tsx';
import './home.css';
import './home-print.css';

/** `sizes` of the portrait or plate. */
const besideAbout = '(min-width: 60rem) 40vw, (max-width: 40rem) 61vw, 92vw';

export const firstPicture = (site: Site) => ({
  ...heroPicture(site),
  sizes: '(max-width: 40rem) 66vw, 100vw',
});

export function Page() {
  const site = useSite();
  const { about, businessHours, homePage, homes, identity, neighborhoods } = site.content;
  const { hero, featured, neighborhoods: guides, listingsLink, contact } = homePage;
  const { plate, serviceAreas } = about;
  const shown = featuredHomes(site.content);
  const sampleNote = sampleHomesNote(shown.filter(({ sample }) => sample).length, shown.length);
  // Sold homes cannot be visited.
  const showable = shown.filter(({ status }) => status !== 'sold');
  const portrait = portraitOfAgent(site);
  const areasInWords = serviceAreas.lines
    .flat()
    .map((slug) => neighborhoodBySlug(site.content, slug).name)
    .join(', ');
  // Details below phone and email.
  const practical = [
    ['Office', officeLine(identity)],
    ['Hours', businessHours.inWords],
    ['License', `Florida ${identity.licenseNumber}`],
  ] as const;
  // Each home's slide and thumbnail, which the carousel places.
  const carouselSlots = Object.fromEntries(
    shown.flatMap((home) => [
      [`slide-${home.id}`, <FeaturedSlide key={home.id} home={home} action={<AskForHome home={home} />} />],
      [`thumbnail-${home.id}`, <Thumbnail key={home.id} home={home.id} of={shown.length} />],
    ]),
  );
  const tabbed = neighborhoods.filter(({ slug }) => guides.tabs.some((tab) => tab === slug));
  // The panels of the neighborhoods: all, then each of a few.
  const panels = {
    all: <AllNeighborhoods neighborhoods={neighborhoods} />,
    ...Object.fromEntries(
      tabbed.map((each) => [each.slug, <FeaturePanel key={each.slug} neighborhood={each} />]),
    ),
  };
  return (
    <>
      <section className="title-plate dark" aria-labelledby="hero-heading">
        <Picture className="title-picture" {...firstPicture(site)} alt={hero.imageAlt} first />
        <div className="home-words">
          <h1 id="hero-heading" tabIndex={-1}>
            {hero.heading}
          </h1>
          <div className="stack">
            <p className="lead">{hero.line}</p>
            <div className="row hero-asks">
              <a className="button button-primary" href="/properties">
                {hero.offer}
              </a>
              <EnquiryTrigger kind="consultation" look="secondary">
                {hero.consultationButton}
              </EnquiryTrigger>
              <EnquiryTrigger kind="portfolio" look="quiet">
                {hero.portfolioButton}
              </EnquiryTrigger>
            </div>
          </div>
        </div>
      </section>

      <section id="featured-properties" className="section wrap" aria-labelledby="featured-heading">
        <RiverCrossing />
        <RiverReach from={15} to={24} />
        <div className="head">
          <h2 id="featured-heading">{featured.heading}</h2>
          <p className="lead">{featured.intro}</p>
        </div>
        <Island
          name="featured-carousel"
          of={FeaturedCarousel}
          when="visible"
          props={{ homes: shown.map(({ id, name, river }) => ({ id, name, riverMark: river.long })) }}
          slots={carouselSlots}
        />
        <div className="carousel-foot">
          {sampleNote && <p className="footnote">{sampleNote}</p>}
          <p className="next-guide">
            <a href="/properties">
              {homes.length === 1 ? 'The home and its facts' : `All ${homes.length} properties`}
            </a>
          </p>
        </div>
      </section>

      <section id="neighborhoods" className="section dark wrap" aria-labelledby="neighborhoods-heading">
        <RiverReach from={24} to={29} places={neighborhoods} />
        <div className="head">
          <h2 id="neighborhoods-heading">{guides.heading}</h2>
          <p className="lead">{guides.intro}</p>
        </div>
        <Island
          name="neighborhood-tabs"
          of={NeighborhoodTabs}
          when="visible"
          props={{
            tabs: [
              { name: 'all', label: 'All' },
              ...tabbed.map(({ slug, name }) => ({ name: slug, label: name })),
            ],
          }}
          slots={panels}
        />
      </section>

      <DevelopmentsSection />

      <section className="section band wrap" aria-labelledby="about-heading">
        <RiverReach from={36} to={41} />
        <div className="split about">
          <div className="stack">
            <h2 id="about-heading">{about.heading}</h2>
            <div className="prose">
              {about.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            <p>
              <span className="lead signature">{identity.agentName}</span>
              <br />
              {identity.brokerageName}
            </p>
            <p className="footnote">
              {serviceAreas.heading}: {areasInWords}.
            </p>
          </div>
          <div className="about-side stack">
            {portrait ? (
              <figure className="plate">
                <Picture picture={portrait} alt={identity.agentName} sizes={besideAbout} />
                <figcaption>{agentLine(identity)}</figcaption>
              </figure>
            ) : plate ? (
              <figure className="plate">
                <Picture picture={plateOf(site, plate.name)} alt={plate.alt} sizes={besideAbout} />
                <figcaption>{plate.caption}</figcaption>
              </figure>
            ) : (
              <PortraitFrame identity={identity} />
            )}
            <dl className="rules particulars">
              {about.facts.map(({ label, value }) => (
                <div key={label}>
                  <dt>{value}</dt>
                  <dd>{label}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
        <div className="further-ask split">
          <div>
            <h3>Which neighborhood is yours?</h3>
            <p>Six questions. One place to start.</p>
          </div>
          <div className="row">
            <a
              className="button button-primary"
              href="/neighborhood-quiz"
              {...tracked({ action: 'navigation', label: 'where_you_belong_quiz' })}
            >
              {hero.quizButton}
            </a>
            <QuizDialogTrigger>{hero.quizHereButton}</QuizDialogTrigger>
          </div>
        </div>
      </section>

      <section className="elsewhere band wrap" aria-labelledby="listings-heading">
        <RiverReach from={41} to={42} />
        <div className="further-ask split">
          <h2 id="listings-heading">{listingsLink.heading}</h2>
          <p className="row">
            <a
              className="button button-secondary"
              href={identity.listingSearchUrl}
              target="_blank"
              rel="noopener"
              {...tracked({ action: 'external_link_click', label: 'listing_search' })}
            >
              {listingsLink.linkLabel}
              <span className="visually-hidden"> (opens in a new tab)</span>
            </a>
            <span className="footnote">at {identity.brokerageName}</span>
          </p>
        </div>
      </section>

      <section id="contact" className="section wrap" aria-labelledby="contact-heading">
        <RiverReach from={42} to={46} />
        <div className="split conversation">
          <div>
            <h2 id="contact-heading">{contact.heading}</h2>
            <p className="lead">{contact.intro}</p>
            <Contact />
            <dl className="rules particulars">
              {practical.map(([what, text]) => (
                <div key={what}>
                  <dt className="label">{what}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </div>
          <ul className="rules requests">
            {contact.cards.map(({ kind, title, text, button }) => (
              <li key={kind} className="stack">
                <h3>{title}</h3>
                <p>{text}</p>
                <EnquiryTrigger kind={kind} look={kind === 'consultation' ? 'primary' : 'secondary'}>
                  {button}
                </EnquiryTrigger>
              </li>
            ))}
          </ul>
        </div>
      </section>

      {(['portfolio', 'buyer-guide', 'cma-request'] as const).map((kind) => (
        <EnquiryDialogIsland key={kind} kind={kind} page="/" />
      ))}
      <EnquiryDialogIsland
        kind="showing"
        page="/"
        showables={showable.map((home) => showableHome(site, home))}
      />
      <Island name="quiz-dialog" of={QuizDialogWithTalk} when="press" props={{}} />
    </>
  );
}
