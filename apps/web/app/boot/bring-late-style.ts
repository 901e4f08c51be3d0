import { whenDrawn } from './when-drawn.ts';

/** The link to the style that no first drawing waits for; the head has it, not fetched. */
export const LATE_STYLE = 'late-style';

/** Fetches that style once the page was drawn. */
export function bringLateStyle(): void {
  const link = document.getElementById(LATE_STYLE);
  if (link instanceof HTMLLinkElement)
    whenDrawn(() => {
      link.disabled = false;
    });
}
