import { countVisit } from './counts.ts';
import { trackPageView } from './track.ts';
import { countWebVitals, reportWebVitals } from './web-vitals.ts';

/** The page's route: the missing page's is the same whatever address was asked for. */
const route = () =>
  new URL(document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href).pathname;

function view(): void {
  countVisit('view', route());
  trackPageView(location.pathname, document.title);
}

/**
 * Reports that the page is shown, once for each document and each return from the back/forward
 * cache.
 */
export function startAnalytics(): void {
  view();
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) view();
  });
  void countWebVitals();
  void reportWebVitals();
}
