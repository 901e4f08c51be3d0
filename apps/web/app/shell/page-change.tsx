import { brand } from '@rivermark/content/site';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { trackPageView } from '../analytics/track.ts';
import type { SiteRoute } from '../routes.ts';
import { scrollBehavior } from '../ui/motion.ts';

/** So long after a page change that asked for it, the page scrolls to the section that was meant. */
const SCROLL_DELAY_MS = 100;

const scrolls = new Map<string, number>();

function describe({ meta }: SiteRoute, pathname: string) {
  document.title = meta.title + brand.titleSuffix;
  document.querySelector('meta[name="description"]')?.setAttribute('content', meta.description);
  document.querySelector('link[rel="canonical"]')?.setAttribute('href', location.origin + pathname);
}

/** What a page change needs beside the page: its head, the scroll position, the focus and an announcement. */
export function PageChange({ route, pathname }: { route: SiteRoute; pathname: string }) {
  const { key, hash, state } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');
  const section = (state as { scrollTo?: string } | null)?.scrollTo;

  // Before the browser draws the new page: a shorter one moves the scroll position, which is not the old page's.
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => scrolls.set(key, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key]);

  useLayoutEffect(() => {
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    const changed = shown.current !== pathname;
    if (changed) {
      shown.current = pathname;
      describe(route, pathname);
      setAnnouncement(route.meta.title);
      (document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main-content'))?.focus({
        preventScroll: true,
      });
    }
    if (type === 'POP' && scrolls.has(key)) scrollTo({ top: scrolls.get(key) ?? 0, behavior: 'instant' });
    else if (target) target.scrollIntoView({ behavior: changed ? 'instant' : 'auto' });
    else if (changed) scrollTo({ top: 0, behavior: 'instant' });
  }, [key, hash, pathname, route, type]);

  useEffect(() => {
    if (!section || type === 'POP') return;
    const timer = setTimeout(
      () => document.getElementById(section)?.scrollIntoView({ behavior: scrollBehavior() }),
      SCROLL_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [section, type]);

  useEffect(() => trackPageView(pathname, route.meta.title + brand.titleSuffix), [pathname, route]);

  return (
    <p className="visually-hidden" aria-live="polite">
      {announcement}
    </p>
  );
}
