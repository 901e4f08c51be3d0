import { LegalText } from '../legal/legal-text.tsx';
import { text } from '../legal/privacy-text.ts';
import type { SiteRoute } from '../routes.ts';

export const Page = ({ route }: { route: SiteRoute }) => <LegalText route={route} text={text} />;
