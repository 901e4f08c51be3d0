/** Whether movement is unwanted: by the system's setting, or by one on the page. */
export const motionUnwanted = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ||
  document.documentElement.dataset.animations === 'paused';

/** How to scroll: smoothly unless movement is unwanted. */
export const scrollBehavior = (): ScrollBehavior => (motionUnwanted() ? 'instant' : 'smooth');
