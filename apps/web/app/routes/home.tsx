import { aboutContent, homeContent, neighborhoods } from '@rivermark/content';
import { identity } from '@rivermark/content/site';
import { Link } from 'react-router';
import { EnquiryDialog } from '../features/enquiry-forms/enquiry-dialog.tsx';
import { EnquiryTrigger } from '../features/enquiry-forms/enquiry-trigger.tsx';
import { pictures } from '../picture-set.ts';
import { Contact } from '../shell/contact.tsx';
import { HeroPicture } from '../shell/hero-picture.tsx';

const { hero, featured, neighborhoods: guides, developments, listingsLink, contact } = homeContent;

export function Page() {
  return (
    <>
      <section className="hero" aria-labelledby="hero-heading">
        <HeroPicture
          picture={pictures.hero}
          portrait={pictures['hero-portrait']}
          alt="The blue Main Street Bridge and the Jacksonville skyline over the St. Johns River at dusk, a small sailboat in front"
        />
        <div className="hero-words wrap">
          <h1 id="hero-heading" tabIndex={-1}>
            {hero.heading}
          </h1>
          <p>{hero.line}</p>
          <p className="hero-actions">
            <EnquiryTrigger kind="portfolio" className="button-light">
              {hero.portfolioButton}
            </EnquiryTrigger>
            <EnquiryTrigger kind="consultation" className="button-ghost">
              {hero.consultationButton}
            </EnquiryTrigger>
          </p>
        </div>
      </section>

      <section id="featured-properties" className="section wrap narrow" aria-labelledby="featured-heading">
        <h2 id="featured-heading">{featured.heading}</h2>
        <p className="lead">{featured.intro}</p>
      </section>

      <section id="neighborhoods" className="section band" aria-labelledby="neighborhoods-heading">
        <div className="wrap">
          <h2 id="neighborhoods-heading">{guides.heading}</h2>
          <p className="lead">{guides.intro}</p>
          <ul className="guide-list">
            {neighborhoods.map(({ slug, name, tagline }) => (
              <li key={slug}>
                <Link to={`/neighborhoods/${slug}`}>
                  <span className="guide-name">{name}</span>
                  <span className="guide-tagline">{tagline}</span>
                </Link>
              </li>
            ))}
          </ul>
          <p className="quiz-line">
            <Link className="button button-primary" to="/neighborhood-quiz">
              {hero.quizButton}
            </Link>
          </p>
        </div>
      </section>

      <section id="new-developments" className="section wrap narrow" aria-labelledby="developments-heading">
        <h2 id="developments-heading">{developments.heading}</h2>
        <p className="lead">{developments.intro}</p>
        <dl className="figures">
          {developments.claims.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>

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
          </div>
          <div>
            <h3>{aboutContent.serviceAreas.heading}</h3>
            <ul className="plain-list">
              {aboutContent.serviceAreas.list.map((place) => (
                <li key={place}>{place}</li>
              ))}
            </ul>
          </div>
        </div>
      </section>

      <section className="listings-band" aria-labelledby="listings-heading">
        <div className="wrap">
          <h2 id="listings-heading">{listingsLink.heading}</h2>
          <p>{listingsLink.sentence}</p>
          <a className="button button-light" href={identity.listingSearchUrl} target="_blank" rel="noopener">
            {listingsLink.linkLabel}
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>
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
      <EnquiryDialog kind="consultation" />
    </>
  );
}
