import type { Content } from '@rivermark/content';
import type { EnquiryDetails } from '@rivermark/contracts/email-send';
import type { StoredKind } from '@rivermark/contracts/forms';
import { dateInWords } from '@rivermark/contracts/jacksonville-time';
import { firstName } from '../../first-name.ts';
import { knownPlace } from '../../known-place.ts';

/** What a reply is about. */
export interface RepliedTo {
  readonly kind: StoredKind;
  readonly name: string;
  readonly home: string | null;
  readonly page: string;
}

/** A template with the name, the home and the date of one inquiry in their places. */
export function fillReply(
  content: Content,
  body: string,
  enquiry: RepliedTo,
  details: EnquiryDetails,
): string {
  const values: Readonly<Record<string, string>> = {
    'first name': firstName(enquiry.name),
    home: knownPlace(content, enquiry) ?? enquiry.home ?? details.propertyAddress ?? 'your plans',
    date: details.preferredDate ? dateInWords(details.preferredDate) : 'a day that suits you',
  };
  return body.replace(/\{(first name|home|date)\}/g, (_all, name: string) => values[name] ?? '');
}

const subjects: Readonly<Record<StoredKind, readonly [bare: string, about: string]>> = {
  contact: ['Your question', 'Your question about'],
  showing: ['Your showing', 'Your showing of'],
  'open-house': ['Your visit', 'Your visit to'],
  consultation: ['Our consultation', 'Our consultation about'],
  'cma-request': ['What your home is worth', 'What your home is worth'],
  portfolio: ['Selling your home', 'Selling your home'],
  'buyer-guide': ['Your Buyer’s Guide', 'Your Buyer’s Guide'],
};

/** The subject of a reply as a person writes it: 'Your question about the Riverside Bungalow'. */
export function replySubject(content: Content, enquiry: RepliedTo): string {
  const [bare, about] = subjects[enquiry.kind];
  const place = knownPlace(content, enquiry) ?? enquiry.home;
  return place && about !== bare ? `${about} ${place}` : bare;
}
