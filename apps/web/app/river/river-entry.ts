/**
 * The script in the head that lets the home page's picture keep Jacksonville's time: it asks for that of the hour before
 * the browser asks for that of dusk. Until it ran nothing can be asked for: the links stand in a `noscript`, and the image
 * waits as one that is far away. Without scripts browsers take both at once, at dusk. It stands in every page, as the
 * home page may come after another.
 */
import { SETTINGS_KEY } from '../boot/settings-key.ts';
import { htmlPolicy } from '../ui/html-policy.ts';
import { atHour, type RiverMarks, riverHour } from './river-hours.ts';
import { wantsStillness } from './still.ts';

const html = htmlPolicy('rivermark-river');
const marks: RiverMarks = JSON.parse(document.getElementById('river-marks')?.textContent as string);
const hour = wantsStillness(SETTINGS_KEY) ? undefined : riverHour(new Date());
const now = (text: string) => (hour ? atHour(text, hour, marks) : text);

document.head.insertAdjacentHTML(
  'beforeend',
  html(now(document.getElementById('river-links')?.textContent ?? '')),
);
// Told of the image after it was made and before anything is drawn, so before it is asked for.
new MutationObserver(() => {
  for (const image of document.querySelectorAll<HTMLImageElement>('img.pic-hero[loading=lazy]')) {
    for (const source of image.parentElement?.querySelectorAll('source') ?? [])
      source.srcset = now(source.srcset);
    image.src = now(image.getAttribute('src') ?? '');
    if (hour) image.className = image.className.replace('pic-hero', `pic-hero-${hour}`);
    image.loading = 'eager';
  }
}).observe(document, { childList: true, subtree: true });
