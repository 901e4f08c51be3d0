import { quizResults } from '@rivermark/content';
import { useLocation } from 'react-router';
import { track } from '../analytics/track.ts';
import { Link } from '../ui/link.tsx';
import '../features/quiz/quiz.css';
import { talkTrigger } from '../features/enquiry-forms/talk-trigger.tsx';
import { plateOfStyle } from '../features/quiz/quiz-art.tsx';
import { QuizResult } from '../features/quiz/quiz-result.tsx';
import { TalkAbout } from '../features/quiz/talk-about.tsx';
import type { Votes } from '../features/quiz/tally.ts';
import { plateOf } from '../plates/plate-set.ts';
import { SpreadPlate, spreadSizes } from '../plates/spread-figure.tsx';
import type { SiteRoute } from '../routes.ts';
import { useHydrated } from '../ui/use-hydrated.ts';

function resultOf({ path }: SiteRoute) {
  const result = Object.values(quizResults).find(({ style }) => path.endsWith(`/${style}`));
  if (!result) throw new Error(`${path} is no quiz result`);
  return result;
}

const headOf = (route: SiteRoute) => ({
  picture: plateOf(plateOfStyle[resultOf(route).style]),
  sizes: spreadSizes,
});

export const firstPicture = headOf;
export function Page({ route }: { route: SiteRoute }) {
  const result = resultOf(route);
  // The votes live in this browser's history: a reload still has them, the prerendered page never.
  const state = useLocation().state as { votes?: Votes } | null;
  const votes = useHydrated() ? state?.votes : undefined;
  return (
    <div className="quiz-page">
      <section className="spread dark quiz-won" aria-labelledby="quiz-result">
        <SpreadPlate name={plateOfStyle[result.style]} first />
        <div className="stack">
          <p className="label">{votes ? 'Your result' : 'A result of the quiz'}</p>
          <h1 id="quiz-result" tabIndex={-1}>
            {result.title}
          </h1>
          <p className="lead">{votes ? result.summary : result.about}</p>
          <TalkAbout style={result.style} talk={talkTrigger} />
        </div>
      </section>
      <QuizResult
        style={result.style}
        votes={votes}
        actions={
          <>
            <Link
              className="button button-secondary"
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
    </div>
  );
}
