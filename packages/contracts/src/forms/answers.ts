import { BUYERS_GUIDE_PATH } from '@rivermark/content/buyers-guide-path';
import type { EnquiryKind, StoredKind } from './kinds.ts';

/** Shown under each form without a promise of its own. */
export const answerPromise = 'I answer within 24 hours.';

/** What a visitor reads after the enquiry is stored, and when it could not be sent. */
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

/** The guide offered before and after an enquiry of this kind; undefined if there is none. */
export function readingFor(
  kind: StoredKind,
): { readonly label: string; readonly path: string; readonly promise: string } | undefined {
  if (kind !== 'buyer-guide') return undefined;
  return {
    label: "Read the Buyer's Guide now",
    path: BUYERS_GUIDE_PATH,
    promise: "You get the guide's address at once, and my call within 24 hours.",
  };
}
