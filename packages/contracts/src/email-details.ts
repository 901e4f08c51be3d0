import { type Detail, detailFields, fieldsOf } from './forms/fields.ts';
import type { EnquiryKind } from './forms/kinds.ts';

/** What only a guest of an open house has; it comes in another way. */
export const guestDetails = ['workingWithAgent', 'signedInAt'] as const;

/** An enquiry without its sender. Details that were not given are absent. */
export type EnquiryDetails = { readonly [D in Detail | (typeof guestDetails)[number]]?: string };

const isDetail = (name: string): name is Detail => Object.hasOwn(detailFields, name);

/** A kind's details, in the order of its form. */
export const detailsOf = (kind: EnquiryKind): Detail[] =>
  fieldsOf(kind)
    .map(([name]) => name)
    .filter(isDetail);

/** A detail's name on the wire: 'property_address' for propertyAddress. */
export const wireNameOf = (detail: Detail): string =>
  detail.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
