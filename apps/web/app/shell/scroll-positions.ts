const KEY = 'rivermark-scroll';

/** In CSS pixels, by entry of the history. */
type Positions = Record<string, number>;

let positions: Positions | undefined;

function known(): Positions {
  if (positions) return positions;
  try {
    positions = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Positions;
  } catch {
    positions = {};
  }
  return positions;
}

export const positionOf = (entry: string): number | undefined => known()[entry];

/**
 * Follows where the page stands at this entry of the history, by its key in there. Returns how to end that. A jump within
 * the page may be told of before the page knows of its new entry: it is not where the old one stood.
 */
export function rememberPosition(entry: string, key: string): () => void {
  const remember = () => {
    if ((history.state?.key ?? 'default') === key) known()[entry] = scrollY;
  };
  addEventListener('scroll', remember, { passive: true });
  // The word of a scroll comes with the next frame, and a link that is pressed before it leads to another entry.
  addEventListener('click', remember, true);
  return () => {
    removeEventListener('scroll', remember);
    removeEventListener('click', remember, true);
  };
}

/**
 * While the page is shown it restores positions itself, as it alone knows when another page stands. Once it is left,
 * or hidden and may be thrown away, that is the browser's, which does it before scripts come.
 */
function follow(): void {
  history.scrollRestoration = 'manual';
}

function leave(): void {
  history.scrollRestoration = 'auto';
  try {
    sessionStorage.setItem(KEY, JSON.stringify(known()));
  } catch {
    // Then positions end with this page.
  }
}

/** Called once, when the scripts have taken over. */
export function shareScrollRestoration(): void {
  follow();
  document.addEventListener('visibilitychange', () => (document.hidden ? leave() : follow()));
  addEventListener('pagehide', leave);
  addEventListener('pageshow', follow);
}

/** Whether this page was loaded for an entry of the history that the visitor had been at. */
export function cameBack(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload' || navigation?.type === 'back_forward';
}
