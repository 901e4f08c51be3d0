import { settingAttributes } from '../boot/settings.ts';

const names = Object.values(settingAttributes()).map(([name]) => name);

/** So long after a change the page's text has its new size for certain. */
const SETTLED_MS = 50;

/**
 * Takes over every setting of the page around the map, and follows when one changes: also where the browser keeps
 * nothing, so that only the page knows them. Does nothing where the map stands alone, or the page is of another
 * origin; there what is stored holds, by the script in the head.
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

/** Calls when a setting of this document changed, and when letters of another face have come. */
export function onSettingsChange(call: () => void): void {
  new MutationObserver(() => {
    call();
    setTimeout(call, SETTLED_MS);
  }).observe(document.documentElement, { attributeFilter: names });
  document.fonts.addEventListener('loadingdone', call);
}

/** Tells the page, by an attribute of the frame's element, that the focus is in the frame and should be seen. */
export function showFocusAround(): void {
  const { frameElement } = window;
  if (!frameElement) return;
  document.addEventListener('focusin', ({ target }) =>
    frameElement.toggleAttribute('data-ring', (target as Element).matches(':focus-visible')),
  );
  addEventListener('blur', () => frameElement.removeAttribute('data-ring'));
}
