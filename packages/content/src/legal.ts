import { content } from '../made/content.ts';

export const { privacyPolicy, termsOfService, accessibility: accessibilityStatement } = content.legal;
/** Added to the privacy policy for each outside service that the site is built with, and where it counts its visits. */
export const { outsideServices: outsideServiceNotices, visitCounts: visitCountsNotice } = content.notices;
export type { LegalPage, LegalSection } from './legal-types.ts';
