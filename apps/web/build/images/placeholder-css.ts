import type { Focus } from '@rivermark/content';
import { pictureClass } from '../../app/ui/picture-data.ts';
import { heroFrames } from '../../app/ui/picture-frames.ts';
import type { Recipe } from './subjects.ts';

const percent = (share: number) => `${Math.round(share * 100)}%`;

/**
 * What stands in a picture's place until it comes: itself in 48 pixels, stretched, which blurs them. In the style
 * sheet, as no style attribute is allowed, and there each is said once however often the picture is on the page.
 * All together add 1.6 KB to a page after compression, and no element and no script. Of the compositions of a subject
 * only the upright one has its own; the others come in the place of the whole, and look like it when blurred.
 */
export function placeholderRule({ name, of }: Recipe, blurred: string, { x, y }: Focus): string {
  const at = `${percent(x)} ${percent(y)}`;
  const place = at === '50% 50%' ? '' : `;object-position:${at}`;
  const rule = (about: string) => `.${pictureClass(about)}{background:url(${blurred}) ${at}/cover${place}}`;
  if (name === 'hero-tall') return `@media ${heroFrames.tall.media}{${rule(of)}}`;
  return name === of || name.startsWith('quiz-') ? rule(name) : '';
}
