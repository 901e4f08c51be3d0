import {
  aboutContent,
  featuredHomes,
  homeContent,
  neighborhoodBySlug,
  neighborhoods,
  sampleHomesNote,
} from '@rivermark/content';
import { identity } from '@rivermark/content/site';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { track } from '../analytics/track.ts';
import { Developments } from '../features/developments/developments.tsx';
import { AskForHome } from '../features/enquiry-forms/ask-for-home.tsx';
import { EnquiryDialog } from '../features/enquiry-forms/enquiry-dialog.tsx';
import { EnquiryTrigger } from '../features/enquiry-forms/enquiry-trigger.tsx';
import { openContactAbout, writeAbout } from '../features/enquiry-forms/open-contact.ts';
import { FeaturedCarousel } from '../features/featured-carousel/featured-carousel.tsx';
import { NeighborhoodTabs } from '../features/neighborhood-tabs/neighborhood-tabs.tsx';
import { QuizDialog, QuizDialogTrigger } from '../features/quiz/quiz-dialog.tsx';
import { allHomes } from '../homes/home-counts.ts';
import { heroPicture, portraitOfAgent } from '../picture-set.ts';
import { Contact } from '../shell/contact.tsx';
import { Picture } from '../ui/picture.tsx';
import './home.css';
import '../ui/hero.css';
import '../ui/card.css';

const sampleNote = sampleHomesNote(featuredHomes.filter(({ sample }) => sample).length);
/** A sold home cannot be shown. */
const showable = featuredHomes.filter(({ status }) => status !== 'sold');
const portrait = portraitOfAgent();
const { hero, featured, neighborhoods: guides, listingsLink, contact } = homeContent;

const developments = (
  <Developments
    onAsk={openContactAbout}
    action={(name) => (
      <EnquiryTrigger
        kind="contact"
        look="secondary"
        onClick={() => {
          track({ action: 'contact_method', label: 'form' });
          writeAbout(name);
        }}
      >
        Ask about it
        <span className="visually-hidden">: {name}</span>
      </EnquiryTrigger>
    )}
  />
);

export const firstPicture = () => ({
  ...heroPicture(),
  sizes: '(max-width: 40rem) 66vw, 100vw',
});

export function Page() {
  return (
    <>
      <section className="hero dark" aria-labelledby="hero-heading">
        <Picture className="hero-picture" {...firstPicture()} alt={hero.imageAlt} first />
        <div className="hero-words wrap">
          <h1 id="hero-heading" tabIndex={-1}>
            {hero.heading}
          </h1>
          <p>{hero.line}</p>
          <p className="hero-actions">
            <EnquiryTrigger kind="portfolio">{hero.portfolioButton}</EnquiryTrigger>
            <EnquiryTrigger kind="consultation" look="secondary">
              {hero.consultationButton}
            </EnquiryTrigger>
          </p>
        </div>
      </section>

      <section id="featured-properties" className="section wrap" aria-labelledby="featured-heading">
        <h2 id="featured-heading">{featured.heading}</h2>
        <p className="lead">{featured.intro}</p>
        <FeaturedCarousel homes={featuredHomes} action={(home) => <AskForHome home={home} />} />
        <p className="next-guide">
          <a href="/properties">{allHomes === 1 ? 'The home and its facts' : `All ${allHomes} homes`}</a>
        </p>
        <p className="footnote carousel-note">{sampleNote}</p>
      </section>

      <section id="neighborhoods" className="section band" aria-labelledby="neighborhoods-heading">
        <div className="wrap">
          <h2 id="neighborhoods-heading">{guides.heading}</h2>
          <p className="lead">{guides.intro}</p>
          <NeighborhoodTabs neighborhoods={neighborhoods} />
        </div>
      </section>

      {developments}

      <section className="section band" aria-labelledby="about-heading">
        <div className="wrap about">
          <div>
            <h2 id="about-heading">{aboutContent.heading}</h2>
            {aboutContent.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p>
              <strong>{identity.agentName}</strong>, {identity.brokerageName}
            </p>
            <dl className="about-facts">
              {aboutContent.facts.map(({ value, label }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd className="about-fact-value">{value}</dd>
                </div>
              ))}
            </dl>
          </div>
          <div>
            {portrait && (
              <figure className="about-portrait">
                <Picture
                  picture={portrait}
                  alt={identity.agentName}
                  sizes="(min-width: 56rem) 22rem, (max-width: 40rem) 61vw, 92vw"
                />
                <figcaption>
                  {identity.agentName}, {identity.brokerageName}
                </figcaption>
              </figure>
            )}
            <h3>{aboutContent.serviceAreas.heading}</h3>
            <ul className="rules">
              {aboutContent.serviceAreas.lines.map((places) => (
                <li key={places[0]}>
                  {places.map((slug, at) => (
                    <Fragment key={slug}>
                      {at > 0 && (at === places.length - 1 ? ' and ' : ', ')}
                      <Link to={`/neighborhoods/${slug}`}>{neighborhoodBySlug(slug).name}</Link>
                    </Fragment>
                  ))}
                </li>
              ))}
            </ul>
            <div className="quiz-card">
              <h3>Which of them is yours?</h3>
              <p>Six questions about houses and free days point to a neighborhood to read about first.</p>
              <p className="quiz-card-actions">
                <Link
                  className="button button-primary"
                  to="/neighborhood-quiz"
                  onClick={() => track({ action: 'navigation', label: 'where_you_belong_quiz' })}
                >
                  {hero.quizButton}
                </Link>
                <QuizDialogTrigger>{hero.quizHereButton}</QuizDialogTrigger>
              </p>
            </div>
          </div>
        </div>
      </section>

      <section className="listings-band dark" aria-labelledby="listings-heading">
        <div className="wrap">
          <h2 id="listings-heading">{listingsLink.heading}</h2>
          <a
            className="button button-primary"
            href={identity.listingSearchUrl}
            target="_blank"
            rel="noopener"
            onClick={() => track({ action: 'external_link_click', label: 'listing_search' })}
          >
            {listingsLink.linkLabel}
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>
          <p className="listings-brokerage">{identity.brokerageName}</p>
        </div>
      </section>

      <section id="contact" className="section wrap" aria-labelledby="contact-heading">
        <h2 id="contact-heading">{contact.heading}</h2>
        <p className="lead">{contact.intro}</p>
        <div className="lead-cards">
          {contact.cards.map(({ kind, title, text, button }) => (
            <div className="lead-card" key={kind}>
              <h3>{title}</h3>
              <p>{text}</p>
              <EnquiryTrigger kind={kind}>{button}</EnquiryTrigger>
            </div>
          ))}
        </div>
        <Contact />
      </section>

      <EnquiryDialog kind="portfolio" />
      <EnquiryDialog kind="buyer-guide" />
      <EnquiryDialog kind="cma-request" />
      <EnquiryDialog kind="showing" places={showable.map(({ address }) => address)} />
      <QuizDialog />
    </>
  );
}
