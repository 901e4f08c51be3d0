import { quizStyles } from '@rivermark/content/ids';
import { QuizPage } from '../features/quiz/quiz-page.tsx';
import { quizView } from '../features/quiz/quiz-words.ts';
import { Island } from '../islands/island.tsx';
import type { SiteRoute } from '../routes.ts';
import { Breadcrumbs } from '../shell/breadcrumbs.tsx';
import { useSite } from '../site/site.tsx';
import '../features/quiz/quiz.css';

export function Page({ route }: { route: SiteRoute }) {
  const site = useSite();
  const { results } = site.content.quiz;
  return (
    <div className="quiz-page wrap">
      <div className="quiz-head">
        <Breadcrumbs trail={[['Home', '/'], ['Quiz']]} />
        <h1 tabIndex={-1}>{route.meta.heading}</h1>
      </div>
      <div className="without-scripts">
        <p>
          The quiz counts your answers in this browser, so it needs scripts. Without them you can read each of
          the five results:
        </p>
        <ul>
          {quizStyles.map((each) => (
            <li key={each}>
              <a href={`/neighborhood-quiz/${each}`}>{results[each].title}</a>
            </li>
          ))}
        </ul>
      </div>
      <Island name="quiz-page" of={QuizPage} when="press" props={quizView(site)} />
    </div>
  );
}
