import { whenDrawn } from './when-drawn.ts';

/** On the link to the style that no first drawing needs. Its value is 'applied' once it applies. */
export const DEFERRED = 'data-deferred';

const AGAIN_MS = 5000;

/** Loads a stylesheet, and again until it comes. With `applied` false it does not apply yet. */
const load = (link: HTMLLinkElement, applied: boolean): Promise<HTMLLinkElement> =>
  new Promise((loaded) => {
    // Only where it is needed: a change of this attribute lays the whole page out again.
    if (!applied) link.media = 'not all';
    link.onload = () => loaded(link);
    link.onerror = () =>
      setTimeout(() => {
        const next = link.cloneNode() as HTMLLinkElement;
        link.replaceWith(next);
        loaded(load(next, applied));
      }, AGAIN_MS);
    link.disabled = false;
  });

/**
 * Loads the deferred stylesheet once the page was drawn. With `scalesText` it applies only after
 * `scale-media-queries.ts` has seen it, or larger text would be laid out as on a wider screen for a
 * moment. Resolves when it applies.
 */
export const loadDeferredCss = (scalesText: boolean) =>
  new Promise<void>((done) =>
    whenDrawn(async () => {
      const link = document.querySelector<HTMLLinkElement>(`link[${DEFERRED}]`);
      if (link) {
        const loaded = await load(link, !scalesText);
        if (loaded.media) loaded.media = '';
        loaded.setAttribute(DEFERRED, 'applied');
      }
      done();
    }),
  );
