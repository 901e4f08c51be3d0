import { z } from 'zod';
import { text } from '../schema/fields.ts';
import { prose } from './prose.ts';

/** A Markdown file: fields in YAML between two lines of ---, and the text below. */
interface Parts {
  readonly head: string;
  readonly body: string;
}

const HEAD = /^---\r?\n([\s\S]*?\n)?---\r?\n/;

/** The head of a Markdown file, with a line break at its end, and the text below it. */
export function partsOfMarkdown(file: string): Parts {
  const [whole = '', head = ''] = HEAD.exec(file) ?? [];
  return { head, body: file.slice(whole.length) };
}

export const asMarkdown = ({ head, body }: Parts): string => `---\n${head}---\n${body}`;

/** What a form asks of the text below the head: the text as it is, or its questions one by one. */
export const textBelow = {
  prose: { text: prose },
  questions: {
    questions: z
      .array(
        z.strictObject({
          question: text('the question as a visitor asks it', 150),
          answer: text('the answer, in one paragraph'),
          linkLabel: text('what a link below the answer says', 80).optional(),
          linkTo: text('where that link leads', 90)
            .meta({
              description: 'where that link leads: an address that begins with / or https://',
              examples: ['/#contact'],
            })
            .optional(),
        }),
      )
      .min(1),
  },
} as const;

export type TextBelow = keyof typeof textBelow;

export interface Question {
  readonly question: string;
  readonly answer: string;
  readonly linkLabel?: string;
  readonly linkTo?: string;
}

/** A question as the file has it. */
interface Written {
  readonly source: string;
  /** `{#id}` with the blank before it; '' where the address is made of the words. */
  readonly id: string;
  readonly says: Question;
}

function questionOf(source: string): Written {
  const [heading = '', ...rest] = source.split(/\r?\n/);
  const [, question = '', id = ''] = /^## (.*?)(\s*\{#[a-z0-9-]+\})?\s*$/.exec(heading) ?? [];
  const lines = rest.map((line) => line.trim()).filter((line) => line !== '');
  const [, linkLabel, linkTo] = /^\[([^\]]+)\]\((\S+)\)$/.exec(lines.at(-1) ?? '') ?? [];
  const answer = (linkTo ? lines.slice(0, -1) : lines).join(' ');
  return { source, id, says: { question, answer, ...(linkLabel && linkTo && { linkLabel, linkTo }) } };
}

/** The text before the first question, and each question up to the next. */
function sourcesOf(body: string): { start: string; written: readonly Written[] } {
  const [start = '', ...sources] = body.split(/^(?=## )/m);
  return { start, written: sources.map(questionOf) };
}

export const questionsIn = (body: string): readonly Question[] =>
  sourcesOf(body).written.map(({ says }) => says);

const isSame = (one: Question, other: Question) =>
  one.question === other.question &&
  one.answer === other.answer &&
  one.linkLabel === other.linkLabel &&
  one.linkTo === other.linkTo;

const asText = ({ question = '', answer = '', linkLabel, linkTo }: Partial<Question>, id: string) =>
  [`## ${question}${id}`, answer, (linkLabel || linkTo) && `[${linkLabel ?? ''}](${linkTo ?? ''})`]
    .filter(Boolean)
    .join('\n\n');

/**
 * Writes questions into the text below a head. A question keeps its address when its words change,
 * and the lines of those that stay the same are not touched.
 */
export function withQuestions(body: string, questions: readonly Question[]): string {
  const { start, written } = sourcesOf(body);
  const isSameCount = questions.length === written.length;
  const sources = questions.map((question, at) => {
    const same = written.find(({ says }) => isSame(says, question));
    if (same) return same.source.trimEnd();
    const before =
      written.find(({ says }) => says.question === question.question) ??
      (isSameCount ? written[at] : undefined);
    return asText(question, before?.id ?? '');
  });
  return `${start || '\n'}${sources.join('\n\n')}\n`;
}
