import { isMap, isNode, isPair, isScalar, isSeq, LineCounter, type Node, parseDocument, visit } from 'yaml';
import { inPresentForm } from '../migrations/present-form.ts';
import type { Fault } from './fault.ts';

/** A parsed file, and where in it each value stands. */
export interface YamlFile {
  readonly file: string;
  /** In the present form, also where an earlier program wrote it. */
  readonly data: unknown;
  /** The line of the value at a path, or of the nearest that is there. */
  lineOf(path: readonly PropertyKey[]): number;
}

/** In words, what the parser objects to most often. */
const wordsOf: Readonly<Record<string, readonly [wrong: string, write: string]>> = {
  DUPLICATE_KEY: ['this field is there twice.', 'Keep one of the two lines.'],
  TAB_AS_INDENT: ['the line begins with a tab.', 'Begin it with spaces.'],
  BAD_INDENT: [
    'the line is not indented as the ones around it.',
    'Begin it with as many spaces as they have.',
  ],
  MULTILINE_IMPLICIT_KEY: [
    'a colon is missing, or a quotation mark is not closed.',
    'Look at this line and the one before it.',
  ],
  MISSING_CHAR: ['a quotation mark or bracket is not closed.', 'Close it at the end of the text.'],
  BLOCK_AS_IMPLICIT_KEY: [
    'the text has a colon and a space in it.',
    'Put the whole text between quotation marks: "Terms: as agreed".',
  ],
  BAD_SCALAR_START: ['a text cannot begin with this sign.', 'Put the whole text between quotation marks.'],
};

/**
 * Reads YAML and records the position of every value. `firstLine`: where it begins in its file, for
 * front matter. Invalid YAML gives faults and no data.
 */
export function readYaml(file: string, text: string, firstLine = 1): YamlFile | readonly Fault[] {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: true });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  if (document.errors.length > 0)
    return document.errors.map(({ code, message, pos }) => {
      const [wrong, write] = wordsOf[code] ?? [
        `this cannot be read (${message}).`,
        'Write each field as name: value, lists as lines that begin with a dash.',
      ];
      return { file, line: lineAt(pos[0]), field: '', wrong, write };
    });
  const cut: Fault[] = [];
  visit(document, {
    Scalar(_, { type, value, comment, range }) {
      // A remark begins with '# '. What follows '#' at once is meant as text: 'Unit #3'.
      if (type !== 'PLAIN' || typeof value !== 'string' || !comment || /^[\s#]/.test(comment)) return;
      cut.push({
        file,
        line: lineAt(range?.[0] ?? 0),
        field: '',
        wrong: `"#${comment.slice(0, 40)}" is not read: the text ends before it.`,
        write: 'Put the whole text between quotation marks. A remark of yours begins with # and a space.',
      });
    },
  });
  if (cut.length > 0) return cut;
  return {
    file,
    data: inPresentForm(file, document.toJS() ?? {}),
    lineOf(path) {
      let line = firstLine;
      let at: unknown = document.contents;
      for (const step of path) {
        if (isMap(at)) {
          const pair = at.items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
          if (!isPair(pair)) break;
          if (isNode(pair.key)) line = lineAt((pair.key as Node).range?.[0] ?? 0);
          at = pair.value;
        } else if (isSeq(at)) {
          at = at.items[Number(step)];
          if (isNode(at)) line = lineAt(at.range?.[0] ?? 0);
        } else break;
      }
      return line;
    },
  };
}
