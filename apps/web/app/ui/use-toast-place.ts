import { type RefObject, useEffect, useLayoutEffect } from 'react';
import type { Toast } from './toast-store.ts';

/** What is read and pressed where the sentence stands that a toast repeats. */
const IN_USE = 'legend, label, button, input';
/** The sentence itself is never covered; of the others as few as can be. */
const SENTENCE_WEIGHT = 100;

function meet(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** How much of what is in use lies under the box. */
function covered(box: Element, toasts: readonly Toast[]): number {
  const place = box.getBoundingClientRect();
  let sum = 0;
  for (const { repeats } of toasts) {
    const sentence = repeats && document.getElementById(repeats);
    if (!sentence) continue;
    if (meet(place, sentence.getBoundingClientRect())) sum += SENTENCE_WEIGHT;
    for (const one of sentence.closest('form')?.querySelectorAll(IN_USE) ?? [])
      if (meet(place, one.getBoundingClientRect())) sum += 1;
  }
  return sum;
}

/** On the page: at the window's head, or at its foot where less of what is in use is covered. */
function choosePlace(box: Element, toasts: readonly Toast[]): void {
  const now = covered(box, toasts);
  if (now === 0) return;
  box.toggleAttribute('data-at-foot');
  if (covered(box, toasts) >= now) box.toggleAttribute('data-at-foot');
}

/** In a dialog: at the window's foot, and the dialog ends above. Its top stays, so that nothing in it moves. */
function makeRoom(box: HTMLElement, dialog: HTMLElement): () => void {
  const { style } = dialog;
  box.style.insetBlock = 'auto 0.5rem';
  style.marginBlockStart = `${dialog.getBoundingClientRect().top}px`;
  const observer = new ResizeObserver(() => {
    style.maxBlockSize = `calc(${box.getBoundingClientRect().top}px - ${style.marginBlockStart})`;
    if (dialog.contains(document.activeElement)) document.activeElement?.scrollIntoView({ block: 'nearest' });
  });
  observer.observe(box);
  return () => {
    observer.disconnect();
    box.style.insetBlock = '';
    style.marginBlockStart = style.maxBlockSize = '';
  };
}

/** Keeps the toasts in `box`, which stands in `dialog` or in the page, from covering what the visitor is using. */
export function useToastPlace(
  box: RefObject<HTMLElement | null>,
  toasts: readonly Toast[],
  dialog: HTMLElement | null,
): void {
  useLayoutEffect(() => {
    if (box.current && dialog && toasts.length > 0) return makeRoom(box.current, dialog);
  }, [box, toasts, dialog]);

  useEffect(() => {
    const { current } = box;
    current?.removeAttribute('data-at-foot');
    if (!current || dialog || !toasts.some(({ repeats }) => repeats)) return;
    const look = () => choosePlace(current, toasts);
    look();
    addEventListener('scroll', look, { capture: true, passive: true });
    return () => removeEventListener('scroll', look, { capture: true });
  }, [box, toasts, dialog]);
}
