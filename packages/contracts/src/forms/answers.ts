import { BUYERS_GUIDE_PATH } from '@rivermark/content/buyers-guide-path';
import type { EnquiryKind } from './kinds.ts';

/** Under each form that promises nothing else. */
export const answerPromise = 'I answer within 24 hours.';

/** What a visitor is told once the enquiry is stored, and when it could not be sent. */
export const thanksTitle = 'Thank you, your message has been received by a concierge';
export const failureTitle = 'Error';

export function thanksDescription(kind: EnquiryKind): string {
  if (kind === 'portfolio')
    return 'We will contact you within 24 hours to schedule your luxury home consultation.';
  if (kind === 'contact') return 'We will contact you within 24 hours to discuss your real estate needs.';
  return 'We will contact you within 24 hours to assist with your request.';
}

export function failureDescription(kind: EnquiryKind): string {
  const what = kind === 'contact' ? 'message' : 'request';
  return `There was an issue submitting your ${what}. Please try again.`;
}

/** What a visitor can read at once after an enquiry of this kind, and is told of before; undefined where there is nothing. */
export function readingFor(
  kind: EnquiryKind,
): { readonly label: string; readonly path: string; readonly promise: string } | undefined {
  if (kind !== 'buyer-guide') return undefined;
  return {
    label: "Read the Buyer's Guide now",
    path: BUYERS_GUIDE_PATH,
    promise: "You get the guide's address at once, and my call within 24 hours.",
  };
}
