export { accessibilityStatement, privacyPolicy, termsOfService } from '../made/legal.ts';
/** Added to the privacy policy for each outside service that the site is built with, and where it counts its visits. */
export { outsideServiceNotices, visitCountsNotice } from '../made/notices.ts';
export type { LegalPage, LegalSection } from './legal-types.ts';
