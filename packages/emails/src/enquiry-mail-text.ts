import type { Content } from '@rivermark/content';
import type { EnquiryMailView } from './enquiry-mail-view.ts';
import { mailFacts } from './mail-facts.ts';

/** The sender's signature at the end of a mail. */
export const mailEnd = ({ brand, identity }: Content): readonly string[] => [
  '',
  '-- ',
  `${brand.name}, ${brand.tagline}`,
  `${identity.agentName}, ${identity.brokerageName}`,
  '',
];

/** The lines of one enquiry; `afterEmail` stands beside the address. */
export function enquiryLines(content: Content, view: EnquiryMailView, afterEmail: string): string[] {
  const facts = mailFacts(content, view);
  const rows = facts.rows.map(({ label, value }) =>
    value.includes('\n') || value.length > 60 ? `${label}:\n${value}\n` : `${label}: ${value}`,
  );
  return [
    facts.headline,
    ...(facts.selfTest ? ['', facts.selfTest] : []),
    ...(facts.spam ? ['', facts.spam] : []),
    '',
    `Name: ${view.name}`,
    ...(view.phone ? [`Phone: ${view.phone}`] : []),
    ...(view.email ? [`Email: ${view.email}${afterEmail}`] : []),
    '',
    ...rows,
    ...(rows.length > 0 ? [''] : []),
    `Received: ${facts.received}`,
    `Answer by: ${facts.answerBy}`,
    ...(view.readingUrl ? ['The guide, to forward:', view.readingUrl] : []),
    ...(view.page ? [`From the page: ${facts.page}`, view.pageUrl] : []),
    ...(view.sources ? [`Found me through: ${view.sources}`] : []),
    facts.consent,
    ...(view.inTouchUrl ? ['', 'I have been in touch:', view.inTouchUrl, 'Open my desk:', view.deskUrl] : []),
  ];
}

/** The text part, by hand: converters fold the lines of a message and glue links together. */
export function enquiryMailText(content: Content, view: EnquiryMailView, notice: string): string {
  return [
    ...(notice ? [notice, ''] : []),
    ...enquiryLines(content, view, ' (or simply reply)'),
    ...mailEnd(content),
  ].join('\n');
}
