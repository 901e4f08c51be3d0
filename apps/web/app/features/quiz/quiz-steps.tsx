import { type QuizStyle, quizStyles } from '@rivermark/content/ids';
import { type SubmitEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { placeInWords } from '../../ui/place-in-words.ts';
import { dismissToast, showToast } from '../../ui/toast-store.ts';
import { AnswersGiven } from './answers-given.tsx';
import { OptionDrawing, optionSizes } from './option-drawing.tsx';
import type { QuizQuestions } from './quiz-view.ts';
import type { Answers } from './tally.ts';

export interface QuizStepsProps {
  /** Sets apart the fields of two quizzes on one page. */
  readonly id: string;
  readonly quiz: QuizQuestions;
  readonly onFinish: (answers: Answers) => void;
}

/** One question at a time; going on needs an answer, going back keeps it. */
export function QuizSteps({ id, quiz, onFinish }: QuizStepsProps) {
  const { questions, intro, notice } = quiz;
  const count = questions.length;
  const [step, setStep] = useState(0);
  const [answers, setAnswers] = useState<readonly (QuizStyle | undefined)[]>([]);
  const [unanswered, setUnanswered] = useState(false);
  const toast = useRef(0);
  const legend = useRef<HTMLLegendElement>(null);
  const shown = useRef(0);
  const form = useRef<HTMLFormElement>(null);
  const question = questions[step];
  const last = step === count - 1;

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    legend.current?.focus();
  }, [step]);

  // What was chosen before hydration counts.
  useLayoutEffect(() => {
    const early = quizStyles.find((style) => form.current?.querySelector(`[value=${style}]:checked`));
    if (early) setAnswers([early]);
  }, []);

  if (!question) return null;
  const chosen = answers[step];

  const forgetRefusal = () => {
    setUnanswered(false);
    dismissToast(toast.current);
  };
  const goTo = (next: number) => {
    forgetRefusal();
    setStep(next);
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!chosen) {
      setUnanswered(true);
      dismissToast(toast.current);
      toast.current = showToast({
        kind: 'failure',
        title: 'Please choose an option',
        description: `Select an answer to ${last ? 'see your results' : 'continue with the quiz'}.`,
        repeats: `${id}-alert`,
      });
      // The whole question is in sight then; the message stands by the button.
      event.currentTarget.querySelector<HTMLInputElement>('input')?.focus({ preventScroll: true });
      legend.current?.scrollIntoView({ block: 'nearest' });
    } else if (last) {
      onFinish(answers.flatMap((answer) => answer ?? []));
    } else goTo(step + 1);
  };

  return (
    <form ref={form} className="quiz" onSubmit={onSubmit} data-needs-script="" noValidate>
      <div className="quiz-standing">
        <p className="label" id={`${id}-progress`}>
          {`Question ${placeInWords(step, count)}`}
        </p>
        <progress max={count} value={step + 1} aria-labelledby={`${id}-progress`} />
      </div>
      <fieldset
        aria-describedby={`${id}-progress${unanswered ? ` ${id}-alert` : ''}`}
        aria-invalid={unanswered ? true : undefined}
      >
        <legend ref={legend} tabIndex={-1}>
          {question.text}
        </legend>
        <div className="quiz-options">
          {question.options.map(({ value, label }) => (
            <label className="quiz-option" key={`${question.id}-${value}`}>
              {question.drawings && (
                <OptionDrawing
                  hashes={quiz.drawings}
                  set={question.drawings}
                  style={value}
                  sizes={optionSizes}
                />
              )}
              <input
                type="radio"
                name={`${id}-${question.id}`}
                value={value}
                checked={chosen === value}
                onChange={() => {
                  forgetRefusal();
                  setAnswers(questions.map((_, place) => (place === step ? value : answers[place])));
                }}
              />
              <span>{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {/* Below the first question, both are shown. Beside the questions, only one at a time. */}
      <p className="quiz-intro footnote">
        {step === 0 && <span>{intro} </span>}
        <span>{notice}</span>
      </p>
      <div className="quiz-way">
        <p className="label" aria-hidden="true">
          Your answers
        </p>
        <AnswersGiven quiz={quiz} answers={answers} />
        <div className="quiz-bar">
          <p className="quiz-alert" id={`${id}-alert`} role="alert">
            {unanswered && 'Please choose an option.'}
          </p>
          <p className="quiz-actions">
            {step > 0 && (
              <Button look="secondary" onClick={() => goTo(step - 1)}>
                Back
              </Button>
            )}
            <Button type="submit">{last ? 'Get My Results!' : 'Next'}</Button>
          </p>
        </div>
      </div>
    </form>
  );
}
