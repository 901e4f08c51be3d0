import { type QuizStyle, quizStyles } from '@rivermark/content/ids';

/** The style of the answer to each question, in the questions' order. */
export type Answers = readonly QuizStyle[];

/** How many answers fell to each style. */
export type Votes = Readonly<Record<QuizStyle, number>>;

export function countVotes(answers: Answers): Votes {
  const votes = { coastal: 0, urban: 0, historic: 0, eclectic: 0, suburban: 0 };
  for (const style of answers) votes[style] += 1;
  return votes;
}

/**
 * The style with the most votes. Ties go to the first of coastal, urban, historic, eclectic,
 * suburban.
 */
export function winnerOf(votes: Votes): QuizStyle {
  return quizStyles.reduce((best, style) => (votes[style] > votes[best] ? style : best));
}
