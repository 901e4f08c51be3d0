import { whenDrawn } from './when-drawn.ts';

/** On the link to the style that no first drawing needs. */
export const DEFERRED = 'data-deferred';

const AGAIN_MS = 5000;

/** Loads a stylesheet without applying it, and again until it comes. */
const load = (link: HTMLLinkElement): Promise<HTMLLinkElement> =>
  new Promise((loaded) => {
    link.media = 'not all';
    link.onload = () => loaded(link);
    link.onerror = () =>
      setTimeout(() => {
        const next = link.cloneNode() as HTMLLinkElement;
        link.replaceWith(next);
        loaded(load(next));
      }, AGAIN_MS);
    link.disabled = false;
  });

/**
 * Loads the deferred stylesheet once the page was drawn. It applies only after
 * `scale-media-queries.ts` has seen it, or larger text would be laid out as on a wider screen for a
 * moment. Resolves when it applies.
 */
export const loadDeferredCss = () =>
  new Promise<void>((done) =>
    whenDrawn(async () => {
      const link = document.querySelector<HTMLLinkElement>(`link[${DEFERRED}]`);
      if (link) (await load(link)).media = '';
      done();
    }),
  );
