import { whenDrawn } from './when-drawn.ts';

/** On the links to what the first drawing did not need of the style; of that of the page alone it says `own`. */
export const LATE = 'data-late';

const AGAIN_MS = 5000;

/** Fetches a sheet that counts not yet, and again for as long as it does not come. */
const bring = (link: HTMLLinkElement): Promise<HTMLLinkElement> =>
  new Promise((here) => {
    link.media = 'not all';
    link.onload = () => here(link);
    link.onerror = () =>
      setTimeout(() => {
        const next = link.cloneNode() as HTMLLinkElement;
        link.replaceWith(next);
        here(bring(next));
      }, AGAIN_MS);
    link.disabled = false;
  });

/**
 * Sheets count once what applies settings, which is told first, has multiplied their widths: before that a page with larger
 * text would be drawn for a moment as a wider one. Those of the page alone count at once: the first of them would come after
 * what the document has of the others.
 */
async function apply(links: readonly HTMLLinkElement[]): Promise<void> {
  for (const link of await Promise.all(links.map(bring))) link.media = '';
}

/** Fetches what the first drawing did not need of the style, once the page was drawn. Ends when all of it counts. */
export const bringLateStyle = () =>
  new Promise<unknown>((done) =>
    whenDrawn(() => {
      const links = [...document.querySelectorAll<HTMLLinkElement>(`link[${LATE}]`)];
      const isOwn = ({ dataset }: HTMLLinkElement) => dataset.late === 'own';
      const others = links.filter((link) => !isOwn(link)).map((link) => apply([link]));
      done(Promise.all([apply(links.filter(isOwn)), ...others]));
    }),
  );
