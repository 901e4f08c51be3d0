const KEPT = 'input, textarea, select, details, dialog';
/** Scrolls sideways. */
const ROW = '.carousel-track';

/** Identifies an element before and after React has drawn it again. */
function keyOf(element: Element): string {
  if (element.id) return element.id;
  const around = element.parentElement?.closest('[id], [data-project]');
  const place = around?.id || around?.getAttribute('data-project');
  const value = element.matches('[type=checkbox], [type=radio]') && element.getAttribute('value');
  return [place, element.tagName, element.className, element.getAttribute('name'), value].join(' ');
}

type Entry = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function copyEntry(from: Entry, to: Entry): void {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) {
    if (from.type === 'checkbox' || from.type === 'radio') {
      // By a click, so that React hears of it.
      if (from.checked !== to.checked) to.click();
      return;
    }
    if (from.type === 'file') {
      if (!from.files?.length) return;
      to.files = from.files;
      to.dispatchEvent(new Event('change', { bubbles: true }));
      return;
    }
  }
  if (from.value === to.value) return;
  to.value = from.value;
  to.dispatchEvent(new Event('input', { bubbles: true }));
}

function copyState(from: Element, to: Element | undefined): void {
  if (from instanceof HTMLDetailsElement && to instanceof HTMLDetailsElement) to.open = from.open;
  else if (from instanceof HTMLDialogElement && to instanceof HTMLDialogElement) {
    if (from.open && !to.open) to.showModal();
  } else if (to && from.tagName === to.tagName) copyEntry(from as Entry, to as Entry);
}

function focusAgain(was: Element, now: Element | undefined): void {
  if (!(now instanceof HTMLElement)) return;
  now.focus({ preventScroll: true });
  const selectable = (field: Element): field is HTMLInputElement =>
    'selectionStart' in field && field.selectionStart !== null;
  if (selectable(was) && selectable(now))
    now.setSelectionRange(was.selectionStart, was.selectionEnd, was.selectionDirection ?? undefined);
}

/**
 * Remembers what the visitor entered, chose, opened, focused and scrolled to inside `root`. The
 * returned function puts it back where React replaced or moved the elements.
 */
export function restoreFormState(root: HTMLElement): () => void {
  const byKey = () => new Map([...root.querySelectorAll(KEPT)].map((element) => [keyOf(element), element]));
  const kept = byKey();
  const focused = document.activeElement;
  const focusedKey = focused && keyOf(focused);
  const modal = [...root.querySelectorAll<HTMLDialogElement>('dialog:modal')];
  const row = root.querySelector(ROW);
  const left = row?.scrollLeft ?? 0;
  return () => {
    // The visitor may have moved on meanwhile.
    const lostFocus = document.activeElement === document.body;
    const now = byKey();
    for (const [key, was] of kept) if (!was.isConnected) copyState(was, now.get(key));
    if (row && !row.isConnected) root.querySelector(ROW)?.scrollTo({ left, behavior: 'instant' });
    for (const dialog of modal) {
      if (!dialog.isConnected || !dialog.open || dialog.matches(':modal')) continue;
      // Moving a dialog takes it out of the top layer and leaves it open.
      dialog.open = false;
      dialog.showModal();
    }
    if (focused && focusedKey && lostFocus)
      focusAgain(focused, focused.isConnected ? focused : now.get(focusedKey));
  };
}
