import type { SendMailOptions } from 'nodemailer';
import type { OutgoingMail } from './transport.ts';

/** A mail as nodemailer takes it. */
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
      // RFC 3834, and what Exchange knows instead: out-of-office answers and receipts are not sent back.
      ...(isAutomatic && { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }),
      ...(isTest && { 'X-Rivermark-Test': 'self-test' }),
    },
  };
}
