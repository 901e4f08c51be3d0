import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Html } from './html.ts';

export interface InlineStyle {
  readonly element: Html;
  /** Allows it in a content-security policy. */
  readonly source: string;
}

/** A stylesheet without comments and needless space, but with all of its strings. */
const compact = (css: string): string =>
  css.replaceAll(
    /("[^"]*")|\/\*.*?\*\/\s*|\s*([{};,])\s*|(:)\s+|\s+/gs,
    (found, string?: string, mark?: string, colon?: string) =>
      string ?? mark ?? colon ?? (found.startsWith('/*') ? '' : ' '),
  );

export const readStyle = (file: URL): string => compact(readFileSync(file, 'utf8'));

/**
 * The style of a page, in the page itself: an error page is whole in one answer, and fits the
 * markup of this version whichever version of the site is live. It never depends on a page's
 * content, so its hash is known in advance.
 */
export function inlineStyle(css: string): InlineStyle {
  const hash = createHash('sha256').update(css).digest('base64');
  return { element: new Html(`<style>${css}</style>`), source: `'sha256-${hash}'` };
}
