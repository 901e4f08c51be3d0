import type { NeighborhoodSlug, QuizDrawings, QuizStyle } from '@rivermark/content/ids';
import type { Picture } from '../../ui/picture-data.ts';

/** A picture with its words. */
export interface View {
  readonly picture: Picture;
  readonly alt: string;
  readonly caption?: string | undefined;
}

export interface QuestionView {
  readonly id: string;
  readonly text: string;
  readonly drawings?: QuizDrawings | undefined;
  readonly options: readonly { readonly value: QuizStyle; readonly label: string }[];
}

/** A place that a result names. */
export interface PlaceView {
  readonly name: string;
  /** Absent where there is no guide. */
  readonly slug?: NeighborhoodSlug | undefined;
  /** 'Mile 28, west bank' */
  readonly riverMark?: string | undefined;
  readonly reason: string;
  /** The kind of house that stands there. */
  readonly house?: View | undefined;
  readonly medianPrice?: string | undefined;
  readonly homes: number;
}

/** All that a result says, on its page and in the dialog. */
export interface ResultView {
  readonly style: QuizStyle;
  readonly title: string;
  /** For visitors who open the result's address. */
  readonly about: string;
  /** For visitors who took the quiz. */
  readonly summary: string;
  readonly line: string;
  readonly note: string;
  /** What its places are together: 'the beaches'. */
  readonly talk: string;
  readonly view: View;
  readonly places: readonly PlaceView[];
}

/** What the questions need. */
export interface QuizQuestions {
  readonly questions: readonly QuestionView[];
  readonly intro: string;
  readonly notice: string;
  /** The hash of each drawing's files, by set and style. */
  readonly drawings: Readonly<Record<string, string>>;
}

/** What the ways to share a result need. */
export interface QuizSharing {
  readonly brand: string;
  readonly agent: string;
  readonly brokerage: string;
  readonly titles: Readonly<Record<QuizStyle, string>>;
}

/** The whole quiz. */
export interface Quiz extends QuizQuestions, QuizSharing {
  readonly results: Readonly<Record<QuizStyle, ResultView>>;
}
