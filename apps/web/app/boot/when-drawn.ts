/** The limit for a hidden page, or a browser without this event. */
const LATEST_MS = 4000;

/**
 * Calls `then` after the first paint, and at the latest some time after the load event. Earlier
 * requests would compete with those that the paint waits for.
 */
export function whenDrawn(then: () => void): void {
  let once = () => {
    once = () => {};
    then();
  };
  new PerformanceObserver((drawn) => {
    if (drawn.getEntriesByName('first-contentful-paint')[0]) once();
  }).observe({ type: 'paint', buffered: true });
  const wait = () => setTimeout(() => once(), LATEST_MS);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait);
}
