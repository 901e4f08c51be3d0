import { text } from '../legal/accessibility-text.ts';
import { LegalText } from '../legal/legal-text.tsx';
import type { SiteRoute } from '../routes.ts';

export const Page = ({ route }: { route: SiteRoute }) => <LegalText route={route} text={text} />;
