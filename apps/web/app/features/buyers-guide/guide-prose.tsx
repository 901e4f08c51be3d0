import { builtHtml } from '../../ui/built-html.ts';
import { Folded } from './folded.tsx';

interface Props {
  readonly html: string;
  readonly className: string;
  readonly 'aria-hidden'?: boolean;
}

/** Markup of our own Markdown, in which none of anybody else's can stand. */
const Html = ({ html, ...props }: Props) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: written by packages/content/load/guide-prose.ts, which refuses HTML in the text
  <div {...props} dangerouslySetInnerHTML={{ __html: builtHtml(html) }} />
);

/** The numbers of sources lead to them; the text that browsers are sent has the numbers alone. */
const withNotes = (html: string) =>
  html.replace(/<sup>(\d+)<\/sup>/g, '<a class="note" href="#note-$1" aria-label="Source $1">$1</a>');

/** A section: its heading, then its figure and caption if it has one, then its text. */
const partOf = (part: string) => {
  const [, heading = '', text = ''] = /^(<h3.*?<\/h3>)?(.*)/s.exec(part) ?? [];
  const [, words, figure] = /<strong data-of="(.*?)">(.*?)</.exec(text) ?? [];
  return (
    <div key={part} className="booklet-part">
      <div className="booklet-side">
        <Html html={heading} className="booklet-heading" />
        {figure && <Html html={`${figure}<span>${words}</span>`} className="booklet-figure" aria-hidden />}
      </div>
      <Html html={text} className="booklet-text" />
    </div>
  );
};

/**
 * The prose of a chapter by section. Everything after the first section is folded, so that visitors
 * can skim the chapters. Following a link to a chapter opens it.
 */
export function GuideProse({ html }: { html: string }) {
  const [first = '', ...rest] = withNotes(html).split(/(?=<h3)/);
  const parts = rest.map(partOf);
  const headings = rest.map((part) =>
    /<h3>(.*?)</.exec(part)?.[1]?.replace(/&#39;/g, "'").replace(/&amp;/g, '&'),
  );
  return (
    <>
      {partOf(first)}
      {parts[1] ? (
        <Folded name="Read on" of={headings.join(' · ')}>
          {parts}
        </Folded>
      ) : (
        parts
      )}
    </>
  );
}
