import { LETTERS_PATH } from '@rivermark/contracts/letters';
import { renderLetterConfirmation } from '@rivermark/emails';
import { choicesInWords } from '../letters/choices-in-words.ts';
import { CONFIRM_WITHIN_MS } from '../letters/forget-unconfirmed.ts';
import { choicesOfRow } from '../letters/subscriptions.ts';
import { NothingToSay } from '../outbox/delivery-error.ts';
import type { Compose, MailSources } from './mail-sources.ts';

/** Composes the mail to confirm; not once it was confirmed, ended or forgotten. */
export const composeLetterConfirmation =
  ({ db, config, content }: MailSources): Compose =>
  async (row) => {
    const found = await db
      .selectFrom('letter_subscription')
      .selectAll()
      .where('id', '=', row.about ?? '')
      .executeTakeFirst();
    if (!found || found.asked_at === null || found.email === '') throw new NothingToSay();
    const view = {
      homes: choicesInWords(content(), choicesOfRow(found)),
      url: `${config.publicUrl}${LETTERS_PATH}/${found.secret}`,
      expiresAt: found.asked_at + CONFIRM_WITHIN_MS,
      isChange: found.state === 'confirmed',
    };
    return {
      ...(await renderLetterConfirmation(content(), view)),
      messageId: row.message_id,
      from: config.mailFrom,
      to: { name: '', address: found.email },
      replyTo: config.agent,
      isAutomatic: true,
    };
  };
