import { readStyle } from '../../plain-pages/inline-style.ts';
import { plainPageStyle } from '../../plain-pages/plain-page-style.ts';

/** In the order of the cascade, after the plain pages' own. */
const files = [
  new URL('./desk.css', import.meta.url),
  new URL('./sections.css', import.meta.url),
  new URL('./enquiries/open-list.css', import.meta.url),
  new URL('./enquiries/open-list-wide.css', import.meta.url),
  new URL('./enquiries/search.css', import.meta.url),
  new URL('./enquiries/detail.css', import.meta.url),
  new URL('./follow-ups/follow-ups.css', import.meta.url),
  new URL('./showings/showings.css', import.meta.url),
  new URL('./settling/settling.css', import.meta.url),
  new URL('./health/health.css', import.meta.url),
  new URL('./figures/figures.css', import.meta.url),
  new URL('./site/site.css', import.meta.url),
];

/** The one stylesheet of all pages of the desk. */
export const deskPageStyle = plainPageStyle + files.map(readStyle).join('');
