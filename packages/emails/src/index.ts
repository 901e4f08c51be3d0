import { render } from '@react-email/render';
import { createElement } from 'react';
import { EnquiryMail } from './enquiry-mail.tsx';
import { enquiryMailText } from './enquiry-mail-text.ts';
import type { EnquiryMailView } from './enquiry-mail-view.ts';
import { mailFacts } from './mail-facts.ts';

export type { EnquiryMailView } from './enquiry-mail-view.ts';

/** Draws the mail of an enquiry: both parts from one view. The subject is one line, exactly as specified. */
export async function renderEnquiryMail(
  view: EnquiryMailView,
): Promise<{ subject: string; text: string; html: string }> {
  return {
    subject: mailFacts(view).subject,
    text: enquiryMailText(view),
    html: await render(createElement(EnquiryMail, { view })),
  };
}
