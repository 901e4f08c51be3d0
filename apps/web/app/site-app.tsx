import { Suspense, use, useEffect } from 'react';
import { useLocation } from 'react-router';
import { Analytics } from './analytics/analytics.tsx';
import { EnquiryDialog } from './features/enquiry-forms/enquiry-dialog.tsx';
import { forgetFailedPages, loadedPage, loadPage } from './page-modules.ts';
import { routeOf, type SiteRoute } from './routes.ts';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { FloatingButtons } from './shell/floating-buttons.tsx';
import { PageChange } from './shell/page-change.tsx';
import { SiteFooter } from './shell/site-footer.tsx';
import { SiteHeader } from './shell/site-header.tsx';
import { Toaster } from './ui/toaster.tsx';
import { useHydrated } from './ui/use-hydrated.ts';
import './shell/page-bands.css';

function CurrentPage({ route }: { route: SiteRoute }) {
  const { Page } = loadedPage(route.page) ?? use(loadPage(route.page));
  const hydrated = useHydrated();
  useEffect(() => {
    // From here on a press is answered by the page itself; styles and tests wait for it.
    if (hydrated) document.documentElement.dataset.hydrated = '';
  }, [hydrated]);
  return <Page route={route} />;
}

/** What stands around every page, and the page itself. */
export function SiteApp() {
  const { pathname } = useLocation();
  const route = routeOf(pathname);
  return (
    <>
      <a className="skip-link" href="#main-content">
        Skip to main content
      </a>
      <SiteHeader />
      <main id="main-content" tabIndex={-1}>
        <ErrorBoundary page={pathname} onShown={forgetFailedPages}>
          <Suspense>
            <CurrentPage route={route} key={pathname} />
          </Suspense>
        </ErrorBoundary>
      </main>
      <SiteFooter />
      <FloatingButtons withExploreMore={route.page === 'neighborhood'} />
      <EnquiryDialog kind="contact" />
      <PageChange route={route} pathname={pathname} />
      <Toaster />
      <Analytics />
    </>
  );
}
