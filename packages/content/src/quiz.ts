export { quizQuestions, quizResults } from '../made/quiz.ts';
