import { whenDrawn } from './when-drawn.ts';

/** Of a page whose load event something holds up. */
const LATEST_MS = 4000;

/**
 * Lets the home page's pictures below its first screen be asked for (`routes/home.css`): once the page was drawn with all that
 * its first screen has, or the visitor goes on or prints before. At the first layout browsers ask for all within some thousand
 * pixels, and they took the line from the first picture and the faces.
 */
export function bringLatePictures(): void {
  const bring = () => {
    document.documentElement.dataset.drawn = '';
  };
  whenDrawn(() => setTimeout(bring, LATEST_MS));
  addEventListener('load', () => whenDrawn(() => setTimeout(bring)));
  for (const type of ['scroll', 'pointerdown', 'keydown', 'beforeprint'])
    addEventListener(type, bring, { once: true, passive: true });
}
