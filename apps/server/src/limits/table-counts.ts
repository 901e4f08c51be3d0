import { sql } from 'kysely';
import type { Database } from '../db/open-database.ts';
import type { CountsOf } from './window-counts.ts';

/**
 * Counts shared by all processes on one database. Stores only a keyed hash (`signatureOf`) of what
 * is counted, which reveals no address.
 */
export const tableCounts =
  (db: Database, signatureOf: (text: string) => string): CountsOf =>
  (kind, windowMs) => {
    const hashOfKey = (key: string) => signatureOf(`counted\0${kind}\0${key}`);
    return {
      async add(key, now) {
        // As in memory: a clock that was ahead opened windows that start in the future.
        const isOpen = sql<boolean>`window_count.until > ${now} and window_count.until <= ${now + windowMs}`;
        return db
          .insertInto('window_count')
          .values({ mark: hashOfKey(key), count: 1, until: now + windowMs })
          .onConflict((conflict) =>
            conflict.column('mark').doUpdateSet({
              count: sql<number>`case when ${isOpen} then window_count.count + 1 else 1 end`,
              until: sql<number>`case when ${isOpen} then window_count.until else excluded.until end`,
            }),
          )
          .returning(['count', 'until'])
          .executeTakeFirstOrThrow();
      },
      async read(key, now) {
        const counted = await db
          .selectFrom('window_count')
          .select(['count', 'until'])
          .where('mark', '=', hashOfKey(key))
          .where('until', '>', now)
          .where('until', '<=', now + windowMs)
          .executeTakeFirst();
        return counted ?? { count: 0, until: now };
      },
      async forget(key) {
        await db.deleteFrom('window_count').where('mark', '=', hashOfKey(key)).execute();
      },
    };
  };
