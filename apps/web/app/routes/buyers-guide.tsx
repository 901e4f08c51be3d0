import { type ChapterPart, neighborhoodBySlug, wireFraudNotice } from '@rivermark/content';
import { buyersGuide } from '@rivermark/content/buyers-guide';
import type { NeighborhoodSlug } from '@rivermark/content/ids';
import { brand, identity } from '@rivermark/content/site';
import type { ReactNode } from 'react';
import { BuyingCostsTable } from '../features/buyers-guide/buying-costs-table.tsx';
import { GuideChecklist, GuideGlossary, GuideNotes } from '../features/buyers-guide/guide-end.tsx';
import { GuideProse } from '../features/buyers-guide/guide-prose.tsx';
import { GuideTimeline } from '../features/buyers-guide/guide-timeline.tsx';
import { PrintButton } from '../features/buyers-guide/print-button.tsx';
import { pictureOf } from '../picture-set.ts';
import { plateWith } from '../plates/plate-with.ts';
import type { SiteRoute } from '../routes.ts';
import { Breadcrumbs } from '../shell/breadcrumbs.tsx';
import { Contact } from '../shell/contact.tsx';
import { monthInWords } from '../ui/month-in-words.ts';
import { Picture } from '../ui/picture.tsx';
import { GuideTalk } from './buyers-guide/guide-talk.tsx';
// Sheets of its own: they are long, for screen and paper, and every page carries the common one.
import style from './buyers-guide.css?url';
import printStyle from './buyers-guide-print.css?url';

const { chapters, checklist, costs, edition, glossary, howToUse, intro, line, notes, notice, timeline } =
  buyersGuide;

/** Of the cover's plate alone: the page is long, and carries no others. */
declare const __COVER_MARK__: string;

const cover = {
  picture: plateWith('bungalow', __COVER_MARK__),
  sizes: '(min-width: 52rem) 58vw, (max-width: 40rem) 66vw, 100vw',
};

export const firstPicture = () => cover;
export const styleSheets = [{ href: style }] as const;

const endings = [
  ['checklist', 'Checklist'],
  ['glossary', 'Words of the trade'],
  ['sources', 'Sources'],
] as const;

interface ChapterProps {
  readonly id: string;
  readonly heading: string;
  readonly number?: number;
  readonly line?: string;
  readonly picture?: NeighborhoodSlug | undefined;
  readonly children: ReactNode;
}

/** All of them in their order: what each is followed by. */
const order = [...chapters.map(({ id, title }) => [id, title] as const), ...endings];

/** On to the next chapter, and back to all of them. */
function Onward({ after, className }: { readonly after: string; readonly className: string }) {
  const next = order[order.findIndex(([id]) => id === after) + 1];
  return (
    <p className={className}>
      {next && <a href={`#${next[0]}`}>Next: {next[1]}</a>}
      <a href="#contents">Back to contents</a>
    </p>
  );
}

/** Its head at the left, which stays while the text at the right is read; on narrow windows one below the other. */
const Chapter = ({ id, heading, number, line: first, picture, children }: ChapterProps) => (
  <section className="chapter wrap split" aria-labelledby={id}>
    <header className="chapter-head">
      {number && (
        <p className="chapter-number">
          {number} <span>of {chapters.length}</span>
        </p>
      )}
      <h2 id={id}>{heading}</h2>
      {first && <p className="lead">{first}</p>}
      {picture && (
        <Picture
          className="four-by-three"
          picture={pictureOf(picture)}
          alt={neighborhoodBySlug(picture).imageAlt}
          sizes="(min-width: 60rem) 38vw, (max-width: 40rem) 61vw, 92vw"
        />
      )}
      <Onward after={id} className="chapter-onward" />
    </header>
    <div>
      {children}
      <Onward after={id} className="chapter-end" />
    </div>
  </section>
);

/** Prose, or a table of the page's own where the text asks for one; they stand in one order. */
const partOf = (part: ChapterPart, place: number) =>
  part.kind === 'prose' ? (
    <GuideProse key={place} html={part.html} />
  ) : part.kind === 'costs' ? (
    <BuyingCostsTable key={place} costs={costs} />
  ) : (
    <GuideTimeline key={place} steps={timeline} />
  );

/** The guide that a visitor is sent: a page to read, and a booklet when it is printed. */
export function Page({ route }: { route: SiteRoute }) {
  return (
    <article className="booklet">
      <link rel="stylesheet" precedence="page" href={style} />
      {/* Without a precedence: nothing on the screen waits for what is for paper. */}
      <link rel="stylesheet" href={printStyle} media="print" />
      <header className="spread booklet-cover dark">
        <Picture className="picture" {...cover} alt="" first />
        <div className="stack">
          <Breadcrumbs trail={[['Home', '/'], [route.meta.heading]]} />
          <p className="label">{monthInWords(edition)}</p>
          <h1 tabIndex={-1}>{route.meta.heading}</h1>
          <p className="lead">{line}</p>
          <p className="row">
            <a className="button button-primary" href={`#${chapters[0]?.id}`}>
              Start reading
            </a>
            <PrintButton />
          </p>
          <p className="footnote">
            {brand.name} · {identity.agentName}, {identity.brokerageName}
          </p>
        </div>
      </header>

      <div className="wrap split booklet-start">
        <section aria-label="Before you read">
          {intro.map((paragraph) => (
            <p key={paragraph} className="prose">
              {paragraph}
            </p>
          ))}
          <p className="footnote">{notice}</p>
          <p className="footnote booklet-how">{howToUse}</p>
        </section>
        <nav className="booklet-contents" aria-labelledby="contents">
          <h2 id="contents">Contents</h2>
          <div>
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
          </div>
        </nav>
      </div>

      {chapters.map(({ id, title: heading, line: first, picture, parts }, index) => (
        <Chapter key={id} id={id} heading={heading} number={index + 1} line={first} picture={picture}>
          {parts.map(partOf)}
        </Chapter>
      ))}

      <Chapter id="checklist" heading="Checklist">
        <GuideChecklist groups={checklist} />
      </Chapter>
      <Chapter id="glossary" heading="Words of the trade">
        <GuideGlossary words={glossary} />
      </Chapter>
      <GuideTalk />
      <Chapter id="sources" heading="Sources">
        <p className="booklet-text">
          Every number in the text leads here. A month is the source's own, or that in which it was read. Law,
          rates and limits change: ask before you rely on one.
        </p>
        <GuideNotes notes={notes} />
        <p className="footnote">{wireFraudNotice}</p>
        <Contact />
      </Chapter>
    </article>
  );
}
