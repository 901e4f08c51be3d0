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

/** A part: its heading, under which stands what figure the text has and what it is; then the text. */
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
 * Prose of a chapter, part by part. What follows the first is folded, so that chapters can be leafed
 * through. Visitors who follow a link to a chapter find it open.
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
