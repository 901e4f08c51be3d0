import { builtHtml } from '../../ui/built-html.ts';

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

/**
 * Prose of a chapter, part by part: its heading, under which stands a figure that its paragraphs have in bold, once more and large;
 * then its text, in which a list is apart, as its leads stand under the heading.
 */
export const GuideProse = ({ html }: { html: string }) =>
  html.split(/(?=<h3)/).map((part) => {
    const [, heading = '', text = ''] = /^(<h3.*?<\/h3>)?(.*)/s.exec(part) ?? [];
    const figure = heading && /<p>.*<strong>([$\d].*?)<\/strong>/.exec(text)?.[1];
    return (
      <div key={part} className="booklet-part">
        <div className="booklet-side">
          <Html html={heading} className="booklet-heading" />
          {figure && <Html html={figure} className="booklet-figure" aria-hidden />}
        </div>
        {text
          .replaceAll(/<\/strong>(.*)<\/li>/g, '</strong><span>$1</span></li>')
          .split(/(<[uo]l.*?<\/[uo]l>)/s)
          .filter((words) => words.trim())
          .map((words) => (
            <Html key={words} html={words} className="booklet-text" />
          ))}
      </div>
    );
  });
