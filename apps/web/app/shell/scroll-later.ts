import { SCROLL_TO_KEY } from '../boot/scroll-on-arrival.ts';

/**
 * A link with `data-scroll-later` opens its page at the top, which then scrolls smoothly to the section. The page
 * itself does that: see `boot/scroll-on-arrival.ts`.
 */
export function answerScrollLater(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-scroll-later]');
  const { button, metaKey, altKey, ctrlKey, shiftKey } = event;
  if (!link || event.defaultPrevented || button !== 0 || metaKey || altKey || ctrlKey || shiftKey) return;
  try {
    sessionStorage.setItem(SCROLL_TO_KEY, link.hash.slice(1));
  } catch {
    // Without storage the browser jumps to the section.
    return;
  }
  event.preventDefault();
  location.assign(link.pathname);
}
