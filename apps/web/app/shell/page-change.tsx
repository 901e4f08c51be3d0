import { brand } from '@rivermark/content/site';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { countVisit } from '../analytics/counts.ts';
import { trackPageView } from '../analytics/track.ts';
import type { SiteRoute } from '../routes.ts';
import { elementOfHash } from '../ui/element-of-hash.ts';
import { scrollBehavior } from '../ui/motion.ts';
import { dismissToasts } from '../ui/toast-store.ts';
import { cameBack, positionOf, rememberPosition, shareScrollRestoration } from './scroll-positions.ts';
import { useBusy } from './use-busy.ts';

/** So long after a page change that asked for it, the page scrolls to the section that was meant. */
const SCROLL_DELAY_MS = 100;

function describe({ meta }: SiteRoute, pathname: string) {
  document.title = meta.title + brand.titleSuffix;
  // It was of the page before. Search engines, which alone read it, ask for each page as a document; scripts carry none.
  document.querySelector('meta[name="description"]')?.remove();
  document.querySelector('link[rel="canonical"]')?.setAttribute('href', location.origin + pathname);
}

/** What a page change needs beside the page: its head, the scroll position, the focus and an announcement. */
export function PageChange({ route, pathname }: { route: SiteRoute; pathname: string }) {
  const busy = useBusy();
  const { key, hash, state } = useLocation();
  const type = useNavigationType();
  const shown = useRef<string>(undefined);
  const [announcement, setAnnouncement] = useState('');
  const section = (state as { scrollTo?: string } | null)?.scrollTo;
  const entry = `${key} ${pathname}${hash}`;

  useEffect(shareScrollRestoration, []);
  // Before the browser draws the new page: a shorter one moves the scroll position, which is not the old page's.
  useLayoutEffect(() => rememberPosition(entry, key), [entry, key]);

  useLayoutEffect(() => {
    const first = shown.current === undefined;
    const changed = !first && shown.current !== pathname;
    shown.current = pathname;
    const position = type === 'POP' ? positionOf(entry) : undefined;
    const target = elementOfHash(hash);
    // What a chapter folds is open for whoever is led to it, and stays so: what folded again would move the place that going back returns to.
    for (const fold of target?.closest('.chapter')?.querySelectorAll('details') ?? []) fold.open = true;
    if (first) {
      // The browser itself goes to what the hash names, and back to where the visitor was; not always to the latter.
      if (position && scrollY === 0 && cameBack()) scrollTo({ top: position, behavior: 'instant' });
      return;
    }
    if (changed) {
      describe(route, pathname);
      setAnnouncement(route.meta.title);
      dismissToasts();
      // One that stands outside the page would go on over the next.
      for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog:modal')) dialog.close();
      (document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main-content'))?.focus({
        preventScroll: true,
      });
    }
    if (position !== undefined) scrollTo({ top: position, behavior: 'instant' });
    else if (target) target.scrollIntoView({ behavior: changed ? 'instant' : 'auto' });
    else if (changed) scrollTo({ top: 0, behavior: 'instant' });
  }, [entry, hash, pathname, route, type]);

  useEffect(() => {
    if (!section || type === 'POP') return;
    const timer = setTimeout(
      () => document.getElementById(section)?.scrollIntoView({ behavior: scrollBehavior() }),
      SCROLL_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [section, type]);

  useEffect(() => {
    countVisit('view', route.path);
    trackPageView(pathname, route.meta.title + brand.titleSuffix);
  }, [pathname, route]);

  return (
    <>
      <p className="visually-hidden" aria-live="polite">
        {busy ? 'Loading the page' : announcement}
      </p>
      {busy && <div className="page-busy" />}
    </>
  );
}
