import type { LegalPage } from '@rivermark/content';
import { useEffect } from 'react';
import type { SiteRoute } from '../routes.ts';
import { Breadcrumbs } from '../shell/breadcrumbs.tsx';
import { Contact } from '../shell/contact.tsx';
import { builtHtml } from '../ui/built-html.ts';
import { dayInWords } from '../ui/day-in-words.ts';
import './legal-text.css';

const TEXT_ID = 'legal-text';

/** A legal page's words: as they came with the document, or as they were fetched. */
export type LegalWords = { readonly html: string } | { readonly text: LegalPage };

/** The words of the page at `path` that the document was delivered with, if it was this page's. */
const delivered = (path: string) =>
  typeof document === 'undefined'
    ? undefined
    : document.querySelector(`#${TEXT_ID}[data-of="${path}"]`)?.innerHTML;

/**
 * A legal page's words. In the document that came with them they are in the page, and not in the scripts as well: they
 * are read off it once, as a visitor may leave the page and come back. Everybody else's are fetched.
 */
export function legalPage(load: () => Promise<LegalPage>) {
  let words: LegalWords | undefined;
  return {
    prepare: async ({ path }: SiteRoute) => {
      const html = words ? undefined : delivered(path);
      words ??= html ? { html: builtHtml(html) } : { text: await load() };
    },
    words: () => {
      if (!words) throw new Error('A legal page was drawn before it was prepared');
      return words;
    },
  };
}

/** What there is, a row for each section with its number. */
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
        {/* Where the window is narrow it is folded, so that the page begins with its words. */}
        <details className="fold">
          <summary className="unmarked">
            <span>On this page: {sections.length} sections</span>
          </summary>
          <Contents sections={sections} />
        </details>
        <nav aria-labelledby="legal-contents">
          <h2 id="legal-contents" className="label">
            On this page
          </h2>
          <Contents sections={sections} />
        </nav>
      </div>
      <div className="legal-sections">
        {sections.map(({ id, heading: title, summary, paragraphs, bullets }) => (
          <section key={id} id={id}>
            <h2>{title}</h2>
            {summary && <p className="lead">{summary}</p>}
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
      </div>
    </>
  );
}

/** Marks in the contents the section that is read: the one that lies across a line in the upper part of the window. */
function markWhereOneIs(page: Element): () => void {
  const observer = new IntersectionObserver(
    (seen) => {
      for (const { target, isIntersecting } of seen) {
        const link = page.querySelector(`nav a[href="#${target.id}"]`);
        if (isIntersecting) link?.setAttribute('aria-current', 'location');
        else link?.removeAttribute('aria-current');
      }
    },
    { rootMargin: '-40% 0px -60%' },
  );
  for (const section of page.querySelectorAll('section')) observer.observe(section);
  return () => observer.disconnect();
}

interface LegalTextProps {
  readonly route: SiteRoute;
  readonly words: LegalWords;
}

/** A page of sections with its contents and the day of its last change, and how to reach a person at its end. */
export function LegalText({ route: { path, meta }, words }: LegalTextProps) {
  // Of each page anew: the next legal page stands in the same place.
  useEffect(() => {
    const page = document.querySelector(`#${TEXT_ID}[data-of="${path}"]`);
    return page ? markWhereOneIs(page) : undefined;
  }, [path]);
  return (
    <div className="legal wrap">
      <Breadcrumbs trail={[['Home', '/'], [meta.heading]]} />
      <h1 tabIndex={-1}>{meta.heading}</h1>
      {'text' in words ? (
        <div id={TEXT_ID} data-of={path}>
          <Sections text={words.text} />
        </div>
      ) : (
        <div
          id={TEXT_ID}
          data-of={path}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what the page was delivered with, put where it stands
          dangerouslySetInnerHTML={{ __html: words.html }}
          suppressHydrationWarning
        />
      )}
      <Contact />
    </div>
  );
}
