import { neighborhoodBySlug, wireFraudNotice } from '@rivermark/content';
import { buyersGuide } from '@rivermark/content/buyers-guide';
import { brand, identity } from '@rivermark/content/site';
import { Fragment } from 'react';
import { BuyingCostsTable } from '../features/buyers-guide/buying-costs-table.tsx';
import { GuideChecklist, GuideGlossary, GuideNotes } from '../features/buyers-guide/guide-end.tsx';
import { GuideProse } from '../features/buyers-guide/guide-prose.tsx';
import { GuideTimeline } from '../features/buyers-guide/guide-timeline.tsx';
import { PrintButton } from '../features/buyers-guide/print-button.tsx';
import { pictureOf } from '../picture-set.ts';
import type { SiteRoute } from '../routes.ts';
import { Breadcrumbs } from '../shell/breadcrumbs.tsx';
import { Contact } from '../shell/contact.tsx';
import { monthInWords } from '../ui/month-in-words.ts';
import { Picture } from '../ui/picture.tsx';
// Sheets of its own: they are long, for screen and paper, and every page carries the common one.
import style from './buyers-guide.css?url';
import printStyle from './buyers-guide-print.css?url';

const {
  chapters,
  checklist,
  costs,
  edition,
  glossary,
  howToUse,
  intro,
  line,
  notes,
  notice,
  timeline,
  title,
} = buyersGuide;

const cover = { picture: pictureOf('hero'), sizes: '(min-width: 60rem) 60vw, 100vw' };

export const firstPicture = () => cover;
export const styleSheets = [{ href: style }] as const;

const endings = [
  ['checklist', 'Checklist'],
  ['glossary', 'Words of the trade'],
  ['sources', 'Sources'],
] as const;

/** The guide that a visitor is sent: a page to read, and a booklet when it is printed. */
export function Page({ route }: { route: SiteRoute }) {
  return (
    <article className="booklet">
      <link rel="stylesheet" precedence="page" href={style} />
      {/* Without a precedence: nothing on the screen waits for what is for paper. */}
      <link rel="stylesheet" href={printStyle} media="print" />
      <header className="booklet-cover">
        <div className="booklet-title dark">
          <Breadcrumbs trail={[['Home', '/'], [route.meta.heading]]} />
          <p className="booklet-label">
            {brand.name} <span>{brand.tagline}</span>
          </p>
          <h1 tabIndex={-1}>{route.meta.heading}</h1>
          <p className="lead booklet-line">{line}</p>
          <p className="booklet-label">{monthInWords(edition)}</p>
          <p className="booklet-name">
            {identity.agentName}
            <br />
            {identity.brokerageName}
          </p>
        </div>
        <Picture className="booklet-picture" {...cover} alt="" first />
      </header>

      <div className="wrap booklet-start">
        <section className="booklet-intro" aria-label="Before you read">
          {intro.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className="footnote">{notice}</p>
          <p className="footnote booklet-how">{howToUse}</p>
          <PrintButton />
        </section>
        <nav className="booklet-contents" aria-labelledby="contents">
          <h2 id="contents">Contents</h2>
          <ol>
            {chapters.map((chapter) => (
              <li key={chapter.id}>
                <a href={`#${chapter.id}`}>{chapter.title}</a>
              </li>
            ))}
          </ol>
          <ul>
            {endings.map(([id, name]) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>

      {chapters.map(({ id, title: heading, line: first, picture, parts }, index) => (
        <section key={id} className="chapter wrap" aria-labelledby={id}>
          <header className="chapter-head">
            <div>
              <p className="chapter-number">{index + 1}</p>
              <h2 id={id}>{heading}</h2>
              <p className="chapter-line">{first}</p>
            </div>
            {picture && (
              <Picture
                className="four-by-three"
                picture={pictureOf(picture)}
                alt={neighborhoodBySlug(picture).imageAlt}
                sizes="(min-width: 60rem) 40rem, 92vw"
              />
            )}
          </header>
          {parts.map((part, place) => (
            <Fragment key={part.kind + String(place)}>
              {part.kind === 'prose' && <GuideProse html={part.html} />}
              {part.kind === 'costs' && <BuyingCostsTable costs={costs} />}
              {part.kind === 'timeline' && <GuideTimeline steps={timeline} />}
            </Fragment>
          ))}
        </section>
      ))}

      <section className="chapter wrap" aria-labelledby="checklist">
        <header className="chapter-head">
          <h2 id="checklist">Checklist</h2>
        </header>
        <GuideChecklist groups={checklist} />
      </section>
      <section className="chapter wrap" aria-labelledby="glossary">
        <header className="chapter-head">
          <h2 id="glossary">Words of the trade</h2>
        </header>
        <GuideGlossary words={glossary} />
      </section>
      <section className="chapter wrap" aria-labelledby="sources">
        <header className="chapter-head">
          <h2 id="sources">Sources</h2>
        </header>
        <p className="booklet-text">
          Every number in the text leads here. A month is that of the source; where the source bears none, it
          is the month in which it was read. Law, rates and limits change: ask before you rely on one.
        </p>
        <GuideNotes notes={notes} />
        <p className="booklet-text footnote">
          {title}, {monthInWords(edition)}. {notice}
        </p>
        <p className="booklet-text footnote booklet-colophon">{wireFraudNotice}</p>
        <Contact />
      </section>
    </article>
  );
}
