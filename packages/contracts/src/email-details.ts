import type { EnquiryKind } from './forms/kinds.ts';
import { valuesSchemas } from './forms/values.ts';

/** The fields that identify the sender. Every other field of a form is a detail. */
type PersonField = 'firstName' | 'lastName' | 'name' | 'email' | 'phone';
type FieldOf<K extends EnquiryKind> = K extends EnquiryKind
  ? keyof (typeof valuesSchemas)[K]['shape']
  : never;

/**
 * Every detail of an enquiry, mapped to its name on the wire, in wire order. A form field that is
 * missing here does not compile, because it would be lost.
 */
export const wireNames = {
  propertyAddress: 'property_address',
  interestedIn: 'interested_in',
  notes: 'notes',
  place: 'place',
  preferredDate: 'preferred_date',
  preferredTime: 'preferred_time',
  showingWay: 'showing_way',
  about: 'about',
  message: 'message',
} as const satisfies Record<Exclude<FieldOf<EnquiryKind>, PersonField>, string>;

type Detail = keyof typeof wireNames;

/** An enquiry without its sender. Details that were not given are absent. */
export type EnquiryDetails = { readonly [D in Detail]?: string };

export const isDetail = (name: string): name is Detail => Object.hasOwn(wireNames, name);

/** The details that any of these kinds of enquiry has, in wire order. */
export function detailsOf(...kinds: readonly EnquiryKind[]): Detail[] {
  return (Object.keys(wireNames) as Detail[]).filter((detail) =>
    kinds.some((kind) => detail in valuesSchemas[kind].shape),
  );
}
