/** The class of the picture that moves into the next page, in the tab's storage. */
export const MOVING_KEY = 'rivermark-moving';
/** The name that both pictures share during the transition (styles/movement.css). */
export const MOVING = 'moving';

/** The address of a file; pages have no extension. */
const FILE = /\.[a-z]+$/;

function takeMoving(): string | null {
  try {
    const moving = sessionStorage.getItem(MOVING_KEY);
    if (moving) sessionStorage.removeItem(MOVING_KEY);
    return moving;
  } catch {
    return null;
  }
}

/**
 * When this page becomes visible in a view transition: skips it if the visitor paused animations.
 * Otherwise the pressed card's picture grows into the first picture of this page.
 */
export function crossPages(): void {
  // A photo displayed directly by the browser has no rule for transitions, and Chromium would
  // report an error.
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (activation?.entry.url && FILE.test(activation.entry.url)) viewTransition?.skipTransition();
  });
  addEventListener('pagereveal', ({ viewTransition }) => {
    const moving = takeMoving();
    if (!viewTransition) return;
    if (document.documentElement.dataset.animations === 'paused') return viewTransition.skipTransition();
    const hero = moving && document.querySelector<HTMLElement>(`main img.${moving}[fetchpriority]`);
    if (!hero) return;
    hero.style.setProperty('view-transition-name', MOVING);
    const end = () => hero.style.removeProperty('view-transition-name');
    viewTransition.finished.then(end, end);
  });
}
