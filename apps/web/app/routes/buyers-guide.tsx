import { agentLine, type BuyersGuide, type ChapterPart, type PlateName } from '@rivermark/content';
import type { ReactNode } from 'react';
import { BuyingCostsTable } from '../features/buyers-guide/buying-costs-table.tsx';
import { GuideChecklist, GuideGlossary, GuideNotes } from '../features/buyers-guide/guide-end.tsx';
import { GuideProse } from '../features/buyers-guide/guide-prose.tsx';
import { GuideTimeline } from '../features/buyers-guide/guide-timeline.tsx';
import { PrintButton } from '../features/buyers-guide/print-button.tsx';
import { Plate } from '../plates/plate.tsx';
import { spreadSizes } from '../plates/spread-figure.tsx';
import { SpreadPlate } from '../plates/spread-plate.tsx';
import type { SiteRoute } from '../routes.ts';
import { Breadcrumbs } from '../shell/breadcrumbs.tsx';
import { Contact } from '../shell/contact.tsx';
import { plateOf } from '../site/pictures.ts';
import { type Site, useContent } from '../site/site.tsx';
import { monthInWords } from '../ui/month-in-words.ts';
import { GuideTalk } from './buyers-guide/guide-talk.tsx';
import './buyers-guide.css';
import './buyers-guide-print.css';

const COVER = 'bungalow';

export const firstPicture = (site: Site) => ({ picture: plateOf(site, COVER), sizes: spreadSizes });

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
  readonly plate?: PlateName | undefined;
  /** Whether it keeps the page's margin. */
  readonly alone?: boolean;
  readonly children: ReactNode;
}

/** All of them in their order. */
const orderOf = ({ chapters }: BuyersGuide) => [
  ...chapters.map(({ id, title }) => [id, title] as const),
  ...endings,
];

/** A chapter: head, plate if it has one, text, and a link back to the contents. */
function Chapter({ id, heading, number, line: first, plate, alone, children }: ChapterProps) {
  const { buyersGuide } = useContent();
  const order = orderOf(buyersGuide);
  return (
    <section className={alone ? 'chapter wrap' : 'chapter'} aria-labelledby={id}>
      <div className="chapter-number">
        {number && (
          <>
            {number} <span>of {buyersGuide.chapters.length}</span>
          </>
        )}
        <a href="#contents">Contents</a>
        <a href={`#${order[order.findIndex(([at]) => at === id) + 1]?.[0] ?? 'talk'}`}>Next</a>
      </div>
      <header className={plate ? 'chapter-head chapter-plated' : 'chapter-head'}>
        <div>
          <h2 id={id}>{heading}</h2>
          {plate && <p className="lead">{first}</p>}
        </div>
        {!plate && first && <p className="lead">{first}</p>}
        {plate && <Plate name={plate} sizes="(min-width: 52rem) 47vw, (max-width: 40rem) 61vw, 92vw" />}
      </header>
      <div className="chapter-text">{children}</div>
    </section>
  );
}

/** Prose, or a table of the page's own where the text asks for one; they stand in one order. */
const partOf = ({ costs, timeline }: BuyersGuide, part: ChapterPart, place: number) =>
  part.kind === 'prose' ? (
    <GuideProse key={place} html={part.html} />
  ) : part.kind === 'costs' ? (
    <BuyingCostsTable key={place} costs={costs} />
  ) : (
    <GuideTimeline key={place} steps={timeline} />
  );

/** The guide that a visitor is sent: a page to read, and a booklet when it is printed. */
export function Page({ route }: { route: SiteRoute }) {
  const { brand, buyersGuide, identity, notices } = useContent();
  const { chapters, checklist, edition, glossary, howToUse, intro, line, notes, notice } = buyersGuide;
  const order = orderOf(buyersGuide);
  return (
    <article className="booklet">
      <header className="spread booklet-cover dark">
        <SpreadPlate name={COVER} first />
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
          <p className="footnote">{`${brand.name} · ${agentLine(identity)}`}</p>
        </div>
      </header>

      <div className="wrap booklet-start">
        <section aria-label="Before you read">
          {intro.map((paragraph) => (
            <p key={paragraph} className="prose">
              {paragraph}
            </p>
          ))}
          <p className="footnote">{notice}</p>
          <p className="footnote">{howToUse}</p>
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

      <div className="wrap booklet-body">
        <nav className="booklet-rail" aria-label="Chapters">
          <ol>
            {order.map(([id, name]) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          {chapters.map(({ id, title: heading, line: first, plate, parts }, index) => (
            <Chapter key={id} id={id} heading={heading} number={index + 1} line={first} plate={plate}>
              {parts.map((part, place) => partOf(buyersGuide, part, place))}
            </Chapter>
          ))}
          <Chapter id="checklist" heading="Checklist">
            <GuideChecklist groups={checklist} />
          </Chapter>
          <Chapter id="glossary" heading="Words of the trade">
            <GuideGlossary words={glossary} />
          </Chapter>
        </div>
      </div>
      <Chapter id="sources" heading="Sources" alone>
        <p className="booklet-text">
          A month is the source's own, or that in which it was read. Law, rates and limits change: ask before
          you rely on one.
        </p>
        <GuideNotes notes={notes} />
        <p className="footnote">{notices.wireFraud}</p>
        <Contact />
      </Chapter>
      <GuideTalk />
    </article>
  );
}
