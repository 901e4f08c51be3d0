import type { Content } from '@rivermark/content';
import { phoneTarget } from '@rivermark/content/site';
import { HOUR_MS, MINUTE_MS } from '@rivermark/contracts/durations';
import { whatItIs } from '@rivermark/contracts/enquiry-words';
import type { EnquiryKind } from '@rivermark/contracts/forms';
import { lastWorkingMoment } from '@rivermark/contracts/jacksonville-moment';
import { inJacksonville } from '@rivermark/contracts/jacksonville-time';
import { mailLink } from '@rivermark/contracts/mail-link';
import type { Letter } from './letter-mail.tsx';
import { HOURS_PROMISED } from './mail-facts.ts';

/** What a visitor is answered at once. It holds nothing that was typed, so that nobody can send words to a stranger. */
export interface AcknowledgementMailView {
  readonly kind: EnquiryKind;
  /**
   * A home or a place of ours, within a sentence: 'the Riverside Bungalow'; '' where it is about
   * none.
   */
  readonly about: string;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
  /** Whether the Buyer's Guide was asked for; and its address, '' while the site has no such page. */
  readonly guide: { readonly wanted: boolean; readonly url: string };
}

const guideWords = ({ wanted, url }: AcknowledgementMailView['guide']): readonly string[] => {
  if (!wanted) return [];
  if (!url) return ['The Buyer’s Guide that you asked for comes with my answer.'];
  return ['The Buyer’s Guide that you asked for is ready to read.'];
};

const QUARTER_MS = 15 * MINUTE_MS;
const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  hour: 'numeric',
  minute: '2-digit',
});
const weekday = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', weekday: 'long' });

/** Within the promised hours and, where that can be, the hours of business: '4 pm on Saturday'. */
function promisedBy(receivedAt: number, businessHours: Content['businessHours']): string {
  const latest = receivedAt + HOURS_PROMISED * HOUR_MS;
  const last = lastWorkingMoment({ earliest: receivedAt + HOUR_MS, latest }, businessHours) ?? latest;
  const at = Math.floor(last / QUARTER_MS) * QUARTER_MS;
  const time = clock.format(at).replace(':00', '').replace(/\s/u, '\u00a0').toLowerCase();
  return `${time} on ${weekday.format(at)}`;
}

export function acknowledgementFacts(
  { identity, businessHours }: Pick<Content, 'identity' | 'businessHours'>,
  { kind, about, receivedAt, guide }: AcknowledgementMailView,
): Letter {
  const { agentName, brokerageName, phone, email } = identity;
  const subject = about ? `I have your note about ${about}` : 'I have your note';
  const promise = `You will hear from me by ${promisedBy(receivedAt, businessHours)}.`;
  return {
    subject,
    headline: subject,
    preview: promise,
    paragraphs: [
      `Thank you for writing. ${subject}. ${promise}`,
      'If it cannot wait, please call me, or reply to this email.',
      ...guideWords(guide),
    ],
    ...(guide.wanted && guide.url && { action: { label: 'Read the Buyer’s Guide', url: guide.url } }),
    rows: [
      { label: 'What you sent', value: about ? `${whatItIs[kind]}: ${about}` : whatItIs[kind] },
      { label: 'Received', value: inJacksonville(receivedAt) },
      { label: 'Who answers', value: `${agentName}, ${brokerageName}` },
      { label: 'Phone', value: phone, url: `tel:${phoneTarget(phone)}` },
      { label: 'Email', value: email, url: mailLink(email) },
      {
        label: 'Not you?',
        value: 'Somebody gave this address on my site. If it was not you, there is nothing to do.',
      },
    ],
  };
}
