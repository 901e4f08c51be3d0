import { pageName } from '@rivermark/content/page-names';
import { detailRows, whatTheyDo } from '@rivermark/contracts/enquiry-words';
import { subjectFor } from '@rivermark/contracts/forms';
import { inJacksonville } from '@rivermark/contracts/jacksonville-time';
import type { EnquiryMailView } from './enquiry-mail-view.ts';

const HOURS_PROMISED = 24;

/** The view in words, shared by the HTML and the text of the mail. */
export function mailFacts(view: EnquiryMailView) {
  return {
    subject: subjectFor(view.kind, view.name, view.details.place),
    headline: `${view.name} ${whatTheyDo[view.kind]}`,
    rows: detailRows(view.details),
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
