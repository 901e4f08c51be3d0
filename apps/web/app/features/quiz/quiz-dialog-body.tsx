import { useEffect, useRef, useState } from 'react';
import { track } from '../../analytics/track.ts';
import { Picture } from '../../ui/picture.tsx';
import './quiz.css';
import { VotesAndSharing } from './quiz-after.tsx';
import { QuizResult } from './quiz-result.tsx';
import { QuizSteps } from './quiz-steps.tsx';
import type { Quiz } from './quiz-view.ts';
import { type Talk, TalkAbout } from './talk-about.tsx';
import { type Answers, countVotes, winnerOf } from './tally.ts';

interface QuizDialogBodyProps {
  readonly quiz: Quiz;
  readonly talk: Talk;
  readonly onClose: () => void;
}

/** The quiz inside its dialog: six questions, then the result in their place. */
export function QuizDialogBody({ quiz, talk, onClose }: QuizDialogBodyProps) {
  const [answers, setAnswers] = useState<Answers>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!answers) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('dialog')?.scrollTo(0, 0);
  }, [answers]);

  if (!answers) {
    const finish = (given: Answers) => {
      track({ action: 'quiz_completion', label: winnerOf(countVotes(given)) });
      setAnswers(given);
    };
    return <QuizSteps id="quiz-dialog" quiz={quiz} onFinish={finish} />;
  }
  const won = winnerOf(countVotes(answers));
  const result = quiz.results[won];
  const { title, summary } = result;
  const { caption, ...view } = result.view;
  return (
    <>
      <div className="quiz-won">
        <figure className="plate">
          <Picture {...view} sizes="(min-width: 60rem) 18rem, (min-width: 48rem) 44vw, 92vw" />
          {caption && <figcaption>{caption}</figcaption>}
        </figure>
        <div className="stack">
          <p className="label">Your result</p>
          <h3 className="quiz-title" ref={heading} tabIndex={-1}>
            {title}
          </h3>
          <p className="lead">{summary}</p>
          <TalkAbout result={result} agent={quiz} talk={talk} onPress={onClose} />
        </div>
      </div>
      <div className="quiz-rest">
        <QuizResult
          result={result}
          talk={talk}
          onLeave={onClose}
          actions={
            <>
              <button
                type="button"
                className="quiet"
                onClick={() => {
                  track({ action: 'button_click', label: 'quiz_retake' });
                  setAnswers(undefined);
                }}
              >
                Take Quiz Again
              </button>
              {/* biome-ignore lint/a11y/useValidAnchor: it leads to a section, and the dialog over it closes */}
              <a className="quiet" href="/#neighborhoods" data-scroll-later onClick={onClose}>
                Explore Neighborhoods
              </a>
              <button type="button" className="quiet" onClick={onClose}>
                Close
              </button>
            </>
          }
        />
        <VotesAndSharing style={won} quiz={quiz} answers={answers} />
      </div>
    </>
  );
}
