import { renderDigestMail } from '@rivermark/emails';
import { NothingToSay } from '../outbox/delivery-error.ts';
import { digestedMails } from '../outbox/throttle-into-digest.ts';
import { enquiryView } from './compose-enquiry-mail.ts';
import type { Compose, MailSources } from './mail-sources.ts';

/** Composes one mail from the enquiries that wait for a digest, without those erased meanwhile. */
export function composeDigest({ db, enquiries, keyring, config, content }: MailSources): Compose {
  return async (row, notice) => {
    const views = [];
    for (const { id, enquiry_id } of await digestedMails(db, row.id)) {
      const enquiry = await enquiries.find(enquiry_id ?? '');
      if (enquiry) views.push({ ...enquiryView({ keyring, config }, enquiry), reference: id });
    }
    if (views.length === 0) throw new NothingToSay();
    const mail = await renderDigestMail(content(), { enquiries: views }, notice);
    return {
      ...mail,
      messageId: row.message_id,
      from: config.mailFrom,
      to: config.agent,
      replyTo: config.agent,
    };
  };
}
