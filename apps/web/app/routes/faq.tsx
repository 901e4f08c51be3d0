import type { BuyersGuide, PlateSpotName } from '@rivermark/content';
import { NumberedPlate } from '../plates/numbered-plate.tsx';
import { PlatePoints } from '../plates/plate-points.tsx';
import type { SiteRoute } from '../routes.ts';
import { Breadcrumbs } from '../shell/breadcrumbs.tsx';
import { Contact } from '../shell/contact.tsx';
import { useContent } from '../site/site.tsx';
import '../shell/ask-band.css';
import '../shell/page-head.css';
import './faq.css';

const contactSubject = encodeURIComponent('A question about Jacksonville');

const PLATE = 'frame-cottage';

/** Chapters of the Buyer's Guide, and the part of the house that each is about. */
const aboutParts: Readonly<Record<string, PlateSpotName>> = {
  'read-the-address': 'ground',
  'inspecting-an-old-house': 'foundation',
  'water-wind-and-insurance': 'roof',
};

/** Those that the guide has, with their numbers there. */
const chaptersOnPlate = ({ chapters }: BuyersGuide) =>
  chapters.flatMap(({ id, title, line }, at) => {
    const spot = aboutParts[id];
    return spot ? [{ number: at + 1, term: title, note: line, spot, href: `/buyers-guide#${id}` }] : [];
  });

export function Page({ route }: { route: SiteRoute }) {
  const { buyersGuide, faq, identity } = useContent();
  const chapters = chaptersOnPlate(buyersGuide);
  return (
    <>
      <div className="page-head wrap">
        <Breadcrumbs trail={[['Home', '/'], ['FAQ']]} />
        <div className="head">
          <h1 tabIndex={-1}>{route.meta.heading}</h1>
          <p className="lead">{faq.intro}</p>
        </div>
      </div>
      <div className="faq wrap split">
        <div className="answers">
          {faq.items.map(({ id, question, answer, link }, at) => (
            // The first stands open, so that the page begins with an answer.
            <details key={id} id={id} name="faq" className="fold" open={at === 0}>
              <summary className="unmarked">
                <h2>{question}</h2>
              </summary>
              <p className="prose">
                {answer}
                {link && (
                  <>
                    {' '}
                    <a href={link.to}>{link.label}</a>
                  </>
                )}
              </p>
              <p className="footnote">
                <a href={`#${id}`}>Link to this answer</a>
              </p>
            </details>
          ))}
          <p className="footnote">{faq.note}</p>
        </div>
        <div className="faq-side">
          <section className="stack" aria-labelledby="faq-contact">
            <h2 id="faq-contact">Another question?</h2>
            <p className="lead">{faq.contactLine}</p>
            <Contact />
            <a className="button button-primary" href={`mailto:${identity.email}?subject=${contactSubject}`}>
              {faq.contactLabel}
            </a>
          </section>
        </div>
      </div>
      <section className="section wrap band split ask-band" aria-labelledby="faq-guide">
        <NumberedPlate
          name={PLATE}
          points={chapters}
          sizes="(min-width: 60rem) 54vw, (max-width: 40rem) 61vw, 92vw"
        />
        <div className="stack">
          <h2 id="faq-guide">From first tour to keys</h2>
          <p className="lead">What these answers leave out is in the Buyer’s Guide, chapter by chapter.</p>
          <PlatePoints rows={chapters.map((chapter) => ({ ...chapter, isDrawn: true }))} />
          <a className="button button-secondary" href="/buyers-guide">
            Read the Buyer’s Guide
          </a>
          <p className="footnote">
            Which neighborhood? <a href="/neighborhood-quiz">Take the Where You Belong Quiz</a>
          </p>
        </div>
      </section>
    </>
  );
}
