import { LegalText, legalPage } from '../legal/legal-text.tsx';
import type { SiteRoute } from '../routes.ts';

const page = legalPage(() => import('../legal/privacy-text.ts').then(({ text }) => text));

export const { prepare } = page;

export function Page({ route }: { route: SiteRoute }) {
  return <LegalText route={route} words={page.words()} />;
}
