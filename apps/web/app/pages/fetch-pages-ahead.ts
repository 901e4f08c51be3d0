import { notFoundRoute, routeOf } from '../routes.ts';
import { fetchPageAhead } from './page-modules.ts';

/** Fetches a page's script when a link to it is hovered, focused or touched. Called once, by the entry. */
export function installFetchingAhead(): void {
  const listen = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a');
    if (!link || link.origin !== location.origin) return;
    const route = routeOf(link.pathname, undefined);
    if (route !== notFoundRoute) fetchPageAhead(route);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, listen, { passive: true });
}
