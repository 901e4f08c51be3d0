import { builtHtml } from '../../ui/built-html.ts';

/** Markup of our own Markdown, in which none of anybody else's can stand. */
function Html({ html, className }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: written by packages/content/load/guide-prose.ts, which refuses HTML in the text
  return <div className={className} dangerouslySetInnerHTML={{ __html: builtHtml(html) }} />;
}

/** From so many characters on a part stands in two columns: about twenty lines of one. */
const LONG = 1100;

/** Prose of a chapter, each of its parts with its heading beside it where there is room, or over it where it is long. */
export const GuideProse = ({ html }: { html: string }) =>
  html.split(/(?=<h3)/).map((part) => {
    const end = part.startsWith('<h3') ? part.indexOf('</h3>') + '</h3>'.length : 0;
    return (
      <div key={part} className={part.length > LONG ? 'booklet-part booklet-long' : 'booklet-part'}>
        <Html html={part.slice(0, end)} className="booklet-side" />
        <Html html={part.slice(end)} className="booklet-text" />
      </div>
    );
  });
