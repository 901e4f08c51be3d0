import type { EnquiryKind } from '@rivermark/contracts/forms';
import { writeAbout } from './write-about.ts';
import { setSubject } from './subject-store.ts';

/** What a click on an `EnquiryTrigger` does besides opening its dialog, which the browser does. */
export function answerEnquiryTrigger(target: Element): void {
  const { enquiry, place, about } = target.closest<HTMLElement>('[data-enquiry]')?.dataset ?? {};
  if (!enquiry) return;
  // A consultation may be about nothing in particular; the place of a showing stays as it is.
  if (place !== undefined || enquiry === 'consultation') setSubject(enquiry as EnquiryKind, place ?? '');
  if (about) writeAbout(about);
}
