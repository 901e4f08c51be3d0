import { quizResults } from '@rivermark/content';
import { Link, useLocation } from 'react-router';
import { track } from '../analytics/track.ts';
import { QuizArt, quizArtOf } from '../features/quiz/quiz-art.tsx';
import { QuizResult } from '../features/quiz/quiz-result.tsx';
import type { Votes } from '../features/quiz/tally.ts';
import type { SiteRoute } from '../routes.ts';
import { PlainPage } from '../shell/plain-page.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';

function resultOf({ path }: SiteRoute) {
  const result = Object.values(quizResults).find(({ style }) => path.endsWith(`/${style}`));
  if (!result) throw new Error(`${path} is no quiz result`);
  return result;
}

export const firstPicture = (route: SiteRoute) => quizArtOf(resultOf(route).style);

export function Page({ route }: { route: SiteRoute }) {
  const result = resultOf(route);
  // The votes live in this browser's history: a reload still has them, the prerendered page never.
  const state = useLocation().state as { votes?: Votes } | null;
  const votes = useHydrated() ? state?.votes : undefined;
  return (
    <PlainPage heading={result.title} intro={votes ? result.summary : result.about}>
      <QuizArt style={result.style} first />
      <h2>Where to look first</h2>
      <QuizResult
        style={result.style}
        votes={votes}
        actions={
          <>
            <Link
              className="button button-primary"
              to="/neighborhood-quiz"
              onClick={() => track({ action: 'button_click', label: 'quiz_retake' })}
            >
              {votes ? 'Take Quiz Again' : 'Take the Quiz'}
            </Link>
            <Link className="button button-secondary" to="/" state={{ scrollTo: 'neighborhoods' }}>
              Explore Neighborhoods
            </Link>
          </>
        }
      />
    </PlainPage>
  );
}
