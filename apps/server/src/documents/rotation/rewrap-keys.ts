import type { Database } from '../../db/open-database.ts';
import { PUSH_KEY_OWNER } from '../../push/vapid-keys.ts';
import type { Keyring, WrappedKey } from '../../secrets/keyring.ts';
import { linkKeyOwner } from '../links/submission-link.ts';

/** What a change of the key came to. */
export interface Rewrapped {
  readonly changed: number;
  /** What cannot be opened, with its id: the wrapping secret is missing or the key is damaged. */
  readonly lost: readonly string[];
}

/**
 * Wraps every key of an older secret with the current one, in one transaction. Documents stay
 * untouched. Keys that cannot be opened stay as they are and do not stop the others.
 */
export async function rewrapKeys(db: Database, keyring: Keyring): Promise<Rewrapped> {
  const [currentId] = keyring.ids;
  return db.transaction().execute(async (transaction) => {
    let changed = 0;
    const lost: string[] = [];
    const anew = (old: WrappedKey, owner: string, what: string): WrappedKey | undefined => {
      let key: Buffer;
      try {
        key = keyring.unwrap(old, owner);
      } catch {
        lost.push(what);
        return undefined;
      }
      changed += 1;
      return keyring.wrap(key, owner);
    };
    const documents = await transaction
      .selectFrom('document')
      .select(['id', 'key_id', 'wrapped_key'])
      .where('wrapped_key', 'is not', null)
      .where('key_id', '!=', currentId)
      .execute();
    for (const { id, key_id, wrapped_key } of documents) {
      const next = anew({ keyId: key_id ?? '', wrapped: wrapped_key ?? '' }, id, `document ${id}`);
      if (!next) continue;
      await transaction
        .updateTable('document')
        .set({ key_id: next.keyId, wrapped_key: next.wrapped })
        .where('id', '=', id)
        .execute();
    }
    const submissions = await transaction
      .selectFrom('document_submission')
      .select(['id', 'key_id', 'wrapped_link_key'])
      .where('wrapped_link_key', 'is not', null)
      .where('key_id', '!=', currentId)
      .execute();
    for (const { id, key_id, wrapped_link_key } of submissions) {
      const old = { keyId: key_id ?? '', wrapped: wrapped_link_key ?? '' };
      const next = anew(old, linkKeyOwner(id), `link to the documents of submission ${id}`);
      if (!next) continue;
      await transaction
        .updateTable('document_submission')
        .set({ key_id: next.keyId, wrapped_link_key: next.wrapped })
        .where('id', '=', id)
        .execute();
    }
    const pushKeys = await transaction
      .selectFrom('push_key')
      .select(['id', 'key_id', 'wrapped_key'])
      .where('key_id', '!=', currentId)
      .execute();
    for (const { id, key_id, wrapped_key } of pushKeys) {
      const next = anew(
        { keyId: key_id, wrapped: wrapped_key },
        PUSH_KEY_OWNER,
        'key of the notes on devices',
      );
      if (!next) continue;
      await transaction
        .updateTable('push_key')
        .set({ key_id: next.keyId, wrapped_key: next.wrapped })
        .where('id', '=', id)
        .execute();
    }
    return { changed, lost };
  });
}
