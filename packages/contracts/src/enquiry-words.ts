import type { EnquiryDetails } from './email-details.ts';
import type { EnquiryKind } from './forms/kinds.ts';
import { dateInWords } from './jacksonville-time.ts';

/** What a visitor does with each kind of enquiry, as it is said to the agent after the visitor's name. */
export const whatTheyDo: Readonly<Record<EnquiryKind, string>> = {
  'buyer-guide': "asks for the Buyer's Guide",
  'cma-request': 'asks for a home valuation',
  consultation: 'asks for a consultation',
  portfolio: 'would like to list a home',
  contact: 'sent a message',
  showing: 'asks for a showing',
};

/** What it is, where it stands by itself. */
export const whatItIs: Readonly<Record<EnquiryKind, string>> = {
  'buyer-guide': "Buyer's Guide",
  'cma-request': 'Home valuation',
  consultation: 'Consultation',
  portfolio: 'Home to list',
  contact: 'Message',
  showing: 'Showing',
};

/** In the order in which the agent reads them; a detail that is forgotten here does not compile. */
const labels: Readonly<Record<keyof EnquiryDetails, string>> = {
  place: 'Place',
  propertyAddress: 'Property address',
  interestedIn: 'Interested in',
  preferredDate: 'Preferred date',
  preferredTime: 'Preferred time',
  showingWay: 'In person or video',
  notes: 'Notes',
  message: 'Message',
};

/** What an enquiry says beside who sends it, each with its label; what was not said is absent. */
export function detailRows(details: EnquiryDetails): { readonly label: string; readonly value: string }[] {
  return Object.entries(labels).flatMap(([key, label]) => {
    const value = details[key as keyof EnquiryDetails];
    return value ? [{ label, value: key === 'preferredDate' ? dateInWords(value) : value }] : [];
  });
}
