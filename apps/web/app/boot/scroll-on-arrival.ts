/** The id of the section to scroll to, in the tab's storage. */
export const SCROLL_TO_KEY = 'rivermark-scroll-to';
const DELAY_MS = 100;

function takeSection(): string | null {
  try {
    const section = sessionStorage.getItem(SCROLL_TO_KEY);
    if (section) sessionStorage.removeItem(SCROLL_TO_KEY);
    return section;
  } catch {
    return null;
  }
}

/** Scrolls to a section after a short while, smoothly unless the visitor wants no movement. */
export function scrollSoon(section: string): void {
  const isStill =
    matchMedia('(prefers-reduced-motion: reduce)').matches ||
    document.documentElement.dataset.animations === 'paused';
  setTimeout(
    () => document.getElementById(section)?.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth' }),
    DELAY_MS,
  );
}

/** Scrolls to the section that the link to this page asked for. */
export function scrollOnArrival(): void {
  const section = takeSection();
  if (section) scrollSoon(section);
}
