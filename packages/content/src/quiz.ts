import { content } from '../made/content.ts';

export const { questions: quizQuestions, results: quizResults } = content.quiz;
