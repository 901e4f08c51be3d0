import { renderDocumentsDigest } from '@rivermark/emails';
import { NothingToSay } from '../outbox/delivery-error.ts';
import { digestedMails } from '../outbox/throttle-into-digest.ts';
import type { Compose, MailSources } from './mail-sources.ts';

/**
 * Composes one mail from the document notices that wait for a digest. It links to the desk, so the
 * mail alone opens no document.
 */
export function composeDocumentsDigest({ db, config, content }: MailSources): Compose {
  return async (row, notice) => {
    const ids = (await digestedMails(db, row.id)).flatMap(({ document_submission_id: id }) => id ?? []);
    if (ids.length === 0) throw new NothingToSay();
    const submissions = await db
      .selectFrom('document_submission')
      .select(['id', 'client_name', 'received_at'])
      .where('id', 'in', ids)
      .orderBy('received_at')
      .execute();
    const deskUrl = `${config.publicUrl}/desk/documents`;
    const mail = await renderDocumentsDigest(
      content(),
      {
        submissions: submissions.map(({ id, client_name, received_at }) => ({
          clientName: client_name,
          receivedAt: received_at,
          url: `${deskUrl}/${id}`,
        })),
        deskUrl,
      },
      notice,
    );
    return {
      ...mail,
      messageId: row.message_id,
      from: config.mailFrom,
      to: config.agent,
      replyTo: config.agent,
    };
  };
}
