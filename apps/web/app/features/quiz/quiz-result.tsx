import { quizContent, quizResults } from '@rivermark/content';
import { type QuizStyle, quizStyles } from '@rivermark/content/ids';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ShareButtons } from './share-buttons.tsx';
import type { Votes } from './tally.ts';
import './quiz.css';

export interface QuizResultProps {
  readonly style: QuizStyle;
  /** Absent where a result's address was opened without taking the quiz. */
  readonly votes?: Votes | undefined;
  /** What can be done next: take it again, look around, close. */
  readonly actions: ReactNode;
}

/** What a style means: why each neighborhood is named, how the votes fell, and the ways to share it. */
export function QuizResult({ style, votes, actions }: QuizResultProps) {
  const { title, matches } = quizResults[style];
  return (
    <>
      <ul className="quiz-matches">
        {matches.map(({ name, slug, reason }) => (
          <li key={name}>
            <h3>{slug ? <Link to={`/neighborhoods/${slug}`}>{name}</Link> : name}</h3>
            <p>{reason}</p>
          </li>
        ))}
      </ul>
      {votes && (
        <section aria-labelledby="quiz-votes">
          <h3 id="quiz-votes">How your answers fell</h3>
          <ul className="quiz-votes">
            {quizStyles.map((each) => (
              <li key={each}>
                <span>{quizResults[each].title}</span>
                <meter min={0} max={6} value={votes[each]} aria-label={`${quizResults[each].title}`} />
                <span>{votes[each]} of 6</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <ShareButtons style={style} title={title} />
      <div className="quiz-actions">{actions}</div>
      <p className="footnote">{quizContent.notice}</p>
    </>
  );
}
