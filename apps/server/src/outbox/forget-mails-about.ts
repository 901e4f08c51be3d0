import type { Transaction } from 'kysely';
import type { MailTemplate } from '../db/mail-templates.ts';
import type { Schema } from '../db/schema.ts';

/**
 * Removes the mails of one template and what was tried to send them, except where one is just being sent. `which`: about
 * these ids, or made before a moment. Resolves with the mails' ids.
 */
export async function forgetMailsAbout(
  transaction: Transaction<Schema>,
  template: MailTemplate,
  which: { readonly about: readonly string[] } | { readonly before: number },
): Promise<readonly string[]> {
  const rows = await transaction
    .selectFrom('outbox')
    .select('id')
    .where('template', '=', template)
    .where('state', '!=', 'sending')
    .where((row) =>
      'about' in which ? row('about', 'in', which.about) : row('created_at', '<', which.before),
    )
    .execute();
  const ids = rows.map(({ id }) => id);
  await transaction.deleteFrom('outbox_attempt').where('outbox_id', 'in', ids).execute();
  await transaction.deleteFrom('outbox').where('id', 'in', ids).execute();
  return ids;
}
