import { fairHousingFaults } from '../src/fair-housing.ts';
import { homesInWords, pricesInWords } from '../src/home-words.ts';
import { inWords, inWordsFirst } from '../src/in-words.ts';
import type { ContentFolder } from './content-folder.ts';
import { type Fault, fieldOf } from './fault.ts';
import { REDIRECTS_FILE } from './redirects.ts';

/** Counts derived from the lists, so that no text holds a number. */
export interface Counted {
  readonly carousel: readonly { readonly price?: number | undefined }[];
  readonly neighborhoods: number;
  readonly answers: number;
  readonly questions: number;
  readonly documents: number;
  readonly activeProjects: number;
}

/** The placeholders that texts may contain, with their values. */
export function countedWords(counted: Counted): Readonly<Record<string, string>> {
  const homes = homesInWords(counted.carousel.length);
  const some = (count: number, one: string, many: string) => `${inWords(count)} ${count === 1 ? one : many}`;
  const first = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
  const answers = some(counted.answers, 'answer', 'answers');
  const questions = some(counted.questions, 'question', 'questions');
  const documents = some(counted.documents, 'document', 'documents');
  const fives = Math.floor(counted.activeProjects / 5) * 5;
  return {
    Homes: homes,
    homes: homes.slice(0, 1).toLowerCase() + homes.slice(1),
    prices: pricesInWords(counted.carousel),
    neighborhoods: inWords(counted.neighborhoods),
    Neighborhoods: inWordsFirst(counted.neighborhoods),
    neighborhoodCount: String(counted.neighborhoods),
    answers,
    Answers: first(answers),
    questions,
    Questions: first(questions),
    documents,
    Documents: first(documents),
    activeProjects:
      fives >= 5 && fives < counted.activeProjects ? `${fives}+` : String(counted.activeProjects),
  };
}

const braces = /\{(\w+)\}/g;
/**
 * Replaced only on display: the days of retention, the month of a figure, the notice of another
 * file.
 */
const later = ['days', 'enquiryDays', 'documentDays', 'month', 'wireFraud'];

/** Replaces every placeholder except those known only later. */
export function filledIn<T>(value: T, words: Readonly<Record<string, string>>): T {
  if (typeof value === 'string')
    return value
      .replaceAll(braces, (whole, name: string) => words[name] ?? whole)
      .replaceAll(/ +([,.])/g, '$1') as T;
  if (Array.isArray(value)) return value.map((one) => filledIn(one, words)) as T;
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, filledIn(inner, words)]),
    ) as T;
  return value;
}

function* textsIn(
  value: unknown,
  path: readonly PropertyKey[],
): Generator<{ path: readonly PropertyKey[]; text: string }> {
  if (typeof value === 'string') yield { path, text: value };
  else if (Array.isArray(value))
    for (const [at, inner] of value.entries()) yield* textsIn(inner, [...path, at]);
  else if (value !== null && typeof value === 'object')
    for (const [key, inner] of Object.entries(value)) yield* textsIn(inner, [...path, key]);
}

/**
 * Faults in the wording of every readable file: phrases against fair housing, and unknown
 * placeholders.
 */
export function wordFaults({ entries }: ContentFolder): Fault[] {
  const known = [
    ...Object.keys(
      countedWords({
        carousel: [],
        neighborhoods: 0,
        answers: 0,
        questions: 0,
        documents: 0,
        activeProjects: 0,
      }),
    ),
    ...later,
  ];
  return entries.flatMap(({ source, blocks }) => {
    const { file } = source;
    // Old addresses are nobody's copy, and no visitor reads them.
    if (file === REDIRECTS_FILE) return [];
    const texts = [
      ...[...textsIn(source.data, [])].map(({ path, text }) => ({
        // Finding a line takes long, and few texts have a fault.
        lineOf: () => source.lineOf(path),
        field: fieldOf(path),
        text,
      })),
      ...blocks.map(({ line, text }) => ({ lineOf: () => line, field: '', text })),
    ];
    return texts.flatMap(({ lineOf, field, text }) => [
      ...fairHousingFaults(text).map((phrase) => ({
        file,
        line: lineOf(),
        field,
        wrong: `"${phrase}" is kept out of the copy for fair housing.`,
        write: 'Say what the house or the place is, and nothing of who lives or should live there.',
      })),
      ...[...text.matchAll(braces)].flatMap(([whole, name = '']) =>
        known.includes(name)
          ? []
          : [
              {
                file,
                line: lineOf(),
                field,
                wrong: `${whole} stands for nothing.`,
                write: `These stand for something: ${known.map((one) => `{${one}}`).join(', ')}.`,
              },
            ],
      ),
    ]);
  });
}
