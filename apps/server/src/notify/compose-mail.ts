import { type MailTemplate, mailTemplates, type OutboxTemplate } from '../db/mail-templates.ts';
import type { OutboxRow } from '../db/schema.ts';
import { heldUpAt } from '../health/mail/held-up-line.ts';
import { MailError, type MailTransport, type OutgoingMail } from '../mail/transport.ts';
import { composeAcknowledgement } from './compose-acknowledgement.ts';
import { composeBrokerAnswer, composeBrokerRequest } from './compose-approval.ts';
import { composeDeskLink, composeDeskNotice } from './compose-desk-mail.ts';
import { composeDigest } from './compose-digest.ts';
import { composeDocumentsDigest } from './compose-documents-digest.ts';
import { composeDocumentsMail } from './compose-documents-mail.ts';
import { composeEnquiryMail } from './compose-enquiry-mail.ts';
import { composeHomeLetter } from './compose-home-letter.ts';
import { composeLetterConfirmation } from './compose-letter-confirmation.ts';
import { composeReminder } from './compose-reminder.ts';
import { composeShowing, composeTimes } from './compose-showing.ts';
import type { Compose, MailSources } from './mail-sources.ts';

const composers: Record<MailTemplate, (sources: MailSources) => Compose> = {
  'enquiry-to-agent': composeEnquiryMail,
  'enquiry-digest': composeDigest,
  'documents-to-agent': composeDocumentsMail('notice'),
  'documents-digest': composeDocumentsDigest,
  'documents-receipt': composeDocumentsMail('receipt'),
  'documents-reminder': composeDocumentsMail('reminder'),
  'desk-link': composeDeskLink,
  'desk-notice': composeDeskNotice,
  acknowledgement: composeAcknowledgement,
  'showing-times': composeTimes,
  'showing-to-visitor': composeShowing('visitor'),
  'showing-to-agent': composeShowing('agent'),
  'letter-confirmation': composeLetterConfirmation,
  'home-letter': composeHomeLetter,
  reminder: composeReminder('reminder'),
  'reminder-to-backup': composeReminder('backup'),
  'morning-digest': composeReminder('morning'),
  'broker-request': composeBrokerRequest,
  'broker-answer': composeBrokerAnswer,
};

const isMail = (template: OutboxTemplate): template is MailTemplate => Object.hasOwn(composers, template);

interface ComposedMail {
  readonly mail: OutgoingMail;
  /** Failed mails that it tells the agent of. */
  readonly mentions: readonly string[];
}

/** Draws the mail of any row; one to the agent also says what was held up before it. */
export function composeMail(sources: MailSources): (row: OutboxRow) => Promise<ComposedMail> {
  return async (row) => {
    const { template } = row;
    // Such as a later version's, when this one was put back: that version can still send it.
    if (!isMail(template)) {
      throw new MailError('slowly', 'UNKNOWN-TEMPLATE', `This version has no mail ${template}`);
    }
    const compose = composers[template](sources);
    if (mailTemplates[template].to !== 'agent') return { mail: await compose(row, ''), mentions: [] };
    const { line, mentions } = await heldUpAt(sources, row, sources.clock());
    return { mail: await compose(row, line), mentions };
  };
}

/** The lane of mails. */
export function mailDelivery(sources: MailSources, transport: MailTransport) {
  const compose = composeMail(sources);
  return async (row: OutboxRow, beforeEnd?: () => Promise<void>): Promise<readonly string[]> => {
    const { mail, mentions } = await compose(row);
    await transport.send(mail, beforeEnd);
    return mentions;
  };
}
