import { lazy, Suspense, useEffect, useState } from 'react';
import { gtagId } from './tag-id.ts';
import { reportWebVitals } from './web-vitals.ts';

const ConsentBanner = gtagId ? lazy(() => import('./consent-banner.tsx')) : undefined;

/** Once per page, after everything else: the metrics where the page has a tag, the question where it may get one. */
export function Analytics() {
  const [mounted, setMounted] = useState(false);
  useEffect(() => {
    setMounted(true);
    void reportWebVitals();
  }, []);
  return ConsentBanner && mounted ? (
    <Suspense>
      <ConsentBanner tagId={gtagId} />
    </Suspense>
  ) : null;
}
