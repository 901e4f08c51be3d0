import type { LegalPage } from '@rivermark/content';
import { useState } from 'react';
import { Breadcrumbs } from '../shell/breadcrumbs.tsx';
import { Contact } from '../shell/contact.tsx';
import { dayInWords } from '../ui/day-in-words.ts';
import './legal-text.css';

const TEXT_ID = 'legal-text';

/** The text's element in the document as it came: of a visitor who comes from another page there is none. */
const delivered = () => (typeof document === 'undefined' ? null : document.getElementById(TEXT_ID));

/**
 * Fetches a legal text that is not in the page yet. In the document that came with it the words are in the page, and
 * not in the scripts as well.
 */
export function legalPage(load: () => Promise<LegalPage>) {
  let text: LegalPage | undefined;
  return {
    prepare: async () => {
      if (!delivered()) text ??= await load();
    },
    text: () => text,
  };
}

function Sections({ text: { intro, sections, updated } }: { text: LegalPage }) {
  return (
    <>
      <div className="legal-start">
        <p className="lead">{intro}</p>
        <nav aria-labelledby="legal-contents">
          <h2 id="legal-contents" className="label">
            On this page
          </h2>
          <ol>
            {sections.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
      <div className="legal-sections">
        {sections.map(({ id, heading: title, paragraphs, bullets }) => (
          <section key={id} id={id}>
            <h2>{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {bullets && (
              <ul>
                {bullets.map((bullet) => (
                  <li key={bullet}>{bullet}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
        <p className="footnote">Last changed {dayInWords(updated)}.</p>
      </div>
    </>
  );
}

/** The text as it came with the document; React leaves it as it is. */
function DeliveredText() {
  const [html] = useState(() => delivered()?.innerHTML ?? '');
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what the page was delivered with, put where it stands
    <div id={TEXT_ID} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
  );
}

interface LegalTextProps {
  readonly heading: string;
  /** Absent where the words came with the document. */
  readonly text: LegalPage | undefined;
}

/** A page of sections with its contents and the day of its last change, and how to reach a person at its end. */
export function LegalText({ heading, text }: LegalTextProps) {
  return (
    <div className="legal wrap">
      <Breadcrumbs trail={[['Home', '/'], [heading]]} />
      <h1 tabIndex={-1}>{heading}</h1>
      {text ? (
        <div id={TEXT_ID}>
          <Sections text={text} />
        </div>
      ) : (
        <DeliveredText />
      )}
      <Contact />
    </div>
  );
}
