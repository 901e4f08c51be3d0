import { whenDrawn } from './when-drawn.ts';

/** Of a page whose load event something holds up. */
const LATEST_MS = 4000;

/**
 * On a page that says that its pictures below the first screen wait (`routes/home.css`): lets them be asked for, once the page was drawn with all that
 * its first screen has, or the visitor goes on or prints before. At the first layout browsers ask for all within some thousand
 * pixels, and they took the line from the first picture and the faces.
 */
export function bringLatePictures(): void {
  const bring = () => {
    delete document.documentElement.dataset.waits;
  };
  whenDrawn(() => setTimeout(bring, LATEST_MS));
  addEventListener('load', () => whenDrawn(() => setTimeout(bring)));
  for (const type of ['scroll', 'pointerdown', 'keydown', 'beforeprint'])
    addEventListener(type, bring, { once: true, passive: true });
}
