import { content } from '../made/content.ts';

const { intro, notice } = content.quiz;
/** Around the quiz. */
export const quizContent = { intro, notice };
