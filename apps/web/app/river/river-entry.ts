/**
 * The script in the head of the home page that shows the picture of Jacksonville's present hour. It
 * requests that picture before the browser can request the one at dusk: the links are in a
 * `noscript`, and the image is lazy until then. Without scripts browsers load the picture at dusk.
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
