import { type QuizStyle, quizStyles } from '@rivermark/content/ids';
import { Fragment } from 'react';
import { tracked } from '../analytics/track-clicks.ts';
import { type Site, useSite } from '../site/site.tsx';
import '../features/quiz/quiz.css';
import { talkTrigger } from '../features/enquiry-forms/talk-trigger.tsx';
import { HomeLetters, lookedAtPlace } from '../features/home-letters/home-letters.tsx';
import { QuizAfter } from '../features/quiz/quiz-after.tsx';
import { QuizResult } from '../features/quiz/quiz-result.tsx';
import { quizQuestionsView, quizSharing, resultView } from '../features/quiz/quiz-words.ts';
import { ANSWERED_WORDS } from '../features/quiz/show-answered-words.ts';
import { TalkAbout } from '../features/quiz/talk-about.tsx';
import { Island } from '../islands/island.tsx';
import { SpreadFigure, spreadSizes } from '../plates/spread-figure.tsx';
import type { SiteRoute } from '../routes.ts';
import { Breadcrumbs } from '../shell/breadcrumbs.tsx';
import { Picture } from '../ui/picture.tsx';
import '../ui/panel.css';

function styleOf({ path }: SiteRoute): QuizStyle {
  const style = quizStyles.find((each) => path.endsWith(`/${each}`));
  if (!style) throw new Error(`${path} is no quiz result`);
  return style;
}

export const firstPicture = (site: Site, route: SiteRoute) => ({
  picture: resultView(site, styleOf(route)).view.picture,
  sizes: spreadSizes,
});

export function Page({ route }: { route: SiteRoute }) {
  const style = styleOf(route);
  const site = useSite();
  const result = resultView(site, style);
  const { title, about, summary, places } = result;
  const { caption, ...view } = result.view;
  return (
    <div className="quiz-page">
      <section className="spread dark quiz-won" aria-labelledby="quiz-result">
        <SpreadFigure caption={caption}>
          <Picture {...view} sizes={spreadSizes} first />
        </SpreadFigure>
        <div className="stack panel">
          <Breadcrumbs trail={[['Home', '/'], ['Quiz', '/neighborhood-quiz'], [title]]} />
          <h1 id="quiz-result" tabIndex={-1}>
            {title}
          </h1>
          <p className="lead" {...{ [ANSWERED_WORDS]: summary }}>
            {about}
          </p>
          <div className="quiz-places">
            <p className="label">Start with</p>
            <p className="big">
              {places.map(({ name, slug }, at) => (
                <Fragment key={name}>
                  {at > 0 && ', '}
                  {slug ? (
                    <a className="unbroken" href={`/neighborhoods/${slug}`}>
                      {name}
                    </a>
                  ) : (
                    <span className="unbroken">{name}</span>
                  )}
                </Fragment>
              ))}
            </p>
          </div>
          <div className="row panel-act">
            <TalkAbout result={result} agent={quizSharing(site)} talk={talkTrigger} />
          </div>
        </div>
      </section>
      <QuizResult
        result={result}
        talk={talkTrigger}
        actions={
          <>
            <a
              className="quiet"
              href="/neighborhood-quiz"
              {...{ [ANSWERED_WORDS]: 'Take Quiz Again' }}
              {...tracked({ action: 'button_click', label: 'quiz_retake' })}
            >
              Take the Quiz
            </a>
            <a className="quiet" href="/#neighborhoods" data-scroll-later>
              Explore Neighborhoods
            </a>
          </>
        }
      />
      <Island
        name="quiz-answers"
        of={QuizAfter}
        when="visible"
        props={{ style, quiz: { ...quizQuestionsView(site), ...quizSharing(site) } }}
      />
      <HomeLetters
        page={route.path}
        lookedAt={places.flatMap(({ slug, name }) => (slug ? lookedAtPlace(slug, name) : []))}
      />
    </div>
  );
}
