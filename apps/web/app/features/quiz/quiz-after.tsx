import { type QuizStyle, quizStyles } from '@rivermark/content/ids';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { AnswersGiven } from './answers-given.tsx';
import { givenAnswers } from './given-answers.ts';
import type { QuizQuestions, QuizSharing } from './quiz-view.ts';
import { ShareButtons } from './share-buttons.tsx';
import { type Answers, countVotes } from './tally.ts';
import './quiz.css';

interface QuizAfterProps {
  readonly style: QuizStyle;
  readonly quiz: QuizQuestions & QuizSharing;
}

/** The ways to pass a result on. */
function Sharing({ style, quiz, heading }: QuizAfterProps & { heading: string }) {
  return (
    <div className="quiz-sharing">
      <h2>{heading}</h2>
      <ShareButtons style={style} sharing={quiz} />
    </div>
  );
}

/** How the votes fell, where the visitor took the quiz, and the ways to share the result. */
export function VotesAndSharing({ answers, ...result }: QuizAfterProps & { answers: Answers | undefined }) {
  const { style, quiz } = result;
  const votes = answers && countVotes(answers);
  return (
    <div className="section wrap band quiz-after">
      {votes ? (
        <section className="split" aria-labelledby="quiz-votes">
          <div className="stack">
            <h2 id="quiz-votes">How your answers fell</h2>
            <AnswersGiven quiz={quiz} answers={answers} isHeard />
          </div>
          <div>
            <ul className="quiz-votes">
              {quizStyles.map((each) => (
                <li key={each}>
                  {each === style ? <b>{quiz.titles[each]}</b> : <span>{quiz.titles[each]}</span>}
                  <meter min={0} max={6} value={votes[each]} aria-label={quiz.titles[each]} />
                  <span>{votes[each]} of 6</span>
                </li>
              ))}
            </ul>
            <Sharing {...result} heading="Share your result" />
          </div>
        </section>
      ) : (
        <Sharing {...result} heading="Share this result" />
      )}
    </div>
  );
}

/** The same on the page of a result, which knows the answers only in the browser. */
export function QuizAfter(props: QuizAfterProps) {
  const answers = useHydrated() ? givenAnswers() : undefined;
  return <VotesAndSharing {...props} answers={answers} />;
}
