import { pageName } from '@rivermark/content/page-names';
import type { EnquiryDetails } from '@rivermark/contracts/email-send';
import { type EnquiryKind, subjectFor } from '@rivermark/contracts/forms';
import { dateInWords, inJacksonville } from '@rivermark/contracts/jacksonville-time';
import type { EnquiryMailView } from './enquiry-mail-view.ts';

const HOURS_PROMISED = 24;

const headlines: Record<EnquiryKind, string> = {
  'buyer-guide': "asks for the Buyer's Guide",
  'cma-request': 'asks for a home valuation',
  consultation: 'asks for a consultation',
  portfolio: 'would like to list a home',
  contact: 'sent a message',
  showing: 'asks for a showing',
};

/** In the order in which the mail has them; a detail that is forgotten here does not compile. */
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

/** The view in words, shared by the HTML and the text of the mail. */
export function mailFacts(view: EnquiryMailView) {
  return {
    subject: subjectFor(view.kind, view.name, view.details.place),
    headline: `${view.name} ${headlines[view.kind]}`,
    rows: Object.entries(labels).flatMap(([key, label]) => {
      const value = view.details[key as keyof EnquiryDetails];
      return value ? [{ label, value: key === 'preferredDate' ? dateInWords(value) : value }] : [];
    }),
    received: inJacksonville(view.receivedAt),
    answerBy: inJacksonville(view.receivedAt + HOURS_PROMISED * 3_600_000),
    /** The page by its name; by its path where the site has no such page; '' where nobody said. */
    page: pageName(view.page) ?? view.page,
    consent: view.textConsent
      ? 'Agreed to text messages; the wording is kept with the enquiry.'
      : 'Did not agree to text messages.',
    spam: view.spamMarks.length > 0 ? `Possible spam: ${view.spamMarks.join(', ')}.` : '',
  };
}
