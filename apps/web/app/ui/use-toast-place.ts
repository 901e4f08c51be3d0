import { type RefObject, useEffect, useLayoutEffect } from 'react';
import type { Toast } from './toast-store.ts';

/** What is read, seen and pressed where the sentence stands that a toast repeats. */
const IN_USE = 'legend, label, button, input, img';
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
    for (const one of sentence.closest('form, .spread')?.querySelectorAll(IN_USE) ?? [])
      if (meet(place, one.getBoundingClientRect())) sum += 1;
  }
  return sum;
}

/** Top or bottom of the window, at the end or start of the line (`toast.deferred.css`). */
const PLACES = ['head', 'foot', 'foot-start'];

/** Where a toast on the page covers least of what is in use. */
function choosePlace(box: HTMLElement, toasts: readonly Toast[]): void {
  const coveredAt = (place: string) => {
    box.dataset.at = place;
    return covered(box, toasts);
  };
  const now = box.dataset.at ?? 'head';
  let least = coveredAt(now);
  let best = now;
  for (const place of PLACES) {
    if (least === 0) break;
    const count = coveredAt(place);
    if (count >= least) continue;
    least = count;
    best = place;
  }
  box.dataset.at = best;
}

/** In a dialog: at the bottom of the window. The dialog becomes shorter, and its top stays. */
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

/** Keeps the toasts in `box` off whatever the visitor is using. */
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
    current?.removeAttribute('data-at');
    if (!current || dialog || !toasts.some(({ repeats }) => repeats)) return;
    const look = () => choosePlace(current, toasts);
    look();
    addEventListener('scroll', look, { capture: true, passive: true });
    addEventListener('resize', look);
    // The toasts' own style may come after their words, and give them another place and size.
    const observer = new ResizeObserver(look);
    observer.observe(current);
    return () => {
      observer.disconnect();
      removeEventListener('scroll', look, { capture: true });
      removeEventListener('resize', look);
    };
  }, [box, toasts, dialog]);
}
