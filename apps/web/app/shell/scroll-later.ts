import { SCROLL_TO_KEY, scrollSoon } from '../boot/scroll-on-arrival.ts';

/**
 * A link with `data-scroll-later` opens its page at the top, which then scrolls smoothly to the
 * section. The page itself does that: see `boot/scroll-on-arrival.ts`. On the page itself the link
 * scrolls, and its address stays.
 */
export function answerScrollLater(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-scroll-later]');
  const { button, metaKey, altKey, ctrlKey, shiftKey } = event;
  if (!link || event.defaultPrevented || button !== 0 || metaKey || altKey || ctrlKey || shiftKey) return;
  const section = link.hash.slice(1);
  if (link.pathname === location.pathname) {
    event.preventDefault();
    scrollSoon(section);
    return;
  }
  try {
    sessionStorage.setItem(SCROLL_TO_KEY, section);
  } catch {
    // Without storage the browser jumps to the section.
    return;
  }
  event.preventDefault();
  location.assign(link.pathname);
}
