import { Marked, type Token } from 'marked';
import type { ChapterPart } from '../src/buyers-guide-types.ts';

interface FigureToken {
  readonly type: 'figure';
  readonly raw: string;
  readonly figure: string;
  readonly words: string;
}

interface NoteToken {
  readonly type: 'note';
  readonly raw: string;
  readonly source: string;
}

/** A line of a chapter that is wrong, counted from the chapter's first line of prose as 1. */
export interface ProseFault {
  readonly line: number;
  readonly wrong: string;
  readonly write: string;
}

/** What cannot stand without a source: an amount, a share, a year of ours. */
const needsSource = /\$\d|\d ?(?:%|percent)|\b20\d\d\b/;
const place = /^\{\{(\w+)\}\}$/;

const noteMark = {
  name: 'note',
  level: 'inline' as const,
  start: (text: string) => text.indexOf('[^'),
  tokenizer(text: string): NoteToken | undefined {
    const found = /^\[\^([a-z0-9]+)\]/.exec(text);
    return found ? { type: 'note', raw: found[0], source: found[1] ?? '' } : undefined;
  },
};

/** A figure repeated beside the text, with its meaning: [$250,000 = the federal limit]. */
const figureBeside = {
  name: 'figure',
  level: 'inline' as const,
  start: (text: string) => text.search(/\[[$\d]/),
  tokenizer(text: string): FigureToken | undefined {
    const [raw, figure, words] = /^\[([$\d][^\]=<>"]*) = ([^\]<>"]+)\]/.exec(text) ?? [];
    return raw && figure && words ? { type: 'figure', raw, figure, words } : undefined;
  },
  renderer: (token: unknown) => {
    const { figure, words } = token as FigureToken;
    return `<strong data-of="${words}">${figure}</strong>`;
  },
};

/**
 * The prose of a chapter as HTML, in parts where a table of the page's own stands between.
 * `noteOf`: the number of a source's note, undefined where there is none of the name.
 */
export function chapterParts(
  markdown: string,
  noteOf: (source: string) => number | undefined,
): { readonly parts: readonly ChapterPart[]; readonly faults: readonly ProseFault[] } {
  const faults: ProseFault[] = [];
  let line = 1;
  let piece = '';
  /** `at`: what stands on the line that is meant. */
  const fault = (wrong: string, write: string, at = '') => {
    const before = piece.slice(0, Math.max(0, piece.indexOf(at))).split('\n').length - 1;
    faults.push({ line: line + before, wrong, write });
  };

  const marked = new Marked({
    extensions: [
      figureBeside,
      {
        ...noteMark,
        renderer: (token) => {
          const { source } = token as unknown as NoteToken;
          const number = noteOf(source);
          if (number === undefined) {
            fault(
              `there is no source "${source}".`,
              'Add it to content/buyers-guide/sources.yaml.',
              token.raw,
            );
            return '';
          }
          return `<sup>${number}</sup>`;
        },
      },
    ],
    renderer: {
      // The page's title is the first heading, the chapter's the second.
      heading({ tokens, depth }) {
        return `<h${depth + 1}>${this.parser.parseInline(tokens)}</h${depth + 1}>\n`;
      },
    },
  });

  const check = (token: Token) => {
    if (token.type === 'html')
      fault(`this is HTML: ${token.raw.trim()}`, 'Write it as plain text with Markdown.', token.raw);
    if (token.type === 'table') fault('a table cannot stand here.', 'Write it as a list.', token.raw);
    if (token.type === 'heading' && token.depth !== 2)
      fault('a heading here has two number signs.', 'Write ## before it.');
    if (token.type === 'link' && !/^(#|\/|https:\/\/)/.test(token.href))
      fault(`${token.href} is no address that can stand here.`, 'Begin it with https://, / or #.', token.raw);
    if (token.type === 'paragraph' || token.type === 'list_item') {
      const block = token.raw;
      if (needsSource.test(block) && !block.includes('[^'))
        fault(
          `a figure stands here without its source: "${block.slice(0, 60).trim()}…"`,
          'Put [^name] behind it.',
          block,
        );
    }
  };

  const parts: ChapterPart[] = [];
  for (const token of marked.lexer(markdown)) {
    piece = token.raw;
    const found = place.exec(token.raw.trim())?.[1];
    if (found === 'costs' || found === 'timeline') parts.push({ kind: found });
    else if (found) fault(`there is no table "${found}".`, 'Write {{costs}} or {{timeline}}.');
    else {
      marked.walkTokens([token], check);
      const html = marked.parser([token]);
      const last = parts.at(-1);
      if (last?.kind === 'prose') parts[parts.length - 1] = { kind: 'prose', html: last.html + html };
      else if (html) parts.push({ kind: 'prose', html });
    }
    line += token.raw.split('\n').length - 1;
  }
  return { parts, faults };
}
