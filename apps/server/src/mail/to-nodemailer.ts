import type { SendMailOptions } from 'nodemailer';
import type { OutgoingMail } from './transport.ts';

/** A mail as nodemailer takes it. */
export function toNodemailer({ from, to, replyTo, isAutomatic, ...content }: OutgoingMail): SendMailOptions {
  return {
    ...content,
    from: { ...from },
    to: { ...to },
    replyTo: { ...replyTo },
    // RFC 3834: keeps out-of-office answers from being answered.
    ...(isAutomatic && { headers: { 'Auto-Submitted': 'auto-generated' } }),
  };
}
