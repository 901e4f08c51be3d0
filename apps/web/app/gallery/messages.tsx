import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ToastCard } from '../ui/toast-card.tsx';
import { showToast, type ToastKind, toastKinds } from '../ui/toast-store.ts';
import { Specimen } from './specimen.tsx';

const kinds = Object.keys(toastKinds) as ToastKind[];
const long =
  'A message that is longer than most, to see how its lines break and how the button keeps its place.';

/** What appears above the page: messages and dialogs. */
export function Messages() {
  return (
    <>
      <Specimen name="Toasts">
        <div className="gallery-row">
          {kinds.map((kind) => (
            <Button key={kind} onClick={() => showToast({ kind, title: `A ${kind}`, description: long })}>
              Show a {kind}
            </Button>
          ))}
          <Button look="secondary" onClick={() => showToast({ kind: 'success', title: 'Link copied!' })}>
            Show a title alone
          </Button>
        </div>
        {/* With a link each stays, whatever is looked at and for however long. */}
        {kinds.map((kind) => (
          <ToastCard
            key={kind}
            toast={{
              id: -1,
              kind,
              title: `A ${kind}`,
              description: long,
              link: { label: 'Home', path: '/' },
            }}
          />
        ))}
      </Specimen>
      <Specimen name="Dialog">
        <Button command="show-modal" commandfor="gallery-dialog" aria-haspopup="dialog">
          Open the dialog
        </Button>
        <Dialog id="gallery-dialog" title="A dialog">
          {Array.from({ length: 12 }, (_, line) => `Paragraph ${line + 1} of a dialog that must scroll.`).map(
            (text) => (
              <p key={text}>{text}</p>
            ),
          )}
          <Button command="close" commandfor="gallery-dialog">
            Done
          </Button>
        </Dialog>
      </Specimen>
    </>
  );
}
