import type { EnquiryKind } from './forms/kinds.ts';
import { valuesSchemas } from './forms/values.ts';

/** The fields that say who sends an enquiry; every other field of a form is a detail of it. */
type PersonField = 'firstName' | 'lastName' | 'name' | 'email' | 'phone';
type FieldOf<K extends EnquiryKind> = K extends EnquiryKind
  ? keyof (typeof valuesSchemas)[K]['shape']
  : never;

/**
 * What an enquiry can say beside who sends it: each field's name with its name on the wire, in the order of the wire. A
 * form's field that is not here would be lost on the way, and does not compile.
 */
export const wireNames = {
  propertyAddress: 'property_address',
  interestedIn: 'interested_in',
  notes: 'notes',
  place: 'place',
  preferredDate: 'preferred_date',
  preferredTime: 'preferred_time',
  showingWay: 'showing_way',
  message: 'message',
} as const satisfies Record<Exclude<FieldOf<EnquiryKind>, PersonField>, string>;

type Detail = keyof typeof wireNames;

/** What an enquiry says beside who sends it; a detail that was not given is absent. */
export type EnquiryDetails = { readonly [D in Detail]?: string };

export const isDetail = (name: string): name is Detail => Object.hasOwn(wireNames, name);

/** The details that any of these kinds of enquiry has, in the order of the wire. */
export function detailsOf(...kinds: readonly EnquiryKind[]): Detail[] {
  return (Object.keys(wireNames) as Detail[]).filter((detail) =>
    kinds.some((kind) => detail in valuesSchemas[kind].shape),
  );
}
