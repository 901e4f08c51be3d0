/** The six ways to write to the agent. The first three share the lead form. */
export const enquiryKinds = [
  'buyer-guide',
  'cma-request',
  'consultation',
  'portfolio',
  'contact',
  'showing',
] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];

export const leadTypes = ['buyer-guide', 'cma-request', 'consultation'] as const;
export type LeadType = (typeof leadTypes)[number];

export function isEnquiryKind(value: unknown): value is EnquiryKind {
  return enquiryKinds.some((kind) => kind === value);
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
 * The subject of the mail to the agent. `place` (a neighborhood or an address) is for showings
 * only.
 */
export function subjectFor(kind: EnquiryKind, name: string, place = ''): string {
  return kind === 'showing' ? `Showing Request for ${place} from ${name}` : `${subjectStarts[kind]}${name}`;
}

/** The lead type in a subject, or undefined. The lead form's wire format has it nowhere else. */
export function leadTypeOfSubject(subject: string): LeadType | undefined {
  return leadTypes.find((type) => subject.startsWith(subjectStarts[type]));
}
