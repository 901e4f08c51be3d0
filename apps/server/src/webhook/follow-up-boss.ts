import type { Content } from '@rivermark/content';
import { pageOfPlace } from '@rivermark/content/page-names';
import type { EnquiryDetails } from '@rivermark/contracts/email-send';
import { detailRows, whatItIs } from '@rivermark/contracts/enquiry-words';
import type { StoredKind } from '@rivermark/contracts/forms';
import type { EnquiryRow } from '../db/schema.ts';
import { firstName } from '../first-name.ts';
import { sourcesOf } from '../intake/sources-of.ts';

/**
 * The types that start Follow Up Boss's action plans. All but 'Visited Open House' also start its
 * automations.
 */
const types = {
  'buyer-guide': 'Registration',
  'cma-request': 'Seller Inquiry',
  consultation: 'General Inquiry',
  portfolio: 'Seller Inquiry',
  contact: 'General Inquiry',
  showing: 'General Inquiry',
  'open-house': 'Visited Open House',
} as const satisfies Record<StoredKind, string>;

interface Property {
  readonly street: string;
  readonly url?: string;
  readonly price?: number;
  readonly type?: string;
  readonly bedrooms?: number;
  readonly bathrooms?: number;
  readonly area?: number;
}

/** The body of Follow Up Boss's `POST /v1/events`. */
interface FollowUpBossEvent {
  readonly source: string;
  readonly type: (typeof types)[StoredKind] | 'Property Inquiry';
  readonly message: string;
  readonly person: {
    readonly firstName: string;
    readonly lastName?: string;
    readonly emails?: readonly { readonly value: string }[];
    readonly phones?: readonly { readonly value: string }[];
    readonly tags: readonly string[];
  };
  readonly property?: Property;
}

/**
 * The home that is asked for, with the facts that the site shows, or the address that a seller
 * typed.
 */
function propertyOf(content: Content, details: EnquiryDetails, publicUrl: string): Property | undefined {
  if (details.propertyAddress) return { street: details.propertyAddress };
  const home = content.homes.find(({ address }) => address === details.place);
  if (!home) return undefined;
  return {
    street: home.address,
    url: `${publicUrl}${pageOfPlace(content, home.address)}`,
    ...(home.price !== undefined && { price: home.price }),
    type: home.kind,
    bedrooms: home.beds,
    bathrooms: home.baths,
    ...(home.squareFeet !== undefined && { area: home.squareFeet }),
  };
}

/** An enquiry as Follow Up Boss takes it. A name that is unclear stays whole. */
export function followUpBossEvent(
  content: Content,
  enquiry: EnquiryRow,
  publicUrl: string,
): FollowUpBossEvent {
  const { kind, name, email, phone, page } = enquiry;
  const details = JSON.parse(enquiry.details) as EnquiryDetails;
  const property = propertyOf(content, details, publicUrl);
  const first = firstName(name);
  const last = name.trim().split(/\s+/).slice(first.split(' ').length).join(' ');
  const { message = '', notes = '' } = details;
  const rows = [
    ...detailRows({ ...details, message: '', notes: '' }),
    { label: 'Page', value: page },
    { label: 'Found through', value: sourcesOf(enquiry) },
    { label: 'Text messages', value: enquiry.consent_given === 1 ? 'agreed to' : 'not agreed to' },
  ];
  const facts = rows.flatMap(({ label, value }) => (value === '' ? [] : `${label}: ${value}`));
  return {
    source: new URL(publicUrl).hostname,
    type: kind === 'showing' && property ? 'Property Inquiry' : types[kind],
    message: [message, notes, facts.join('\n')].filter(Boolean).join('\n\n'),
    person: {
      firstName: first,
      ...(last && { lastName: last }),
      ...(email && { emails: [{ value: email }] }),
      ...(phone && { phones: [{ value: phone }] }),
      tags: [whatItIs[kind]],
    },
    ...(property && { property }),
  };
}
