import type { ReactNode } from 'react';
import { ConsentBanner } from '../analytics/consent-banner.tsx';
import { gtagId } from '../analytics/tag-id.ts';
import { EnquiryDialogIsland } from '../islands/enquiry-dialog-island.tsx';
import { Island } from '../islands/island.tsx';
import type { SiteRoute } from '../routes.ts';
import { LiveRegions } from '../ui/live-regions.tsx';
import { Toaster } from '../ui/toaster.tsx';
import { FloatingButtons } from './floating-buttons.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import '../styles/forced-colors.deferred.css';
import '../styles/movement.deferred.css';
import '../styles/print.deferred.css';
import '../styles/stillness.deferred.css';
import '../ui/tooltip.deferred.css';
import './page-bands.css';

/** What stands around every page, and the page itself. */
export function PageFrame({ route, children }: { route: SiteRoute; children: ReactNode }) {
  return (
    <>
      <a className="skip-link" href="#main-content">
        Skip to main content
      </a>
      <SiteHeader path={route.path} />
      <main id="main-content" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      <FloatingButtons isGuide={route.page === 'neighborhood'} />
      <EnquiryDialogIsland kind="contact" page={route.path} />
      <EnquiryDialogIsland kind="consultation" page={route.path} />
      <LiveRegions />
      <Island name="toaster" of={Toaster} when="press" props={{}} />
      {gtagId && <Island name="consent" of={ConsentBanner} when="idle" props={{ tagId: gtagId }} />}
    </>
  );
}
