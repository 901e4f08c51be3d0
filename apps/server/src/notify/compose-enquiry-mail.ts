import type { EnquiryDetails } from '@rivermark/contracts/email-send';
import { readingFor } from '@rivermark/contracts/forms';
import { type EnquiryMailView, renderEnquiryMail } from '@rivermark/emails';
import type { EnquiryRow } from '../db/schema.ts';
import { dialablePhone } from '../dialable-phone.ts';
import { sourcesOf } from '../intake/sources-of.ts';
import { spamSignsInWords } from '../intake/spam-in-words.ts';
import { NothingToSay } from '../outbox/delivery-error.ts';
import { pageUrl } from '../page-url.ts';
import { inTouchPath } from '../reminders/in-touch-link.ts';
import type { Compose, MailSources } from './mail-sources.ts';

/** An enquiry's contents for a mail. */
export function enquiryView(
  { keyring, config }: Pick<MailSources, 'keyring' | 'config'>,
  enquiry: EnquiryRow,
): EnquiryMailView {
  const { publicUrl } = config;
  const isSelfTest = enquiry.via === 'self-test';
  const reading = readingFor(enquiry.kind);
  return {
    kind: enquiry.kind,
    name: enquiry.name,
    email: enquiry.email,
    phone: enquiry.phone,
    phoneTarget: dialablePhone(enquiry),
    details: JSON.parse(enquiry.details) as EnquiryDetails,
    page: enquiry.page,
    pageUrl: pageUrl(enquiry.page, publicUrl),
    sources: sourcesOf(enquiry),
    readingUrl: reading ? pageUrl(reading.path, publicUrl) : '',
    receivedAt: enquiry.received_at,
    textConsent: enquiry.consent_given === 1,
    spamMarks: spamSignsInWords(enquiry.spam_marks),
    inTouchUrl: isSelfTest ? '' : `${publicUrl}${inTouchPath(keyring, enquiry.id)}`,
    deskUrl: `${publicUrl}/desk`,
    isSelfTest,
  };
}

/**
 * Composes the mail of one enquiry. The only recipient is the configured agent. The visitor's name
 * and place go into the Subject; the validated email address with the name becomes Reply-To. A
 * guest of an open house may have left none.
 */
export function composeEnquiryMail({ enquiries, keyring, config, content }: MailSources): Compose {
  return async (row, notice) => {
    const enquiry = await enquiries.find(row.enquiry_id ?? '');
    if (!enquiry) throw new NothingToSay();
    const mail = await renderEnquiryMail(content(), enquiryView({ keyring, config }, enquiry), notice);
    return {
      ...mail,
      messageId: row.message_id,
      from: config.mailFrom,
      to: config.agent,
      replyTo: enquiry.email === '' ? config.agent : { name: enquiry.name, address: enquiry.email },
      isTest: enquiry.via === 'self-test',
    };
  };
}
