import type { EnquiryKind } from '@rivermark/contracts/forms';
import { dialogId } from './dialog-id.ts';
import { setSubject } from './subject-store.ts';
import { writeAbout } from './write-about.ts';

/** Also in the form itself, which the browser may send before its island is hydrated. */
function choosePlace(kind: EnquiryKind, place: string): void {
  const field = document.querySelector<HTMLInputElement | HTMLSelectElement>(
    `#${dialogId(kind)} [name=place]`,
  );
  if (field) field.value = place;
  setSubject(kind, place);
}

/** What a click on an `EnquiryTrigger` does besides opening its dialog, which the browser does. */
export function answerEnquiryTrigger(target: Element): void {
  const { enquiry, place, about } = target.closest<HTMLElement>('[data-enquiry]')?.dataset ?? {};
  if (!enquiry) return;
  // A consultation may be about nothing in particular; the place of a showing stays as it is.
  if (place !== undefined || enquiry === 'consultation') choosePlace(enquiry as EnquiryKind, place ?? '');
  if (about) writeAbout(about);
}
