import { brand, identity } from '@rivermark/content/site';
import type { EnquiryMailView } from './enquiry-mail-view.ts';
import { mailFacts } from './mail-facts.ts';

/** The text part, by hand: converters fold the lines of a message and glue links together. */
export function enquiryMailText(view: EnquiryMailView): string {
  const facts = mailFacts(view);
  const rows = facts.rows.map(({ label, value }) =>
    value.includes('\n') || value.length > 60 ? `${label}:\n${value}\n` : `${label}: ${value}`,
  );
  return [
    facts.headline,
    ...(facts.spam ? ['', facts.spam] : []),
    '',
    `Name: ${view.name}`,
    `Phone: ${view.phone}`,
    `E-mail: ${view.email} (or simply reply)`,
    '',
    ...rows,
    ...(rows.length > 0 ? [''] : []),
    `Received: ${facts.received}`,
    `Answer by: ${facts.answerBy}`,
    ...(view.page ? [`From the page: ${view.pageUrl}`] : []),
    facts.consent,
    '',
    '-- ',
    `${brand.name}, ${brand.tagline}`,
    `${identity.agentName}, ${identity.brokerageName}`,
    '',
  ].join('\n');
}
