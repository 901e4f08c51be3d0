import { inJacksonville } from '@rivermark/contracts/jacksonville-time';
import type { Letter } from './letter-mail.tsx';

/** A change of a home that the broker is asked to approve, or the broker's answer. */
export type ApprovalMailView = {
  /** 'Riverside Bungalow' */
  readonly title: string;
  /** What changes: 'Price: $895,000 → $875,000'. */
  readonly sentences: readonly string[];
  /** Where to decide, or where the agent continues. */
  readonly url: string;
} & (
  | { readonly kind: 'request'; readonly askedAt: number; readonly expiresAt: number }
  | { readonly kind: 'approved' | 'sent-back'; readonly answeredAt: number; readonly note: string }
);

const changes = (sentences: readonly string[]): Letter['rows'] =>
  sentences.map((sentence, at) => ({
    label: sentences.length === 1 ? 'Change' : `Change ${at + 1}`,
    value: sentence,
  }));

export function approvalMailFacts(agentName: string, view: ApprovalMailView): Letter {
  const { kind, title, sentences, url } = view;
  if (kind === 'request') {
    const subject = `Please approve: ${title}`;
    return {
      subject,
      headline: subject,
      preview: sentences.join('; '),
      paragraphs: [
        `I would like to publish this on my site. It waits for your approval.`,
        'The page that opens has a preview. Nothing is published until you press the button there.',
      ],
      choices: [
        { label: 'Approve', url },
        { label: 'Send Back', url: `${url}#send-back` },
        { label: 'See the Preview', url: `${url}/see` },
      ],
      rows: [
        ...changes(sentences),
        { label: 'Asked', value: `${inJacksonville(view.askedAt)}, by ${agentName}` },
        { label: 'Good until', value: inJacksonville(view.expiresAt) },
      ],
    };
  }
  const isApproved = kind === 'approved';
  const subject = isApproved ? `Approved and published: ${title}` : `Sent back: ${title}`;
  return {
    subject,
    headline: subject,
    preview: view.note || sentences.join('; '),
    paragraphs: isApproved
      ? ['Your broker approved this change, and it is on your site.']
      : [
          'Your broker sent this change back. It is not on your site, and your draft is kept.',
          ...(view.note ? [`“${view.note}”`] : []),
        ],
    action: { label: isApproved ? 'Open Your Site' : 'See the Change', url },
    rows: [...changes(sentences), { label: 'Answered', value: inJacksonville(view.answeredAt) }],
  };
}
