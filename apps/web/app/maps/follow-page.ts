import { settingAttributes } from '../boot/settings.ts';

const names = Object.values(settingAttributes);

/** The page's text surely has its new size this long after a change. */
const SETTLED_MS = 50;

/**
 * Applies every setting of the surrounding page, and follows changes. Needed if the browser stores
 * nothing, so that only the page knows them. Does nothing if the map is alone or the page has
 * another origin. Stored settings apply there, by the script in the head.
 */
export function followPage(page: Window | undefined): void {
  let theirs: HTMLElement;
  try {
    if (!page) return;
    theirs = page.document.documentElement;
  } catch {
    return;
  }
  const mine = document.documentElement;
  const take = () => {
    for (const name of names) {
      const value = theirs.getAttribute(name);
      if (value === mine.getAttribute(name)) continue;
      if (value === null) mine.removeAttribute(name);
      else mine.setAttribute(name, value);
    }
  };
  take();
  new MutationObserver(take).observe(theirs, { attributeFilter: names });
}

/** Calls `call` when a setting of this document changes, or another face has loaded. */
export function onSettingsChange(call: () => void): void {
  new MutationObserver(() => {
    call();
    setTimeout(call, SETTLED_MS);
  }).observe(document.documentElement, { attributeFilter: names });
  document.fonts.addEventListener('loadingdone', call);
}

/**
 * Marks the frame's element with an attribute while the focus is inside, so that the page can show
 * it.
 */
export function showFocusAround(): void {
  const { frameElement } = window;
  if (!frameElement) return;
  document.addEventListener('focusin', ({ target }) =>
    frameElement.toggleAttribute('data-ring', (target as Element).matches(':focus-visible')),
  );
  addEventListener('blur', () => frameElement.removeAttribute('data-ring'));
}
