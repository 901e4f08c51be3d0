import { type Field, type FieldName, fieldsOf } from './fields.ts';
import type { EnquiryKind } from './kinds.ts';

/** What is drawn of a field. */
export interface FieldSpec extends Omit<Field, 'missing' | 'most'> {
  /** A key of the form's values. */
  readonly name: FieldName;
  readonly required: boolean;
}

export interface FormSpec {
  readonly title: string;
  readonly intro: string;
  readonly submitLabel: string;
  readonly fields: readonly FieldSpec[];
}

/** Names of the fields beside the visitor's entries, in form posts and in template_params. */
export const extraFieldNames = {
  enquiryKey: 'submission_id',
  page: 'page',
  textConsent: 'text_consent',
  /** Not a word from profiles: browsers and password managers autofill fields such as 'company'. */
  honeypot: 'reason_code',
  fillMs: 'fill_ms',
  firstSource: 'source_first',
  lastSource: 'source_last',
} as const;

const specsOf = (kind: EnquiryKind): FieldSpec[] =>
  fieldsOf(kind).map(([name, { missing, most, ...field }]) => ({
    ...field,
    name,
    required: missing !== undefined || field.control === 'email' || field.control === 'tel',
  }));

export const formSpecs: Readonly<Record<EnquiryKind, FormSpec>> = {
  'buyer-guide': {
    title: "Get the Buyer's Guide",
    intro:
      'Tell me where to send it. The guide covers the river, the beaches and the steps from offer to closing.',
    submitLabel: 'Send Me the Guide',
    fields: specsOf('buyer-guide'),
  },
  'cma-request': {
    title: 'Request a Home Valuation',
    intro: 'A comparative market analysis, by hand: I look at your home and at what sold near it.',
    submitLabel: 'Request My Valuation',
    fields: specsOf('cma-request'),
  },
  consultation: {
    title: 'Schedule Consultation',
    intro: "Leave a number. I'll suggest a time.",
    submitLabel: 'Request a Consultation',
    fields: specsOf('consultation'),
  },
  portfolio: {
    title: 'Join Our Luxury Portfolio',
    intro: 'Tell me about the home you are thinking of listing.',
    submitLabel: 'Submit Your Home',
    fields: specsOf('portfolio'),
  },
  contact: {
    title: 'Send a Message',
    intro: 'Ask about a home, a neighborhood or a move.',
    submitLabel: 'Send Message',
    fields: specsOf('contact'),
  },
  showing: {
    title: 'Request a Showing',
    intro: 'Before a tour, in person or by live video, we sign a written buyer agreement. You read it first.',
    submitLabel: 'Request a Showing',
    fields: specsOf('showing'),
  },
};
