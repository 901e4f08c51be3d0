import { quizResults } from '@rivermark/content';
import { Fragment } from 'react';
import { useLocation } from 'react-router';
import { track } from '../analytics/track.ts';
import { Link } from '../ui/link.tsx';
import '../features/quiz/quiz.css';
import { talkTrigger } from '../features/enquiry-forms/talk-trigger.tsx';
import { placesOfResult } from '../features/quiz/place-of-result.ts';
import { QuizResult } from '../features/quiz/quiz-result.tsx';
import { TalkAbout } from '../features/quiz/talk-about.tsx';
import type { Answers } from '../features/quiz/tally.ts';
import { viewOfStyle } from '../features/quiz/view-of-style.ts';
import { SpreadFigure, spreadSizes } from '../plates/spread-figure.tsx';
import type { SiteRoute } from '../routes.ts';
import { Breadcrumbs } from '../shell/breadcrumbs.tsx';
import { Picture } from '../ui/picture.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import '../ui/panel.css';

function resultOf({ path }: SiteRoute) {
  const result = Object.values(quizResults).find(({ style }) => path.endsWith(`/${style}`));
  if (!result) throw new Error(`${path} is no quiz result`);
  return result;
}

export const firstPicture = (route: SiteRoute) => ({
  picture: viewOfStyle(resultOf(route).style).picture,
  sizes: spreadSizes,
});

export function Page({ route }: { route: SiteRoute }) {
  const result = resultOf(route);
  // The answers live in this browser's history: a reload still has them, the prerendered page never.
  const state = useLocation().state as { answers?: Answers } | null;
  const answers = useHydrated() ? state?.answers : undefined;
  const { caption, ...view } = viewOfStyle(result.style);
  const places = placesOfResult(result.style);
  return (
    <div className="quiz-page">
      <section className="spread dark quiz-won" aria-labelledby="quiz-result">
        <SpreadFigure caption={caption}>
          <Picture {...view} sizes={spreadSizes} first />
        </SpreadFigure>
        <div className="stack panel">
          <Breadcrumbs trail={[['Home', '/'], ['Quiz', '/neighborhood-quiz'], [result.title]]} />
          <h1 id="quiz-result" tabIndex={-1}>
            {result.title}
          </h1>
          <p className="lead">{answers ? result.summary : result.about}</p>
          <div className="quiz-places">
            <p className="label">Start with</p>
            <p className="big">
              {places.map(({ name, slug }, at) => (
                <Fragment key={name}>
                  {at > 0 && ', '}
                  {slug ? (
                    <Link className="unbroken" to={`/neighborhoods/${slug}`}>
                      {name}
                    </Link>
                  ) : (
                    <span className="unbroken">{name}</span>
                  )}
                </Fragment>
              ))}
            </p>
          </div>
          <div className="row panel-act">
            <TalkAbout style={result.style} talk={talkTrigger} />
          </div>
        </div>
      </section>
      <QuizResult
        style={result.style}
        answers={answers}
        talk={talkTrigger}
        actions={
          <>
            <Link
              className="quiet"
              to="/neighborhood-quiz"
              onClick={() => track({ action: 'button_click', label: 'quiz_retake' })}
            >
              {answers ? 'Take Quiz Again' : 'Take the Quiz'}
            </Link>
            <Link className="quiet" to="/" state={{ scrollTo: 'neighborhoods' }}>
              Explore Neighborhoods
            </Link>
          </>
        }
      />
    </div>
  );
}
