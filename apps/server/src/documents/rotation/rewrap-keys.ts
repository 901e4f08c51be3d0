import type { Database } from '../../db/open-database.ts';
import { PUSH_KEY_OWNER } from '../../push/vapid-keys.ts';
import type { Keyring } from '../../secrets/keyring.ts';
import { linkKeyOwner } from '../links/submission-link.ts';

/**
 * Wraps every key that an older secret wrapped with the current one, in one transaction. The documents themselves
 * are not touched. Returns how many were changed.
 */
export async function rewrapKeys(db: Database, keyring: Keyring): Promise<number> {
  const [currentId] = keyring.ids;
  return db.transaction().execute(async (transaction) => {
    let changed = 0;
    const documents = await transaction
      .selectFrom('document')
      .select(['id', 'key_id', 'wrapped_key'])
      .where('wrapped_key', 'is not', null)
      .where('key_id', '!=', currentId)
      .execute();
    for (const { id, key_id, wrapped_key } of documents) {
      const key = keyring.unwrap({ keyId: key_id ?? '', wrapped: wrapped_key ?? '' }, id);
      const { keyId, wrapped } = keyring.wrap(key, id);
      await transaction
        .updateTable('document')
        .set({ key_id: keyId, wrapped_key: wrapped })
        .where('id', '=', id)
        .execute();
      changed += 1;
    }
    const submissions = await transaction
      .selectFrom('document_submission')
      .select(['id', 'key_id', 'wrapped_link_key'])
      .where('wrapped_link_key', 'is not', null)
      .where('key_id', '!=', currentId)
      .execute();
    for (const { id, key_id, wrapped_link_key } of submissions) {
      const owner = linkKeyOwner(id);
      const key = keyring.unwrap({ keyId: key_id ?? '', wrapped: wrapped_link_key ?? '' }, owner);
      const { keyId, wrapped } = keyring.wrap(key, owner);
      await transaction
        .updateTable('document_submission')
        .set({ key_id: keyId, wrapped_link_key: wrapped })
        .where('id', '=', id)
        .execute();
      changed += 1;
    }
    const pushKeys = await transaction
      .selectFrom('push_key')
      .select(['key_id', 'wrapped_key'])
      .where('key_id', '!=', currentId)
      .execute();
    for (const { key_id, wrapped_key } of pushKeys) {
      const key = keyring.unwrap({ keyId: key_id, wrapped: wrapped_key }, PUSH_KEY_OWNER);
      const { keyId, wrapped } = keyring.wrap(key, PUSH_KEY_OWNER);
      await transaction.updateTable('push_key').set({ key_id: keyId, wrapped_key: wrapped }).execute();
      changed += 1;
    }
    return changed;
  });
}
