import { quizContent, quizResults } from '@rivermark/content';
import { quizStyles } from '@rivermark/content/ids';
import { Link, useNavigate } from 'react-router';
import { track } from '../analytics/track.ts';
import { QuizSteps } from '../features/quiz/quiz-steps.tsx';
import { winnerOf } from '../features/quiz/tally.ts';
import type { SiteRoute } from '../routes.ts';
import { PlainPage } from '../shell/plain-page.tsx';

export function Page({ route }: { route: SiteRoute }) {
  const navigate = useNavigate();
  return (
    <PlainPage heading={route.meta.heading} intro={quizContent.intro}>
      <div className="without-scripts">
        <p>
          The quiz counts your answers in this browser, for which it needs scripts. Without them you can read
          each of the five results:
        </p>
        <ul>
          {quizStyles.map((style) => (
            <li key={style}>
              <Link to={`/neighborhood-quiz/${style}`}>{quizResults[style].title}</Link>
            </li>
          ))}
        </ul>
      </div>
      <QuizSteps
        id="quiz-page"
        onFinish={(votes) => {
          const style = winnerOf(votes);
          track({ action: 'quiz_completion', label: style });
          navigate(`/neighborhood-quiz/${style}`, { state: { votes } });
        }}
      />
    </PlainPage>
  );
}
