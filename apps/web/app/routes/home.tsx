import {
  aboutContent,
  featuredHomes,
  homeContent,
  neighborhoodBySlug,
  neighborhoods,
  sampleHomesNote,
} from '@rivermark/content';
import { hoursInWords } from '@rivermark/content/business-hours';
import { agentLine, identity, officeLine } from '@rivermark/content/site';
import { track } from '../analytics/track.ts';
import { Developments } from '../features/developments/developments.tsx';
import { AskForHome } from '../features/enquiry-forms/ask-for-home.tsx';
import { EnquiryDialog } from '../features/enquiry-forms/enquiry-dialog.tsx';
import { EnquiryTrigger } from '../features/enquiry-forms/enquiry-trigger.tsx';
import { showableHome } from '../features/enquiry-forms/featured-showables.ts';
import { openContactAbout, writeAbout } from '../features/enquiry-forms/open-contact.ts';
import { talkTrigger } from '../features/enquiry-forms/talk-trigger.tsx';
import { FeaturedCarousel } from '../features/featured-carousel/featured-carousel.tsx';
import { NeighborhoodTabs } from '../features/neighborhood-tabs/neighborhood-tabs.tsx';
import { QuizDialog, QuizDialogTrigger } from '../features/quiz/quiz-dialog.tsx';
import { allHomes } from '../homes/home-counts.ts';
import { heroPicture, portraitOfAgent } from '../picture-set.ts';
import { plateOf } from '../plates/plate-set.ts';
import { RIVER_LINKS } from '../river/river-links.ts';
import { Caller } from '../shell/caller.tsx';
import { Contact } from '../shell/contact.tsx';
import { Link } from '../ui/link.tsx';
import { Picture } from '../ui/picture.tsx';
import './home.css';
import printStyle from './home-print.css?url';

declare const __KEEPS_TIME__: boolean;

const sampleNote = sampleHomesNote(featuredHomes.filter(({ sample }) => sample).length, featuredHomes.length);
/** A sold home cannot be shown. */
const showable = featuredHomes.filter(({ status }) => status !== 'sold');
const portrait = portraitOfAgent();
const { plate, serviceAreas } = aboutContent;
const areasInWords = serviceAreas.lines
  .flat()
  .map((slug) => neighborhoodBySlug(slug).name)
  .join(', ');
/** How wide the portrait or the plate stands. */
const besideAbout = '(min-width: 60rem) 40vw, (max-width: 40rem) 61vw, 92vw';
const { hero, featured, neighborhoods: guides, listingsLink, contact } = homeContent;
/** What stands under phone and email. */
const practical = [
  ['Office', officeLine()],
  ['Hours', hoursInWords],
  ['License', `Florida ${identity.licenseNumber}`],
] as const;

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

/** Who comes from another page sees the river's hour, too. */
export async function prepare(): Promise<void> {
  if (__KEEPS_TIME__ && !import.meta.env.SSR && !document.getElementById(RIVER_LINKS))
    await import('../river/arrival.ts');
}

export function Page() {
  return (
    <>
      <section className="title-plate dark" aria-labelledby="hero-heading">
        <Picture className="title-picture" {...firstPicture()} alt={hero.imageAlt} first />
        <div className="home-words">
          <h1 id="hero-heading" tabIndex={-1}>
            {hero.heading}
          </h1>
          <Caller />
          <div className="stack">
            <p className="lead">{hero.line}</p>
            <div className="row hero-asks">
              <EnquiryTrigger kind="consultation">{hero.consultationButton}</EnquiryTrigger>
              <EnquiryTrigger kind="portfolio" look="secondary">
                {hero.portfolioButton}
              </EnquiryTrigger>
              <a href="/properties">{hero.offer}</a>
            </div>
          </div>
        </div>
      </section>

      <section id="featured-properties" className="section wrap" aria-labelledby="featured-heading">
        <div className="head">
          <h2 id="featured-heading">{featured.heading}</h2>
          <p className="lead">{featured.intro}</p>
        </div>
        <FeaturedCarousel homes={featuredHomes} action={(home) => <AskForHome home={home} />} />
        <div className="carousel-foot">
          {sampleNote && <p className="footnote">{sampleNote}</p>}
          <p className="next-guide">
            <a href="/properties">
              {allHomes === 1 ? 'The home and its facts' : `All ${allHomes} properties`}
            </a>
          </p>
        </div>
      </section>

      <section id="neighborhoods" className="section dark wrap" aria-labelledby="neighborhoods-heading">
        <div className="head">
          <h2 id="neighborhoods-heading">{guides.heading}</h2>
          <p className="lead">{guides.intro}</p>
        </div>
        <NeighborhoodTabs neighborhoods={neighborhoods} />
      </section>

      {developments}

      <section className="section band wrap" aria-labelledby="about-heading">
        <div className="split about">
          <div className="stack">
            <h2 id="about-heading">{aboutContent.heading}</h2>
            <div className="prose">
              {aboutContent.paragraphs.map((paragraph) => (
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
                <figcaption>{agentLine}</figcaption>
              </figure>
            ) : (
              <figure className="plate">
                <Picture picture={plateOf(plate.name)} alt={plate.alt} sizes={besideAbout} />
                <figcaption>{plate.caption}</figcaption>
              </figure>
            )}
            <dl className="rules particulars">
              {aboutContent.facts.map(({ label, value }) => (
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
            <p>Six questions, and one place to read about first: on a page of its own, or here.</p>
          </div>
          <div className="row">
            <Link
              className="button button-primary"
              to="/neighborhood-quiz"
              onClick={() => track({ action: 'navigation', label: 'where_you_belong_quiz' })}
            >
              {hero.quizButton}
            </Link>
            <QuizDialogTrigger>{hero.quizHereButton}</QuizDialogTrigger>
          </div>
        </div>
      </section>

      <section className="elsewhere band wrap" aria-labelledby="listings-heading">
        <div className="further-ask split">
          <h2 id="listings-heading">{listingsLink.heading}</h2>
          <p className="row">
            <a
              className="button button-secondary"
              href={identity.listingSearchUrl}
              target="_blank"
              rel="noopener"
              onClick={() => track({ action: 'external_link_click', label: 'listing_search' })}
            >
              {listingsLink.linkLabel}
              <span className="visually-hidden"> (opens in a new tab)</span>
            </a>
            <span className="footnote">at {identity.brokerageName}</span>
          </p>
        </div>
      </section>

      <section id="contact" className="section wrap" aria-labelledby="contact-heading">
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
        {/* Within a section: what stands around knows the page's first and last by their places. */}
        <link rel="stylesheet" href={printStyle} media="print" />
      </section>

      <EnquiryDialog kind="portfolio" />
      <EnquiryDialog kind="buyer-guide" />
      <EnquiryDialog kind="cma-request" />
      <EnquiryDialog kind="showing" showables={showable.map(showableHome)} />
      <QuizDialog talk={talkTrigger} />
    </>
  );
}
