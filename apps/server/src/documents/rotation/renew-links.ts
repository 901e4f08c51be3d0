import { randomBytes } from 'node:crypto';
import type { Database } from '../../db/open-database.ts';
import { createEnqueue } from '../../outbox/enqueue.ts';
import { mailAnew } from '../../outbox/mail-anew.ts';
import type { Keyring } from '../../secrets/keyring.ts';
import { wrapLinkKey } from '../links/submission-link.ts';

/**
 * Gives each kept submission a link with a new key, which invalidates mailed ones, and mails it to
 * the agent. Resolves with their number.
 */
export async function renewLinks(
  db: Database,
  keyring: Keyring,
  now: number,
  mailDomain: string,
): Promise<number> {
  const enqueue = createEnqueue(() => now, mailDomain);
  return db.transaction().execute(async (transaction) => {
    const kept = await transaction
      .selectFrom('document_submission')
      .select('id')
      .where('erased_at', 'is', null)
      .where('wrapped_link_key', 'is not', null)
      .execute();
    for (const { id } of kept) {
      const { keyId, wrapped } = wrapLinkKey(keyring, id, randomBytes(32));
      await transaction
        .updateTable('document_submission')
        .set({ key_id: keyId, wrapped_link_key: wrapped })
        .where('id', '=', id)
        .execute();
      const mailed = await mailAnew(transaction, id, now, mailDomain);
      if (!mailed) await enqueue(transaction, { template: 'documents-to-agent', documentSubmissionId: id });
    }
    return kept.length;
  });
}
