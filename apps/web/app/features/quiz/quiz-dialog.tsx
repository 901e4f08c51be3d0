import { useRef } from 'react';
import { track } from '../../analytics/track.ts';
import { tracked } from '../../analytics/track-clicks.ts';
import { retryingImport } from '../../loading/retrying-import.ts';
import { useRetryingImport } from '../../loading/use-retrying-import.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useDialogOpening } from '../../ui/dialog-opening.ts';
import { loadQuiz } from './load-quiz.ts';
import type { Talk } from './talk-about.tsx';

const bodyAndQuiz = retryingImport(async () => {
  const [{ QuizDialogBody }, quiz] = await Promise.all([import('./quiz-dialog-body.tsx'), loadQuiz()]);
  return { QuizDialogBody, quiz };
});

const id = 'quiz';

/**
 * The quiet button that opens the quiz in place, beside the link to its page. Hidden without
 * scripts.
 */
export const QuizDialogTrigger = ({ children }: { children: string }) => (
  <button
    type="button"
    className="quiet scripts-only"
    command="show-modal"
    commandfor={id}
    aria-haspopup="dialog"
    {...tracked({ action: 'button_click', label: 'open_quiz' })}
  >
    {children}
  </button>
);

/** The quiz as a dialog. Its questions are fetched when it is opened. */
export function QuizDialog({ talk }: { talk: Talk }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { module, failed, load } = useRetryingImport(bodyAndQuiz);
  useDialogOpening(dialog, () => {
    load();
    track({ action: 'modal_open', label: 'quiz' });
  });
  return (
    <Dialog id={id} title="Neighborhood Matchmaker Quiz" ref={dialog} className="dialog-wide">
      {module ? (
        <module.QuizDialogBody quiz={module.quiz} talk={talk} onClose={() => dialog.current?.close()} />
      ) : (
        <>
          <p role="status">
            {failed
              ? 'The questions could not be loaded. Please check your connection.'
              : 'The questions are coming…'}
          </p>
          {failed && (
            <Button
              onClick={() => {
                // It goes with what it says; the focus is where opening put it.
                dialog.current?.querySelector<HTMLElement>('.dialog-close')?.focus();
                load();
              }}
            >
              Try again
            </Button>
          )}
        </>
      )}
    </Dialog>
  );
}
