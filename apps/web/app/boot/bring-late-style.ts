import { whenDrawn } from './when-drawn.ts';

/** On the links to what the first drawing did not need of the style; of that of the page alone it says `own`. */
export const LATE = 'data-late';

const AGAIN_MS = 5000;

/**
 * Fetches a sheet, and again for as long as it does not come. It counts once the script in the head, which is told first, has
 * multiplied its widths: before that a page with larger text would be drawn for a moment as a wider one.
 */
function bring(link: HTMLLinkElement, then: () => void): void {
  link.media = 'not all';
  link.onload = () => {
    link.media = '';
    then();
  };
  link.onerror = () =>
    setTimeout(() => {
      const next = link.cloneNode() as HTMLLinkElement;
      link.replaceWith(next);
      bring(next, then);
    }, AGAIN_MS);
  link.disabled = false;
}

/** Fetches what the first drawing did not need of the style, once the page was drawn. Ends when all of it counts. */
export const bringLateStyle = () =>
  new Promise<unknown>((done) =>
    whenDrawn(() => {
      const links = [...document.querySelectorAll<HTMLLinkElement>(`link[${LATE}]`)];
      done(Promise.all(links.map((link) => new Promise<void>((here) => bring(link, here)))));
    }),
  );
