import type { Focus } from '@rivermark/content';
import { otherHours } from '../../app/river/river-hours.ts';
import { pictureClass } from '../../app/ui/picture-data.ts';
import { heroFrames } from '../../app/ui/picture-frames.ts';
import { isOfOtherHour } from './river-marks.ts';
import type { Recipe } from './subjects.ts';

const percent = (share: number) => `${Math.round(share * 100)}%`;

/** Around which point a picture is cut. */
export function positionRule({ name, of }: Recipe, { x, y }: Focus): string {
  const at = `${percent(x)} ${percent(y)}`;
  if (at === '50% 50%') return '';
  const position = `object-position:${at}`;
  // The river's other hours look elsewhere than its likeness at dusk, and are cut as it is.
  if (isOfOtherHour(name))
    return otherHours.some((hour) => name === `hero-${hour}`) ? `.${pictureClass(name)}{${position}}` : '';
  return ofPicture(name, of, position);
}

/**
 * What stands in a picture's place until it comes: itself in 48 pixels, stretched, which blurs them. In a style sheet,
 * as no style attribute is allowed, and there each is said once however often the picture is on the page. All together
 * are 1.6 KB after compression, which comes beside the page and is not waited for. Of the compositions of a subject
 * only the upright one has its own; the others come in the place of the whole, and look like it when blurred.
 */
export function placeholderRule({ name, of }: Recipe, blurred: string, { x, y }: Focus): string {
  return ofPicture(name, of, `background:url(${blurred}) ${percent(x)} ${percent(y)}/cover`);
}

function ofPicture(name: string, of: string, declaration: string): string {
  const rule = (about: string) => `.${pictureClass(about)}{${declaration}}`;
  if (name === 'hero-tall') return `@media ${heroFrames.tall.media}{${rule(of)}}`;
  return name === of || name.startsWith('quiz-') ? rule(name) : '';
}
