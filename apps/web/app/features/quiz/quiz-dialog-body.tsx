import { quizContent, quizResults } from '@rivermark/content';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { track } from '../../analytics/track.ts';
import { Button } from '../../ui/button.tsx';
import { QuizArt } from './quiz-art.tsx';
import { QuizResult } from './quiz-result.tsx';
import { QuizSteps } from './quiz-steps.tsx';
import { type Votes, winnerOf } from './tally.ts';

/** The quiz inside its dialog: six questions, then the result in their place. */
export function QuizDialogBody({ onClose }: { onClose: () => void }) {
  const [votes, setVotes] = useState<Votes>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (votes) heading.current?.focus();
  }, [votes]);

  if (!votes) {
    const finish = (cast: Votes) => {
      track({ action: 'quiz_completion', label: winnerOf(cast) });
      setVotes(cast);
    };
    return (
      <>
        <p>{quizContent.intro}</p>
        <QuizSteps id="quiz-dialog" onFinish={finish} />
      </>
    );
  }
  const style = winnerOf(votes);
  const { title, summary } = quizResults[style];
  return (
    <>
      <h3 className="quiz-title" ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <p className="lead">{summary}</p>
      <QuizArt style={style} />
      <QuizResult
        style={style}
        votes={votes}
        actions={
          <>
            <Button
              onClick={() => {
                track({ action: 'button_click', label: 'quiz_retake' });
                setVotes(undefined);
              }}
            >
              Take Quiz Again
            </Button>
            <Link
              className="button button-secondary"
              to="/"
              state={{ scrollTo: 'neighborhoods' }}
              onClick={onClose}
            >
              Explore Neighborhoods
            </Link>
            <Button look="secondary" onClick={onClose}>
              Close
            </Button>
          </>
        }
      />
    </>
  );
}
