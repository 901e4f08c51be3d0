import { termsOfService } from '@rivermark/content';
import type { SiteRoute } from '../routes.ts';
import { LegalText } from '../shell/legal-text.tsx';

export function Page({ route }: { route: SiteRoute }) {
  return <LegalText heading={route.meta.heading} text={termsOfService} />;
}
