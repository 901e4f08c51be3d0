/**
 * The script in the head of the home page that lets its picture keep Jacksonville's time: it asks for that of the hour before
 * the browser asks for that of dusk. Until it ran nothing can be asked for: the links stand in a `noscript`, and the image
 * waits as one that is far away. Without scripts browsers take both at once, at dusk. Who comes from another page gets
 * the same from `arrival.ts`.
 */
import { htmlPolicy } from '../ui/html-policy.ts';
import { keepHour, now } from './keep-hour.ts';
import { RIVER_LINKS } from './river-links.ts';

const html = htmlPolicy('rivermark-river');
document.head.insertAdjacentHTML(
  'beforeend',
  html(now(document.getElementById(RIVER_LINKS)?.textContent ?? '')),
);
keepHour();
