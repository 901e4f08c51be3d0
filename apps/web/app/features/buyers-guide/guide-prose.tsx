import { builtHtml } from '../../ui/built-html.ts';

/** Prose of a chapter: HTML that the build wrote from our own Markdown, in which no markup of anybody else's can stand. */
export function GuideProse({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: written by packages/content/load/guide-prose.ts, which refuses HTML in the text
  return <div className="booklet-text" dangerouslySetInnerHTML={{ __html: builtHtml(html) }} />;
}
