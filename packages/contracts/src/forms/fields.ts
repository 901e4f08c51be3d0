import { interests, showingTimes, showingWays } from './choices.ts';
import type { EnquiryKind } from './kinds.ts';
import { limits } from './limits.ts';

/** How a field is shown and what it may hold, in the browser's dialog and on the server alike. */
export interface Field {
  /** Above the field, and beside its value in mails, on the desk and in exports. */
  readonly label: string;
  readonly control: 'text' | 'email' | 'tel' | 'textarea' | 'select' | 'date' | 'hidden';
  /** The error for an empty entry. A field without it is optional, except of email and phone. */
  readonly missing?: string;
  /** The most characters of a line. Without it, an entry keeps its line breaks. */
  readonly most?: number;
  readonly options?: readonly string[];
  readonly autoComplete?: string;
  readonly inputMode?: 'email' | 'tel';
  readonly placeholder?: string;
  /** Short enough for two in a row. */
  readonly half?: true;
  readonly rows?: number;
  /** Label of the button that opens a folded field, which few fill in. */
  readonly folded?: string;
}

interface Row extends Field {
  /** The forms that ask for it, and what is different there. */
  readonly forms: { readonly [K in EnquiryKind]?: Partial<Field> };
}

const leads = { 'buyer-guide': {}, 'cma-request': {}, consultation: {} };
const others = { portfolio: {}, contact: {}, showing: {} };

/** The fields that identify the sender, in the order of the forms. */
const personFields = {
  firstName: {
    label: 'First name',
    control: 'text',
    missing: 'Enter your first name',
    most: limits.name,
    autoComplete: 'given-name',
    half: true,
    forms: leads,
  },
  lastName: {
    label: 'Last name',
    control: 'text',
    missing: 'Enter your last name',
    most: limits.name,
    autoComplete: 'family-name',
    half: true,
    forms: leads,
  },
  name: {
    label: 'Name',
    control: 'text',
    missing: 'Enter your name',
    most: limits.name,
    autoComplete: 'name',
    forms: others,
  },
  email: {
    label: 'Email',
    control: 'email',
    autoComplete: 'email',
    inputMode: 'email',
    half: true,
    forms: { ...leads, ...others },
  },
  phone: {
    label: 'Phone',
    control: 'tel',
    autoComplete: 'tel',
    inputMode: 'tel',
    half: true,
    forms: { ...leads, ...others },
  },
} as const satisfies Record<string, Row>;

/**
 * Every other field: one row for each detail, in the order of the forms, the wire and the agent's
 * mail. Everything else follows from the row (docs/recipes.md).
 */
export const detailFields = {
  propertyAddress: {
    label: 'Property address',
    control: 'text',
    missing: 'Enter the property address',
    most: limits.address,
    // 'street-address' is only for multi-line boxes.
    autoComplete: 'address-line1',
    placeholder: '123 Main St, Jacksonville, FL',
    forms: { 'cma-request': {}, portfolio: {} },
  },
  interestedIn: {
    label: 'Interested in',
    control: 'select',
    options: interests,
    half: true,
    forms: { consultation: {} },
  },
  preferredDate: { label: 'Preferred date', control: 'date', half: true, forms: { showing: {} } },
  preferredTime: {
    label: 'Preferred time',
    control: 'select',
    options: showingTimes,
    half: true,
    forms: { consultation: {}, showing: {} },
  },
  showingWay: {
    label: 'In person or video',
    control: 'select',
    options: showingWays,
    forms: { showing: {} },
  },
  place: {
    label: 'Place',
    // Filled in by the button that opens the form.
    control: 'hidden',
    missing: 'Say which home or neighborhood you would like to see',
    most: limits.address,
    forms: { showing: {} },
  },
  about: { label: 'About', control: 'text', most: limits.address, forms: { consultation: {} } },
  notes: { label: 'Notes', control: 'textarea', rows: 2, forms: { portfolio: {} } },
  message: {
    label: 'Message',
    control: 'textarea',
    rows: 2,
    forms: {
      // Not typed: pages with a subject fill it in.
      consultation: { control: 'hidden' },
      contact: { missing: 'Enter your message', rows: 4 },
      showing: { folded: 'Add a message' },
    },
  },
} as const satisfies Record<string, Row>;

export type Detail = keyof typeof detailFields;
export type FieldName = keyof typeof personFields | Detail;

const rows: Readonly<Record<FieldName, Row>> = { ...personFields, ...detailFields };

/** The fields of a form, by name. */
export const fieldsOf = (kind: EnquiryKind): [FieldName, Field][] =>
  Object.entries(rows).flatMap(([name, { forms, ...field }]) =>
    forms[kind] ? [[name as FieldName, { ...field, ...forms[kind] }]] : [],
  );
