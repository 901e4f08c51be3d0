import { LegalText } from '../legal/legal-text.tsx';
import type { SiteRoute } from '../routes.ts';
import { useContent } from '../site/site.tsx';

export const Page = ({ route }: { route: SiteRoute }) => (
  <LegalText route={route} text={useContent().legal.accessibility} />
);
