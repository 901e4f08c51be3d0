import { render } from '@react-email/render';
import { createElement } from 'react';
import { DocumentsMail, documentsMailText } from './documents-mail.tsx';
import { documentsMailFacts } from './documents-mail-facts.ts';
import type { DocumentsMailView, ReceiptMailView } from './documents-mail-view.ts';
import { EnquiryMail } from './enquiry-mail.tsx';
import { enquiryMailText } from './enquiry-mail-text.ts';
import type { EnquiryMailView } from './enquiry-mail-view.ts';
import { mailFacts } from './mail-facts.ts';

export type { DocumentsMailView, MailedDocument, ReceiptMailView } from './documents-mail-view.ts';
export type { EnquiryMailView } from './enquiry-mail-view.ts';

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Draws the mail of an enquiry: both parts from one view. The subject is one line, exactly as specified. */
export async function renderEnquiryMail(view: EnquiryMailView): Promise<RenderedMail> {
  return {
    subject: mailFacts(view).subject,
    text: enquiryMailText(view),
    html: await render(createElement(EnquiryMail, { view })),
  };
}

/** Draws a mail about documents: the agent's notice or reminder, or the client's receipt. */
export async function renderDocumentsMail(view: DocumentsMailView | ReceiptMailView): Promise<RenderedMail> {
  const facts = documentsMailFacts(view);
  return {
    subject: facts.subject,
    text: documentsMailText(facts),
    html: await render(createElement(DocumentsMail, { facts })),
  };
}
