/** So long after a change the page's text has its new size for certain. */
const SETTLED_MS = 50;

/**
 * Takes over what the page around the map has set for reading: the size of its text, its contrast, whether movement
 * is paused; and follows when they change. Does nothing where the page is of another origin.
 */
export function followPage(onChange: () => void): void {
  const mine = document.documentElement;
  let theirs: HTMLElement;
  try {
    theirs = window.parent.document.documentElement;
  } catch {
    return;
  }
  const take = () => {
    for (const name of ['contrast', 'animations'] as const) {
      const value = theirs.dataset[name];
      if (value === undefined) delete mine.dataset[name];
      else mine.dataset[name] = value;
    }
    mine.style.fontSize = window.parent.getComputedStyle(theirs).fontSize;
    onChange();
  };
  take();
  // Where movement is reduced each property still changes over a moment, and reads as the old one until it is over.
  const takeTwice = () => {
    take();
    setTimeout(take, SETTLED_MS);
  };
  new MutationObserver(takeTwice).observe(theirs, {
    attributeFilter: ['class', 'style', 'data-contrast', 'data-animations', 'data-text-size'],
  });
}
