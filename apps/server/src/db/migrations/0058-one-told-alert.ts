import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What each channel was last told, in one table for every subject instead of four. */
export const oneToldAlert: Migration = {
  async up(db: Kysely<unknown>) {
    const subjects = [
      ['mail', 'alert_channel', 'name'],
      ['backup', 'backup_alert', 'channel'],
      ['document-files', 'document_alert', 'channel'],
    ] as const;
    for (const [about, table, channel] of subjects) {
      await sql`insert into told_alert (about, channel, told_state, told_faults, told_at)
        select ${sql.lit(about)}, ${sql.ref(channel)}, told_state, told_faults, told_at
        from ${sql.table(table)}`.execute(db);
      await db.schema.dropTable(table).execute();
    }
  },
};
