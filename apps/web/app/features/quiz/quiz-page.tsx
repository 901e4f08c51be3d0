import { track } from '../../analytics/track.ts';
import { handOverAnswers } from './given-answers.ts';
import { QuizSteps } from './quiz-steps.tsx';
import type { Quiz } from './quiz-view.ts';
import { countVotes, winnerOf } from './tally.ts';

/** The quiz on a page of its own, which leads to the page of the result. */
export function QuizPage(quiz: Quiz) {
  return (
    <QuizSteps
      id="quiz-page"
      quiz={quiz}
      onFinish={(answers) => {
        const won = winnerOf(countVotes(answers));
        track({ action: 'quiz_completion', label: won });
        handOverAnswers(answers);
        location.assign(`/neighborhood-quiz/${won}`);
      }}
    />
  );
}
