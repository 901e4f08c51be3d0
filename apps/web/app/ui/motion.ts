/** Whether movement is unwanted: by the system's setting, or by one on the page. */
export const motionUnwanted = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ||
  document.documentElement.dataset.animations === 'paused';

/** How to scroll: smoothly unless movement is unwanted. */
export const scrollBehavior = (): ScrollBehavior => (motionUnwanted() ? 'instant' : 'smooth');

/** Calls back whenever that may have changed; returns what ends it. */
export function onMotionChange(listener: () => void): () => void {
  const system = matchMedia('(prefers-reduced-motion: reduce)');
  const page = new MutationObserver(listener);
  system.addEventListener('change', listener);
  page.observe(document.documentElement, { attributeFilter: ['data-animations'] });
  return () => {
    system.removeEventListener('change', listener);
    page.disconnect();
  };
}
