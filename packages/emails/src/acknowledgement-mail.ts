import { identity, phoneTarget } from '@rivermark/content/site';
import { HOUR_MS } from '@rivermark/contracts/durations';
import { inJacksonville } from '@rivermark/contracts/jacksonville-time';
import { mailLink } from '@rivermark/contracts/mail-link';
import type { Letter } from './letter-mail.tsx';
import { HOURS_PROMISED } from './mail-facts.ts';

/** What a visitor is answered at once. It holds nothing that was typed, so that nobody can send words to a stranger. */
export interface AcknowledgementMailView {
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
  /** Whether the Buyer's Guide was asked for; and its address, '' while the site has no such page. */
  readonly guide: { readonly wanted: boolean; readonly url: string };
}

const guideWords = ({ wanted, url }: AcknowledgementMailView['guide']): readonly string[] => {
  if (!wanted) return [];
  if (!url) return ['The Buyer’s Guide that you asked for comes with that answer.'];
  return ['The Buyer’s Guide that you asked for is ready to read.'];
};

export function acknowledgementFacts({ receivedAt, guide }: AcknowledgementMailView): Letter {
  const { agentName, brokerageName, phone, email } = identity;
  const answerBy = inJacksonville(receivedAt + HOURS_PROMISED * HOUR_MS);
  const subject = 'Your inquiry has been received';
  return {
    subject,
    headline: subject,
    preview: `${agentName} answers by ${answerBy}`,
    paragraphs: [
      `Thank you for writing. ${agentName} reads every inquiry and answers personally. If it cannot wait, call, or reply to this email.`,
      ...guideWords(guide),
    ],
    ...(guide.wanted && guide.url && { action: { label: 'Read the Buyer’s Guide', url: guide.url } }),
    rows: [
      { label: 'Who answers', value: `${agentName}, ${brokerageName}` },
      { label: 'By when', value: answerBy },
      { label: 'Phone', value: phone, url: `tel:${phoneTarget(phone)}` },
      { label: 'Email', value: email, url: mailLink(email) },
      {
        label: 'Not you?',
        value: 'Somebody gave this address on our site. If it was not you, there is nothing to do.',
      },
    ],
  };
}
