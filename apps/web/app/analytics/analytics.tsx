import { useEffect } from 'react';
import { lateModule } from '../loading/late-module.ts';
import { useLateModule } from '../loading/use-late-module.ts';
import { gtagId } from './tag-id.ts';
import { countWebVitals, reportWebVitals } from './web-vitals.ts';

const consentModule = lateModule(() => import('./consent-banner.tsx'));

/** Once per page, after everything else: the metrics where somebody counts them, the question where it may get one. */
export function Analytics() {
  const { module, load } = useLateModule(consentModule);
  useEffect(() => {
    if (gtagId) load();
    void countWebVitals();
    void reportWebVitals();
  }, [load]);
  return module && <module.ConsentBanner tagId={gtagId} />;
}
