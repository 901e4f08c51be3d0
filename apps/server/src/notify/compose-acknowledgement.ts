import { BUYERS_GUIDE_PATH } from '@rivermark/content/buyers-guide-path';
import { renderAcknowledgement } from '@rivermark/emails';
import { knownPlace, whereItStands } from '../known-place.ts';
import { NothingToSay } from '../outbox/delivery-error.ts';
import type { Compose, MailSources } from './mail-sources.ts';

/**
 * Composes the instant acknowledgement. It goes to the given address and contains nothing else that
 * was typed, not even the name.
 */
export function composeAcknowledgement({ enquiries, config, content }: MailSources): Compose {
  return async (row) => {
    const enquiry = await enquiries.find(row.enquiry_id ?? '');
    if (!enquiry) throw new NothingToSay();
    const wanted = enquiry.kind === 'buyer-guide';
    const url = `${config.publicUrl}${BUYERS_GUIDE_PATH}`;
    const mail = await renderAcknowledgement(content(), {
      kind: enquiry.kind,
      about: knownPlace(content(), enquiry) ?? '',
      where: whereItStands(content(), enquiry) ?? '',
      receivedAt: enquiry.received_at,
      guide: { wanted, url },
    });
    return {
      ...mail,
      messageId: row.message_id,
      from: config.mailFrom,
      to: { name: '', address: enquiry.email },
      replyTo: config.agent,
      isAutomatic: true,
    };
  };
}
