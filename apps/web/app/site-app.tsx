import { type ReactNode, Suspense, use } from 'react';
import { useLocation } from 'react-router';
import { Analytics } from './analytics/analytics.tsx';
import { EnquiryDialog } from './features/enquiry-forms/enquiry-dialog.tsx';
import { pageModule } from './pages/page-modules.ts';
import { routeOf, type SiteRoute } from './routes.ts';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { FloatingButtons } from './shell/floating-buttons.tsx';
import { PageChange } from './shell/page-change.tsx';
import { SiteFooter } from './shell/site-footer.tsx';
import { SiteHeader } from './shell/site-header.tsx';
import { useTakenOver } from './shell/taken-over.ts';
import { useBusy } from './shell/use-busy.ts';
import printStyle from './styles/print.css?url';
import { LiveRegions } from './ui/live-regions.tsx';
import { Toaster } from './ui/toaster.tsx';
import './shell/page-bands.css';

function CurrentPage({ route }: { route: SiteRoute }) {
  const { Page } = use(pageModule(route).current());
  useTakenOver();
  return <Page route={route} />;
}

function Main({ children }: { children: ReactNode }) {
  return (
    <main id="main-content" tabIndex={-1} aria-busy={useBusy() || undefined}>
      {children}
    </main>
  );
}

/** How every page prints: a sheet that no screen waits for. */
export const printSheet = { href: printStyle, media: 'print' } as const;

/** What stands around every page, and the page itself. `own`: the route that came with the page. */
export function SiteApp({ own }: { own: SiteRoute | undefined }) {
  const { pathname } = useLocation();
  const route = routeOf(pathname, own);
  return (
    <>
      <link rel="stylesheet" precedence="page" {...printSheet} />
      <a className="skip-link" href="#main-content">
        Skip to main content
      </a>
      <SiteHeader />
      <Main>
        <ErrorBoundary page={pathname}>
          <Suspense>
            <CurrentPage route={route} key={pathname} />
          </Suspense>
        </ErrorBoundary>
      </Main>
      <SiteFooter />
      <FloatingButtons page={route.page} />
      <EnquiryDialog kind="contact" />
      <EnquiryDialog kind="consultation" />
      <PageChange route={route} pathname={pathname} />
      <LiveRegions />
      <Toaster />
      <Analytics />
    </>
  );
}
