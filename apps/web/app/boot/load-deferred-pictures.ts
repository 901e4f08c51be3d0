import { whenDrawn } from './when-drawn.ts';

/** The longest wait for a load event that something delays. */
const LATEST_MS = 4000;

/**
 * Where a page defers the pictures below its first screen (`routes/home.css`): loads them once the
 * first screen was drawn, or when the visitor scrolls or prints. At the first layout browsers would
 * load everything within some thousand pixels, and compete with the first picture and the fonts.
 */
export function loadDeferredPictures(): void {
  const bring = () => {
    delete document.documentElement.dataset.defersPictures;
  };
  whenDrawn(() => setTimeout(bring, LATEST_MS));
  addEventListener('load', () => whenDrawn(() => setTimeout(bring)));
  for (const type of ['scroll', 'pointerdown', 'keydown', 'beforeprint'])
    addEventListener(type, bring, { once: true, passive: true });
}
