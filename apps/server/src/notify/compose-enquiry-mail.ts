import type { EnquiryDetails } from '@rivermark/contracts/email-send';
import { type EnquiryMailView, renderEnquiryMail } from '@rivermark/emails';
import type { EnquiryRow } from '../db/schema.ts';
import { spamMarksInWords } from '../intake/spam-in-words.ts';
import { MailError } from '../mail/transport.ts';
import { pageUrl } from '../page-url.ts';
import type { Compose, MailSources } from './mail-sources.ts';

/** What a mail says of an enquiry. */
export function enquiryView(enquiry: EnquiryRow, publicUrl: string): EnquiryMailView {
  return {
    kind: enquiry.kind,
    name: enquiry.name,
    email: enquiry.email,
    phone: enquiry.phone,
    phoneTarget: enquiry.phone_e164 ?? enquiry.phone.replace(/[^\d+]/g, ''),
    details: JSON.parse(enquiry.details) as EnquiryDetails,
    page: enquiry.page,
    pageUrl: pageUrl(enquiry.page, publicUrl),
    receivedAt: enquiry.received_at,
    textConsent: enquiry.consent_given === 1,
    spamMarks: spamMarksInWords(enquiry.spam_marks),
  };
}

/**
 * Draws the mail of one enquiry. The recipient is the configured agent and nobody else; of what the visitor sent only
 * the checked e-mail address becomes a header, as Reply-To.
 */
export function composeEnquiryMail({ enquiries, config }: MailSources): Compose {
  return async (row, notice) => {
    const enquiry = await enquiries.find(row.enquiry_id ?? '');
    if (!enquiry) throw new MailError('never', 'ERASED', 'The enquiry was erased before the mail left');
    const mail = await renderEnquiryMail(enquiryView(enquiry, config.publicUrl), notice);
    return {
      ...mail,
      messageId: row.message_id,
      from: config.mailFrom,
      to: config.agent,
      replyTo: { name: enquiry.name, address: enquiry.email },
    };
  };
}
