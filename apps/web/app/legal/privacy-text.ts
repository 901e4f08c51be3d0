import { type LegalPage, outsideServiceNotices, privacyPolicy, visitCountsNotice } from '@rivermark/content';
import { countsVisits } from '../analytics/counts.ts';
import { gtagId } from '../analytics/tag-id.ts';
import { emailService } from '../build-config.ts';
import { documentService } from '../document-service.ts';

const notices = [
  ...(gtagId ? [outsideServiceNotices.analytics] : []),
  ...(emailService.origin ? [outsideServiceNotices.email] : []),
  ...(documentService.url ? [outsideServiceNotices.documents] : []),
];
/** What the policy says of the outside services that this build was told of, before all else. */
const outside: LegalPage['sections'] =
  notices.length > 0 ? [{ id: 'outside-services', heading: 'Outside services', paragraphs: notices }] : [];

declare const __ENQUIRY_RETENTION_DAYS__: string;

const years = ['', 'one year', 'two years', 'three years', 'four years', 'five years'];

/** Whole years as one says them. */
const spanOf = (days: number): string => (days % 365 === 0 && years[days / 365]) || `${days} days`;

/** The days of keeping, as the server and this build were told of them. */
const inDays = (text: string) =>
  text
    .replace('{enquiryDays} days', spanOf(Number(__ENQUIRY_RETENTION_DAYS__)))
    .replace('{documentDays}', String(documentService.retentionDays));

const policy = privacyPolicy.sections.map((section) => ({
  ...section,
  ...(section.summary && { summary: inDays(section.summary) }),
  paragraphs: section.paragraphs.map(inDays),
  ...(section.bullets && { bullets: section.bullets.map(inDays) }),
}));

/** Stands behind what is said of reading, where this build counts visits. */
const counts: LegalPage['sections'] = countsVisits
  ? [
      {
        id: 'counts',
        heading: 'How visits are counted',
        summary: 'By page and by day, and never by person.',
        paragraphs: [visitCountsNotice],
      },
    ]
  : [];

const [reading, ...others] = policy;

/** The privacy policy of this build. */
export const text: LegalPage = {
  ...privacyPolicy,
  sections: [...outside, ...(reading ? [reading] : []), ...counts, ...others],
};
