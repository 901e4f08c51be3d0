import { OptionDrawing, optionSizes } from './option-drawing.tsx';
import type { QuizQuestions } from './quiz-view.ts';
import type { Answers } from './tally.ts';

interface AnswersGivenProps {
  readonly quiz: QuizQuestions;
  readonly answers: Partial<Answers>;
  /** Where the answers' words stand nowhere near: the pictures say them. */
  readonly isHeard?: boolean;
}

/** The pictures of the chosen answers by question: a sheet of six that fills during the quiz. */
export const AnswersGiven = ({ quiz, answers, isHeard = false }: AnswersGivenProps) => (
  <ol className="quiz-given" aria-hidden={isHeard ? undefined : true}>
    {quiz.questions.map(({ id, drawings, options }, place) => {
      const given = options.find(({ value }) => value === answers[place]);
      return (
        <li key={id}>
          {given && drawings && (
            <OptionDrawing
              hashes={quiz.drawings}
              set={drawings}
              style={given.value}
              sizes={optionSizes}
              alt={isHeard ? given.label : ''}
            />
          )}
        </li>
      );
    })}
  </ol>
);
