import { flushSync } from 'react-dom';
import { motionUnwanted } from '../ui/motion.ts';

/** The name that the two likenesses of one picture share while one page becomes the next (styles/movement.css). */
const MOVING = 'moving';
let pressed: HTMLAnchorElement | null = null;

/** Remembers which link was pressed, as the card around it may have a picture that goes along. Called once, by the entry. */
export function notePressedLinks(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      pressed = target instanceof Element ? target.closest('a') : null;
    },
    true,
  );
}

/** The picture of the card that was pressed to come to `path`, if it was one. */
function pictureOfCard(path: string): HTMLImageElement | null | undefined {
  const card = pressed?.pathname === path ? pressed.closest('li, article, .card') : undefined;
  pressed = null;
  return card?.querySelector('img');
}

/**
 * Shows another page by `show`, in a crossing of the two where the browser knows one and movement is wanted. The picture
 * of a card goes over into the same picture at the head of the next page. Nothing waits: the page is there, crossing or not.
 */
export function crossTo(path: string, show: () => void): void {
  const picture = pictureOfCard(path);
  if (!document.startViewTransition || motionUnwanted()) {
    show();
    return;
  }
  const [name] = /pic-[a-z-]+/.exec(picture?.className ?? '') ?? [];
  const moving = (image: HTMLElement | null | undefined, is: boolean) =>
    image?.style.setProperty('view-transition-name', is ? MOVING : '');
  let arrived: HTMLElement | null = null;
  moving(picture, Boolean(name));
  const { ready, finished } = document.startViewTransition(() => {
    moving(picture, false);
    flushSync(show);
    arrived = name ? document.querySelector<HTMLElement>(`main img.${name}[fetchpriority]`) : null;
    moving(arrived, true);
  });
  // One that another begins before it, or that nobody sees, is skipped: the page is there all the same.
  ready.catch(() => {});
  void finished.finally(() => moving(arrived, false));
}
