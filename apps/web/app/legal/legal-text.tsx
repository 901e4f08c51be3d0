import type { LegalPage } from '@rivermark/content';
import type { SiteRoute } from '../routes.ts';
import { Breadcrumbs } from '../shell/breadcrumbs.tsx';
import { Contact } from '../shell/contact.tsx';
import { dayInWords } from '../ui/day-in-words.ts';
import './legal-text.css';

/** The contents, a row for each section with its number. */
const Contents = ({ sections }: Pick<LegalPage, 'sections'>) => (
  <ol>
    {sections.map(({ id, heading }) => (
      <li key={id}>
        <a href={`#${id}`}>{heading}</a>
      </li>
    ))}
  </ol>
);

function Sections({ text: { intro, sections, updated } }: { text: LegalPage }) {
  return (
    <>
      <div className="legal-start">
        <div>
          <p className="lead">{intro}</p>
          <p className="footnote">Last changed {dayInWords(updated)}.</p>
        </div>
        {/* Folded in narrow windows, so that the page begins with its text. */}
        <details className="fold">
          <summary className="unmarked">
            <span>On this page: {sections.length} sections</span>
          </summary>
          <Contents sections={sections} />
        </details>
        <nav aria-labelledby="legal-contents" data-marks-section="">
          <h2 id="legal-contents" className="label">
            On this page
          </h2>
          <Contents sections={sections} />
        </nav>
      </div>
      <div className="legal-sections">
        {sections.map(({ id, heading: title, summary, blocks }) => (
          <section key={id} id={id}>
            <h2>{title}</h2>
            {summary && <p className="lead">{summary}</p>}
            {blocks.map((block) =>
              typeof block === 'string' ? (
                <p key={block}>{block}</p>
              ) : (
                <ul key={block[0]}>
                  {block.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              ),
            )}
          </section>
        ))}
      </div>
    </>
  );
}

interface LegalTextProps {
  readonly route: SiteRoute;
  readonly text: LegalPage;
}

/**
 * A page of sections with its contents, the date of its last change, and the contact at its end.
 */
export const LegalText = ({ route: { meta }, text }: LegalTextProps) => (
  <div className="legal wrap">
    <Breadcrumbs trail={[['Home', '/'], [meta.heading]]} />
    <h1 tabIndex={-1}>{meta.heading}</h1>
    <div id="legal-text">
      <Sections text={text} />
    </div>
    <Contact />
  </div>
);
