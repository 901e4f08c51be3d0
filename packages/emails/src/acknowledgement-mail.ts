import type { Content } from '@rivermark/content';
import { answerBy } from '@rivermark/contracts/answer-by';
import { whatItIs } from '@rivermark/contracts/enquiry-words';
import type { StoredKind } from '@rivermark/contracts/forms';
import { inJacksonville } from '@rivermark/contracts/jacksonville-time';
import type { Letter } from './letter-mail.tsx';

/**
 * The immediate reply to a visitor. It repeats no typed text, so that nobody can send words to a
 * stranger.
 */
export interface AcknowledgementMailView {
  readonly kind: StoredKind;
  /**
   * A home or a place of ours, within a sentence: 'the Riverside Bungalow'; '' where it is about
   * none.
   */
  readonly about: string;
  /** Where it stands: 'Riverside'; '' where it is about none. */
  readonly where: string;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
  /**
   * Whether the Buyer's Guide was requested, and its address, or '' if the site has no such page.
   */
  readonly guide: { readonly wanted: boolean; readonly url: string };
}

const guideWords = ({ wanted, url }: AcknowledgementMailView['guide']): readonly string[] => {
  if (!wanted) return [];
  if (!url) return ['I’ll send the Buyer’s Guide with my answer.'];
  return ['Your Buyer’s Guide is ready to read.'];
};

export function acknowledgementFacts(
  { businessHours }: Pick<Content, 'businessHours'>,
  { kind, about, where, receivedAt, guide }: AcknowledgementMailView,
): Letter {
  const subject = about ? `I have your note about ${about}` : 'I have your note';
  const promise = `You’ll hear from me by ${answerBy(receivedAt, businessHours)}.`;
  return {
    subject,
    headline: subject,
    where,
    preview: promise,
    lead: promise,
    paragraphs: [
      ...guideWords(guide),
      'Thank you for writing. If it can’t wait, call me, or reply to this email.',
    ],
    ...(guide.wanted && guide.url && { action: { label: 'Read the Buyer’s Guide', url: guide.url } }),
    rows: [],
    footnotes: [
      `${whatItIs[kind]}, sent ${inJacksonville(receivedAt)}.`,
      'Someone gave this address on my site. If it wasn’t you, there is nothing to do.',
    ],
  };
}
