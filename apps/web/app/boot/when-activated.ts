/** Calls `then` now, or where the page is prerendered, once the visitor sees it. */
export function whenActivated(then: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', then, { once: true });
  else then();
}
