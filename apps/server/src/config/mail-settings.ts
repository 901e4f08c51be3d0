import type { Content } from '@rivermark/content';
import { type Mailbox, parseMailbox } from '../mailbox.ts';
import { optional } from './optional.ts';
import { integer, oneOf, smtpUrl, webUrl } from './parsers.ts';
import type { Read } from './read.ts';
import { type EnquiryWebhook, safeUrl, secureUrl, type Webhook, webhook } from './webhook.ts';

/** The mail server, its limits, and other receivers of notices. */
export interface MailSettings {
  /** Absent: mails are captured in the data directory, in production only with CAPTURE_MAIL=1. */
  readonly smtpUrl?: URL;
  readonly mailFrom: Mailbox;
  /** The only recipient of enquiries. */
  readonly agent: Mailbox;
  /** Approves changes of homes before they are published. Absent: nobody need approve them. */
  readonly broker?: Mailbox;
  /** Beyond this per hour, or four times as many per day, enquiries go into a digest. */
  readonly mailsPerHour: number;
  /** The mail server's daily limit for all mails. As it runs out, less important ones wait. */
  readonly mailsPerDay: number;
  /** Receives alerts about held-up mail, and the key that signs them. */
  readonly alertWebhook?: Webhook;
  /** The agent's CRM, which receives each enquiry. */
  readonly enquiryWebhook?: EnquiryWebhook;
}

export function mailSettings(
  read: Read,
  {
    publicUrl,
    isProduction,
    brand,
    identity,
  }: { readonly publicUrl: string; readonly isProduction: boolean } & Pick<Content, 'brand' | 'identity'>,
): MailSettings {
  const crm = webhook(read, 'ENQUIRY_WEBHOOK', isProduction ? secureUrl : safeUrl);
  const format = read(
    'ENQUIRY_WEBHOOK_FORMAT',
    'rivermark',
    oneOf('rivermark', 'follow-up-boss'),
    "'rivermark' or 'follow-up-boss'",
  );
  const mailsPerHour = read('MAILS_PER_HOUR', 60, integer(1, 1_000_000), 'a whole number from 1');
  return {
    mailFrom: read(
      'MAIL_FROM',
      { name: brand.name, address: `enquiries@${new URL(publicUrl).hostname}` },
      parseMailbox,
      "an email address, or 'Name <address>'",
    ),
    agent: read(
      'AGENT_EMAIL',
      { name: identity.agentName, address: identity.email },
      (text) => ({ name: identity.agentName, address: parseMailbox(text).address }),
      'one email address',
    ),
    ...optional('broker', read('BROKER_EMAIL', undefined, parseMailbox, 'one email address')),
    mailsPerHour,
    mailsPerDay: read('MAILS_PER_DAY', 8 * mailsPerHour, integer(20, 10_000_000), 'a whole number from 20'),
    ...optional('alertWebhook', webhook(read, 'ALERT_WEBHOOK', webUrl)),
    ...optional('enquiryWebhook', crm && { ...crm, format }),
    ...optional(
      'smtpUrl',
      read('SMTP_URL', undefined, smtpUrl, 'smtp://user:password@host:port or smtps://…'),
    ),
  };
}
