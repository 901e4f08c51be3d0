import { render } from '@react-email/render';
import { createElement } from 'react';
import { DigestMail, type DigestMailView, digestMailText, digestSubject } from './digest-mail.tsx';
import { DocumentsMail, documentsMailText } from './documents-mail.tsx';
import { documentsMailFacts } from './documents-mail-facts.ts';
import type { DocumentsMailView, ReceiptMailView } from './documents-mail-view.ts';
import { EnquiryMail } from './enquiry-mail.tsx';
import { enquiryMailText } from './enquiry-mail-text.ts';
import type { EnquiryMailView } from './enquiry-mail-view.ts';
import { mailFacts } from './mail-facts.ts';

export type { DigestMailView } from './digest-mail.tsx';
export type { DocumentsMailView, MailedDocument, ReceiptMailView } from './documents-mail-view.ts';
export type { EnquiryMailView } from './enquiry-mail-view.ts';

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/**
 * Draws the mail of an enquiry: both parts from one view. The subject is one line, exactly as specified. `notice`, here
 * and below: what the agent must hear of the mail itself.
 */
export async function renderEnquiryMail(view: EnquiryMailView, notice = ''): Promise<RenderedMail> {
  return {
    subject: mailFacts(view).subject,
    text: enquiryMailText(view, notice),
    html: await render(createElement(EnquiryMail, { view, notice })),
  };
}

/** Draws many enquiries in one mail. */
export async function renderDigestMail(view: DigestMailView, notice = ''): Promise<RenderedMail> {
  return {
    subject: digestSubject(view),
    text: digestMailText(view, notice),
    html: await render(createElement(DigestMail, { view, notice })),
  };
}

/** Draws a mail about documents: the agent's notice or reminder, or the client's receipt. */
export async function renderDocumentsMail(
  view: DocumentsMailView | ReceiptMailView,
  notice = '',
): Promise<RenderedMail> {
  const facts = documentsMailFacts(view);
  return {
    subject: facts.subject,
    text: documentsMailText(facts, notice),
    html: await render(createElement(DocumentsMail, { facts, notice })),
  };
}
