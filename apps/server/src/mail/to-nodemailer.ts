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
  pictures,
  unsubscribeUrl,
  ...content
}: OutgoingMail): SendMailOptions {
  return {
    ...content,
    ...(invitation && { icalEvent: { ...invitation, filename: 'invitation.ics' } }),
    ...(pictures && {
      attachments: pictures.map(({ cid, type, content: bytes }) => ({
        cid,
        contentType: type,
        content: bytes,
        filename: `${cid}.jpg`,
        contentDisposition: 'inline' as const,
      })),
    }),
    from: { ...from },
    to: { ...to },
    replyTo: { ...replyTo },
    headers: {
      // RFC 3834 and Exchange's equivalent: prevents out-of-office answers and receipts.
      ...(isAutomatic && { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }),
      // RFC 2369 and RFC 8058: what a mailbox's own button sends.
      ...(unsubscribeUrl && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
      ...(isTest && { 'X-Rivermark-Test': 'self-test' }),
    },
  };
}
