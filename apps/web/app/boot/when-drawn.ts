/** Of a page that nobody sees, or a browser that does not tell. */
const LATEST_MS = 4000;

/**
 * Calls `then` once the page was drawn for the first time, and at the latest some time after its load event: what is fetched
 * before that takes the line from what the drawing waits for.
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
