import type { Config } from '../../config.ts';
import type { Database } from '../../db/open-database.ts';

interface Deps {
  readonly db: Database;
  readonly config: Pick<Config, 'documentsNeedSignIn'>;
}

/**
 * Whether links to client documents open on signed-in devices only. By default yes, once anybody
 * has signed in to the desk. Then forwarded or quoted links open nothing.
 */
export async function documentsNeedSignIn({ db, config }: Deps): Promise<boolean> {
  if (config.documentsNeedSignIn !== undefined) return config.documentsNeedSignIn;
  // Nothing is ever deleted from the audit.
  const signedIn = await db
    .selectFrom('desk_audit')
    .select('id')
    .where('action', '=', 'signed-in')
    .limit(1)
    .executeTakeFirst();
  return signedIn !== undefined;
}
