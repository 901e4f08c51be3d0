import type { Content } from '@rivermark/content';
import { inJacksonville } from '@rivermark/contracts/jacksonville-time';
import type { Letter } from './letter-mail.tsx';

/** Asks the owner of an address whether letters about homes may come. */
export interface LetterConfirmationView {
  /** 'In Ortega; 4 or more bedrooms' */
  readonly homes: string;
  readonly url: string;
  readonly expiresAt: number;
  /** Letters come already, and other homes were asked for. */
  readonly isChange: boolean;
}

export function letterConfirmationFacts(
  { brand }: Pick<Content, 'brand'>,
  { homes, url, expiresAt, isChange }: LetterConfirmationView,
): Letter {
  const subject = isChange ? 'Change what I write to you about' : 'Please confirm: emails about homes';
  return {
    subject,
    headline: subject,
    preview: homes,
    paragraphs: [
      isChange
        ? `You get my emails about homes already. Somebody, probably you, asked on ${brand.name} for other homes.`
        : `Somebody, probably you, asked on ${brand.name} for emails about homes.`,
      'Press the button, then confirm on the page that opens. If it was not you, there is nothing to do.',
    ],
    action: { label: isChange ? 'See the Choices' : 'Confirm', url },
    rows: [
      { label: 'Homes', value: homes },
      { label: 'Good until', value: inJacksonville(expiresAt) },
    ],
  };
}
