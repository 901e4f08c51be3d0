import type { QuizDrawings, QuizStyle } from './quiz-styles.ts';

export interface QuizOption {
  readonly value: QuizStyle;
  readonly label: string;
}

export interface QuizQuestion {
  /** q1, q2 and so on. */
  readonly id: string;
  readonly text: string;
  /** The set of drawings beside its answers; a question without one has words alone. */
  readonly drawings?: QuizDrawings | undefined;
  /** Each style once, in an order that differs from question to question. */
  readonly options: readonly QuizOption[];
}

export interface QuizMatch {
  readonly name: string;
  /** Absent where there is no guide page. */
  readonly slug?: string | undefined;
  readonly reason: string;
}

export interface QuizResult {
  readonly style: QuizStyle;
  readonly title: string;
  /** For visitors who open the result's address. */
  readonly about: string;
  /** Said to the one who took the quiz. */
  readonly summary: string;
  /** What its places have in common. */
  readonly line: string;
  /** What to see to in all of its places. */
  readonly advice: string;
  /** What its places are together: 'the beaches'. */
  readonly talk: string;
  readonly matches: readonly QuizMatch[];
  /** Whose picture the result shows, cut to a band. */
  readonly pictureOf: string;
}

export type QuizResults = Readonly<Record<QuizStyle, QuizResult>>;
