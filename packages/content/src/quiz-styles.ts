/** In the order that settles a tie: the earlier style wins. */
export const quizStyles = ['coastal', 'urban', 'historic', 'eclectic', 'suburban'] as const;
/** The sets of drawings that a question's answers can have, one for each style. */
export const quizDrawings = ['saturday', 'doors', 'upkeep', 'views', 'evening', 'keeping'] as const;
export type QuizDrawings = (typeof quizDrawings)[number];
export type QuizStyle = (typeof quizStyles)[number];
