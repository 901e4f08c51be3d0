/** The six forms of the site. The first three share the lead form. */
export const enquiryKinds = [
  'buyer-guide',
  'cma-request',
  'consultation',
  'portfolio',
  'contact',
  'showing',
] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];

/** What an enquiry can be: sent through one of the forms, or signed in at an open house. */
export const storedKinds = [...enquiryKinds, 'open-house'] as const;
export type StoredKind = (typeof storedKinds)[number];

export const leadTypes = ['buyer-guide', 'cma-request', 'consultation'] as const;
export type LeadType = (typeof leadTypes)[number];

export function isEnquiryKind(value: unknown): value is EnquiryKind {
  return enquiryKinds.some((kind) => kind === value);
}

export function isStoredKind(value: unknown): value is StoredKind {
  return storedKinds.some((kind) => kind === value);
}

export function isLeadType(kind: EnquiryKind): kind is LeadType {
  return leadTypes.some((type) => type === kind);
}

/** How an enquiry mail's subject begins; the visitor's name follows. */
const subjectStarts = {
  'buyer-guide': "Buyer's Guide Request from ",
  'cma-request': 'Home Valuation Request from ',
  consultation: 'Consultation Request from ',
  portfolio: 'Luxury Home Listing Request from ',
  contact: 'New Contact Form Submission from ',
} as const satisfies Record<Exclude<EnquiryKind, 'showing'>, string>;

/**
 * The subject of the mail to the agent. `place` (a neighborhood or an address) is for showings and
 * open houses only.
 */
export function subjectFor(kind: StoredKind, name: string, place = ''): string {
  if (kind === 'open-house') return `Open House Guest at ${place}: ${name}`;
  return kind === 'showing' ? `Showing Request for ${place} from ${name}` : `${subjectStarts[kind]}${name}`;
}

/** The lead type in a subject, or undefined. The lead form's wire format has it nowhere else. */
export function leadTypeOfSubject(subject: string): LeadType | undefined {
  return leadTypes.find((type) => subject.startsWith(subjectStarts[type]));
}
