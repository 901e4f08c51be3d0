import type { Content, LegalPage } from '@rivermark/content';
import { countsVisits } from '../analytics/counts.ts';
import { gtagId } from '../analytics/tag-id.ts';
import { emailService } from '../build-config.ts';
import { documentService } from '../document-service.ts';

declare const __ENQUIRY_RETENTION_DAYS__: string;

const years = ['', 'one year', 'two years', 'three years', 'four years', 'five years'];

/** Whole years in words. */
const spanOf = (days: number): string => (days % 365 === 0 && years[days / 365]) || `${days} days`;

/** Days of retention, as set for the server and this build. */
const inDays = (text: string) =>
  text
    .replace('{enquiryDays} days', spanOf(Number(__ENQUIRY_RETENTION_DAYS__)))
    .replace('{documentDays}', String(documentService.retentionDays));

/** The policy's first section: the outside services that this build uses. */
function outsideServices({ outsideServices: of }: Content['notices']): LegalPage['sections'] {
  const blocks = [
    ...(gtagId ? [of.analytics] : []),
    ...(emailService.origin ? [of.email] : []),
    ...(documentService.url ? [of.documents] : []),
  ];
  return blocks.length > 0 ? [{ id: 'outside-services', heading: 'Outside services', blocks }] : [];
}

/** Follows the section about reading, if this build counts visits. */
const visitCounts = (notice: string): LegalPage['sections'] =>
  countsVisits
    ? [
        {
          id: 'counts',
          heading: 'How visits are counted',
          summary: 'By page and by day, and never by person.',
          blocks: [notice],
        },
      ]
    : [];

/** This build's privacy policy. */
export function privacyText({ legal: { privacyPolicy }, notices }: Content): LegalPage {
  const [reading, ...others] = privacyPolicy.sections.map((section) => ({
    ...section,
    ...(section.summary && { summary: inDays(section.summary) }),
    blocks: section.blocks.map((block) => (typeof block === 'string' ? inDays(block) : block.map(inDays))),
  }));
  return {
    ...privacyPolicy,
    sections: [
      ...outsideServices(notices),
      ...(reading ? [reading] : []),
      ...visitCounts(notices.visitCounts),
      ...others,
    ],
  };
}
