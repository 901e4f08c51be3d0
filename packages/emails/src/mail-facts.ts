import type { Content } from '@rivermark/content';
import { pageName } from '@rivermark/content/page-names';
import { HOURS_PROMISED } from '@rivermark/contracts/answer-by';
import { HOUR_MS } from '@rivermark/contracts/durations';
import { detailRows, whatTheyDo } from '@rivermark/contracts/enquiry-words';
import { type StoredKind, subjectFor } from '@rivermark/contracts/forms';
import { inJacksonville } from '@rivermark/contracts/jacksonville-time';
import type { EnquiryMailView } from './enquiry-mail-view.ts';

/** Names the visitor and the request: 'Ada Brown sent a message'. */
export const headlineOf = ({ name, kind }: { readonly name: string; readonly kind: StoredKind }): string =>
  `${name} ${whatTheyDo[kind]}`;

/** The view in words, shared by the HTML and the text of the mail. */
export function mailFacts(content: Content, view: EnquiryMailView) {
  return {
    subject: `${view.isSelfTest ? '[Self-test] ' : ''}${subjectFor(view.kind, view.name, view.details.place)}`,
    headline: headlineOf(view),
    rows: detailRows(view.details),
    received: inJacksonville(view.receivedAt),
    answerBy: inJacksonville(view.receivedAt + HOURS_PROMISED * HOUR_MS),
    /** The page by its name; by its path where the site has no such page; '' where nobody said. */
    page: view.page === '/' ? 'the home page' : (pageName(content, view.page) ?? view.page),
    consent: view.textConsent
      ? 'Agreed to text messages; the wording is kept with the enquiry.'
      : 'Did not agree to text messages.',
    selfTest: view.isSelfTest
      ? 'This is the daily self-test. Nobody wrote, and there is nothing to answer: it shows that mail from your site arrives.'
      : '',
    spam: view.spamMarks.length > 0 ? `Possible spam: ${view.spamMarks.join(', ')}.` : '',
  };
}
