import { quizResults } from '@rivermark/content';
import { quizStyles } from '@rivermark/content/ids';
import { track } from '../analytics/track.ts';
import { Link } from '../ui/link.tsx';
import '../features/quiz/quiz.css';
import { QuizSteps } from '../features/quiz/quiz-steps.tsx';
import { countVotes, winnerOf } from '../features/quiz/tally.ts';
import type { SiteRoute } from '../routes.ts';
import { Breadcrumbs } from '../shell/breadcrumbs.tsx';
import { useNavigate } from '../ui/use-navigate.ts';

export function Page({ route }: { route: SiteRoute }) {
  const navigate = useNavigate();
  return (
    <div className="quiz-page wrap">
      <div className="quiz-head">
        <Breadcrumbs trail={[['Home', '/'], ['Quiz']]} />
        <h1 tabIndex={-1}>{route.meta.heading}</h1>
      </div>
      <div className="without-scripts">
        <p>
          The quiz counts your answers in this browser, for which it needs scripts. Without them you can read
          each of the five results:
        </p>
        <ul>
          {quizStyles.map((each) => (
            <li key={each}>
              <Link to={`/neighborhood-quiz/${each}`}>{quizResults[each].title}</Link>
            </li>
          ))}
        </ul>
      </div>
      <QuizSteps
        id="quiz-page"
        onFinish={(answers) => {
          const won = winnerOf(countVotes(answers));
          track({ action: 'quiz_completion', label: won });
          navigate(`/neighborhood-quiz/${won}`, { state: { answers } });
        }}
      />
    </div>
  );
}
