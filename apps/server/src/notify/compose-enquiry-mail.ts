import type { EnquiryDetails } from '@rivermark/contracts/email-send';
import { renderEnquiryMail } from '@rivermark/emails';
import type { Config } from '../config.ts';
import type { OutboxRow } from '../db/schema.ts';
import type { SpamMark } from '../intake/assess-spam.ts';
import type { EnquiryRepository } from '../intake/enquiry-repository.ts';
import { MailError, type OutgoingMail } from '../mail/transport.ts';

const markInWords: Record<SpamMark, string> = {
  honeypot: 'a field was filled that no person sees',
  'fast-fill': 'sent faster than most people type',
  'many-links': 'many links',
  'foreign-origin': 'sent from a page of another site',
};

/**
 * Draws the mail of an outbox row. The recipient is the configured agent and nobody else; of what the visitor
 * sent only the checked e-mail address becomes a header, as Reply-To.
 */
export function composeEnquiryMail(
  enquiries: EnquiryRepository,
  config: Pick<Config, 'agent' | 'mailFrom' | 'publicUrl'>,
): (row: OutboxRow) => Promise<OutgoingMail> {
  return async (row) => {
    const enquiry = await enquiries.find(row.enquiry_id ?? '');
    if (!enquiry) throw new MailError(true, 'ERASED', 'The enquiry was erased before the mail left');
    const marks = JSON.parse(enquiry.spam_marks) as SpamMark[];
    const mail = await renderEnquiryMail({
      kind: enquiry.kind,
      name: enquiry.name,
      email: enquiry.email,
      phone: enquiry.phone,
      phoneTarget: enquiry.phone_e164 ?? enquiry.phone.replace(/[^\d+]/g, ''),
      details: JSON.parse(enquiry.details) as EnquiryDetails,
      page: enquiry.page,
      pageUrl: pageUrl(enquiry.page, config.publicUrl),
      receivedAt: enquiry.received_at,
      textConsent: enquiry.consent_given === 1,
      spamMarks: marks.map((mark) => markInWords[mark]),
    });
    return {
      ...mail,
      messageId: row.message_id,
      from: config.mailFrom,
      to: config.agent,
      replyTo: { name: enquiry.name, address: enquiry.email },
    };
  };
}

/** Always an address of this site: whatever a caller named as the page cannot lead the agent elsewhere. */
function pageUrl(page: string, publicUrl: string): string {
  const url = new URL(publicUrl);
  url.pathname = page.startsWith('/') ? (page.split(/[?#]/)[0] ?? '/') : '/';
  return url.href;
}
