import { whenDrawn } from './when-drawn.ts';
import { WHOLE_STYLE } from './whole-style.ts';

/** The link to the style of what moves, opens or comes by scripts; the head has both, not fetched. */
export const LATE_STYLE = 'late-style';

const AGAIN_MS = 5000;

/**
 * Fetches a sheet, and again for as long as it does not come. It counts once the script in the head, which is told first, has
 * multiplied its widths: before that a page with larger text would be drawn for a moment as a wider one.
 */
function bring(link: HTMLLinkElement): void {
  link.media = 'not all';
  link.onload = () => {
    link.media = '';
  };
  link.onerror = () =>
    setTimeout(() => {
      const next = link.cloneNode() as HTMLLinkElement;
      link.replaceWith(next);
      bring(next);
    }, AGAIN_MS);
  link.disabled = false;
}

/** Fetches what the first drawing did not need of the style, once the page was drawn. */
export function bringLateStyle(): void {
  whenDrawn(() => {
    for (const id of [WHOLE_STYLE, LATE_STYLE]) {
      const link = document.getElementById(id);
      if (link instanceof HTMLLinkElement) bring(link);
    }
  });
}
