import type { Database } from '../../db/open-database.ts';

/** Which secrets' ids the rows name: what one of these wrapped can be opened by it alone. */
export async function keysInUse(db: Database): Promise<Set<string>> {
  const rows = await db
    .selectFrom('document')
    .select('key_id')
    .where('key_id', 'is not', null)
    .union(db.selectFrom('document_submission').select('key_id').where('key_id', 'is not', null))
    .union(db.selectFrom('push_key').select('key_id'))
    .execute();
  return new Set(rows.flatMap(({ key_id }) => key_id ?? []));
}
