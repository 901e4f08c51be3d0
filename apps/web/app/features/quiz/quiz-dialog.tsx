import { quizContent } from '@rivermark/content';
import { lazy, Suspense, useRef, useState } from 'react';
import { track } from '../../analytics/track.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useDialogOpening } from '../../ui/dialog-opening.ts';

const QuizDialogBody = lazy(() => import('./quiz-dialog-body.tsx'));

const id = 'quiz';

/** The button that opens the quiz on the spot; where scripts do not run, it is not there. */
export function QuizDialogTrigger({ children }: { children: string }) {
  return (
    <Button
      look="secondary"
      className="scripts-only"
      command="show-modal"
      commandfor={id}
      aria-haspopup="dialog"
      onClick={() => track({ action: 'button_click', label: 'open_quiz' })}
    >
      {children}
    </Button>
  );
}

/** The quiz as a dialog. Its questions are fetched when it is opened. */
export function QuizDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [opened, setOpened] = useState(false);
  useDialogOpening(dialog, () => {
    setOpened(true);
    track({ action: 'modal_open', label: 'quiz' });
  });
  return (
    <Dialog id={id} title="Neighborhood Matchmaker Quiz" ref={dialog}>
      {opened ? (
        <Suspense fallback={<p role="status">The quiz is coming…</p>}>
          <QuizDialogBody onClose={() => dialog.current?.close()} />
        </Suspense>
      ) : (
        <p>{quizContent.intro}</p>
      )}
    </Dialog>
  );
}
