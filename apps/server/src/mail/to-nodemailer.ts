import type { SendMailOptions } from 'nodemailer';
import type { OutgoingMail } from './transport.ts';

/** A mail in nodemailer's form. */
export function toNodemailer({
  from,
  to,
  replyTo,
  isAutomatic,
  isTest,
  invitation,
  ...content
}: OutgoingMail): SendMailOptions {
  return {
    ...content,
    ...(invitation && { icalEvent: { ...invitation, filename: 'invitation.ics' } }),
    from: { ...from },
    to: { ...to },
    replyTo: { ...replyTo },
    headers: {
      // RFC 3834 and Exchange's equivalent: prevents out-of-office answers and receipts.
      ...(isAutomatic && { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }),
      ...(isTest && { 'X-Rivermark-Test': 'self-test' }),
    },
  };
}
