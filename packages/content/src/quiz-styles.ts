/** In the order that settles a tie: the earlier style wins. */
export const quizStyles = ['coastal', 'urban', 'historic', 'eclectic', 'suburban'] as const;
export type QuizStyle = (typeof quizStyles)[number];
