/** Around the quiz; apart from its questions and results, which come only where it is taken. */
export { quizContent } from '../made/quiz-content.ts';
