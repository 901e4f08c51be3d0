import { useRef } from 'react';
import { track } from '../../analytics/track.ts';
import { lateModule } from '../../loading/late-module.ts';
import { useLateModule } from '../../loading/use-late-module.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useDialogOpening } from '../../ui/dialog-opening.ts';
import type { Talk } from './talk-about.tsx';

const bodyModule = lateModule(() => import('./quiz-dialog-body.tsx'));

const id = 'quiz';

/** The quiet button that opens the quiz on the spot, beside the link to its page; where scripts do not run, it is not there. */
export function QuizDialogTrigger({ children }: { children: string }) {
  return (
    <button
      type="button"
      className="quiet scripts-only"
      command="show-modal"
      commandfor={id}
      aria-haspopup="dialog"
      onClick={() => track({ action: 'button_click', label: 'open_quiz' })}
    >
      {children}
    </button>
  );
}

/** The quiz as a dialog. Its questions are fetched when it is opened. */
export function QuizDialog({ talk }: { talk: Talk }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { module, failed, load } = useLateModule(bodyModule);
  useDialogOpening(dialog, () => {
    load();
    track({ action: 'modal_open', label: 'quiz' });
  });
  return (
    <Dialog id={id} title="Neighborhood Matchmaker Quiz" ref={dialog} className="dialog-wide">
      {module ? (
        <module.QuizDialogBody talk={talk} onClose={() => dialog.current?.close()} />
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
