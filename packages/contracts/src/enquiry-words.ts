import type { EnquiryDetails } from './email-details.ts';
import { type Detail, detailFields } from './forms/fields.ts';
import type { StoredKind } from './forms/kinds.ts';
import { dateInWords, inJacksonville } from './jacksonville-time.ts';

/**
 * What a visitor does with each kind of enquiry. Follows the visitor's name in texts for the agent.
 */
export const whatTheyDo: Readonly<Record<StoredKind, string>> = {
  'buyer-guide': "asks for the Buyer's Guide",
  'cma-request': 'asks for a home valuation',
  consultation: 'asks for a consultation',
  portfolio: 'would like to list a home',
  contact: 'sent a message',
  showing: 'asks for a showing',
  'open-house': 'signed in at an open house',
};

/** What it is, as a phrase of its own. */
export const whatItIs: Readonly<Record<StoredKind, string>> = {
  'buyer-guide': "Buyer's Guide",
  'cma-request': 'Home valuation',
  consultation: 'Consultation',
  portfolio: 'Home to list',
  contact: 'Message',
  showing: 'Showing',
  'open-house': 'Open house',
};

/** An enquiry's details, each with its label. Empty ones are absent. */
export function detailRows(details: EnquiryDetails): { readonly label: string; readonly value: string }[] {
  const { workingWithAgent, signedInAt } = details;
  return [
    ...Object.entries(detailFields).map(([detail, { label, control }]) => {
      const value = details[detail as Detail];
      return { label, value: value && control === 'date' ? dateInWords(value) : value };
    }),
    { label: 'Working with an agent', value: workingWithAgent },
    { label: 'Signed in', value: signedInAt && inJacksonville(Date.parse(signedInAt)) },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}
