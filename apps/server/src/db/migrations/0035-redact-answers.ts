import type { Migration } from 'kysely/migration';
import type { Database } from '../open-database.ts';

const AT_ONCE = 1000;
const STATUS = /\b[245]\.\d{1,3}\.\d{1,3}\b/;

/** The only part of a failed attempt's stored words that may stay. */
const statusIn = (words: string): string | null => STATUS.exec(words)?.[0] ?? null;

/**
 * Mail servers' replies quote addresses and were stored unchanged. Only their status stays; the
 * code has its own column.
 */
export const redactAnswers: Migration = {
  async up(db: Database) {
    for (let after = 0; ; ) {
      const rows = await db
        .selectFrom('outbox_attempt')
        .select(['id', 'detail'])
        .where('detail', 'is not', null)
        .where('id', '>', after)
        .orderBy('id')
        .limit(AT_ONCE)
        .execute();
      for (const { id, detail } of rows) {
        await db
          .updateTable('outbox_attempt')
          .set({ detail: statusIn(detail ?? '') })
          .where('id', '=', id)
          .execute();
      }
      const last = rows.at(-1);
      if (!last) break;
      after = last.id;
    }
    const mails = await db
      .selectFrom('outbox')
      .select(['id', 'last_error'])
      .where('last_error', 'is not', null)
      .execute();
    for (const { id, last_error } of mails) {
      await db
        .updateTable('outbox')
        .set({ last_error: statusIn(last_error ?? '') })
        .where('id', '=', id)
        .execute();
    }
  },
};
