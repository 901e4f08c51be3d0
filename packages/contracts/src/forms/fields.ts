import { interests, showingTimes, showingWays } from './choices.ts';
import type { EnquiryKind } from './kinds.ts';

/** One field of a form, for the browser's dialog and the server's plain page alike. */
export interface FieldSpec {
  /** A key of the kind's values. */
  readonly name: string;
  readonly label: string;
  readonly control: 'text' | 'email' | 'tel' | 'textarea' | 'select' | 'date' | 'hidden';
  readonly required: boolean;
  readonly autoComplete?: string;
  readonly inputMode?: 'email' | 'tel';
  readonly placeholder?: string;
  /** Short enough for two in a row. */
  readonly half?: true;
  readonly rows?: number;
  /** Label of the button that opens a folded field, which few fill in. */
  readonly folded?: string;
  readonly options?: readonly string[];
}

export interface FormSpec {
  readonly kind: EnquiryKind;
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

const email: FieldSpec = {
  name: 'email',
  label: 'Email',
  control: 'email',
  required: true,
  half: true,
  autoComplete: 'email',
  inputMode: 'email',
};
const phone: FieldSpec = {
  name: 'phone',
  label: 'Phone',
  control: 'tel',
  required: true,
  half: true,
  autoComplete: 'tel',
  inputMode: 'tel',
};
const text = (name: string, label: string, autoComplete: string): FieldSpec => ({
  name,
  label,
  control: 'text',
  required: true,
  autoComplete,
});
const longText = (name: string, label: string, rows: number, required: boolean): FieldSpec => ({
  name,
  label,
  control: 'textarea',
  required,
  rows,
});
const propertyAddress: FieldSpec = {
  name: 'propertyAddress',
  label: 'Property address',
  control: 'text',
  required: true,
  // 'street-address' is only for multi-line boxes.
  autoComplete: 'address-line1',
  placeholder: '123 Main St, Jacksonville, FL',
};
const choice = (name: string, label: string, options: readonly string[]): FieldSpec => ({
  name,
  label,
  control: 'select',
  required: false,
  options,
});

const lead: readonly FieldSpec[] = [
  { ...text('firstName', 'First name', 'given-name'), half: true },
  { ...text('lastName', 'Last name', 'family-name'), half: true },
  email,
  phone,
];
const person = [text('name', 'Name', 'name'), email, phone];

export const formSpecs: Readonly<Record<EnquiryKind, FormSpec>> = {
  'buyer-guide': {
    kind: 'buyer-guide',
    title: "Get the Buyer's Guide",
    intro:
      'Tell me where to send it. The guide covers the river, the beaches and the steps from offer to closing.',
    submitLabel: 'Send Me the Guide',
    fields: lead,
  },
  'cma-request': {
    kind: 'cma-request',
    title: 'Request a Home Valuation',
    intro: 'A comparative market analysis, by hand: I look at your home and at what sold near it.',
    submitLabel: 'Request My Valuation',
    fields: [...lead, propertyAddress],
  },
  consultation: {
    kind: 'consultation',
    title: 'Schedule Consultation',
    intro: "Leave a number. I'll suggest a time.",
    submitLabel: 'Request a Consultation',
    fields: [
      ...lead,
      { ...choice('interestedIn', 'Interested in', interests), half: true },
      { ...choice('preferredTime', 'Preferred time', showingTimes), half: true },
      { name: 'about', label: 'About', control: 'text', required: false },
      // Not typed: pages with a subject fill it in.
      { name: 'message', label: 'Message', control: 'hidden', required: false },
    ],
  },
  portfolio: {
    kind: 'portfolio',
    title: 'Join Our Luxury Portfolio',
    intro: 'Tell me about the home you are thinking of listing.',
    submitLabel: 'Submit Your Home',
    fields: [...person, propertyAddress, longText('notes', 'Notes', 2, false)],
  },
  contact: {
    kind: 'contact',
    title: 'Send a Message',
    intro: 'Ask about a home, a neighborhood or a move.',
    submitLabel: 'Send Message',
    fields: [...person, longText('message', 'Message', 4, true)],
  },
  showing: {
    kind: 'showing',
    title: 'Request a Showing',
    intro: 'Before a tour, in person or by live video, we sign a written buyer agreement. You read it first.',
    submitLabel: 'Request a Showing',
    fields: [
      ...person,
      { name: 'preferredDate', label: 'Preferred date', control: 'date', required: false, half: true },
      { ...choice('preferredTime', 'Preferred time', showingTimes), half: true },
      choice('showingWay', 'In person or video', showingWays),
      // Filled in by the button that opens the form.
      { name: 'place', label: 'Place', control: 'hidden', required: true },
      { ...longText('message', 'Message', 2, false), folded: 'Add a message' },
    ],
  },
};
