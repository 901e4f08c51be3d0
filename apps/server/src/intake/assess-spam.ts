import type { Enquiry } from '@rivermark/contracts/email-send';

export type SpamSign = 'honeypot' | 'fast-fill' | 'many-links' | 'foreign-origin' | 'many-from-network';

/** Nobody reads and fills a form faster, but autofill does. So this is only a sign. */
const FASTEST_FILL_MS = 2000;
const MOST_LINKS = 2;

/**
 * Signs of spam. Only the honeypot, which no person sees, keeps an enquiry from being mailed. Every
 * weaker sign is a line in the mail, because a lost buyer costs more than a spam mail.
 */
export function assessSpam(
  enquiry: Enquiry,
  {
    foreignOrigin,
    isBeyondLimit = false,
  }: { readonly foreignOrigin: boolean; readonly isBeyondLimit?: boolean },
): SpamSign[] {
  const text = Object.values(enquiry.details).join('\n');
  const links = text.match(/https?:\/\/|www\./gi)?.length ?? 0;
  const signs: (SpamSign | false)[] = [
    enquiry.honeypot !== '' && 'honeypot',
    enquiry.fillMs !== undefined && enquiry.fillMs < FASTEST_FILL_MS && 'fast-fill',
    links > MOST_LINKS && 'many-links',
    foreignOrigin && 'foreign-origin',
    isBeyondLimit && 'many-from-network',
  ];
  return signs.filter((sign) => sign !== false);
}
