import { MOVING, MOVING_KEY } from '../boot/cross-pages.ts';
import { motionUnwanted } from '../ui/motion.ts';

/** The picture of the card around a link. */
const pictureOfCard = (link: Element) =>
  link.closest('li, article, .card, .next')?.querySelector<HTMLImageElement>('img');

/**
 * As this page is left by a card's link, names the card's picture, so that it grows into the first
 * picture of the next page, and tells that page which one it is.
 */
export function nameMovingPicture(): void {
  let pressed: HTMLAnchorElement | null = null;
  document.addEventListener(
    'click',
    ({ target }) => {
      pressed = target instanceof Element ? target.closest('a') : null;
    },
    true,
  );
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    const picture = pressed?.href === activation?.entry.url && pressed && pictureOfCard(pressed);
    const name = picture && /pic-[a-z-]+/.exec(picture.className)?.[0];
    if (!viewTransition || !picture || !name || motionUnwanted()) return;
    try {
      sessionStorage.setItem(MOVING_KEY, name);
    } catch {
      // Without storage the next page does not know; its picture fades in.
      return;
    }
    picture.style.setProperty('view-transition-name', MOVING);
    const end = () => picture.style.removeProperty('view-transition-name');
    viewTransition.finished.then(end, end);
  });
}
