import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isPostgres } from '../open-database.ts';

/** The day for which a showing is wanted, so that the soonest can come first. */
export const wantedDays: Migration = {
  async up(db: Kysely<unknown>) {
    const added = isPostgres(db)
      ? sql`alter table enquiry add column wanted_on text generated always as (detail_of(details, 'preferredDate')) stored`
      : sql`alter table enquiry add column wanted_on text generated always as (json_extract(details, '$.preferredDate')) virtual`;
    await added.execute(db);
    await sql`create index enquiry_by_wanted_day on enquiry (wanted_on) where wanted_on is not null`.execute(
      db,
    );
  },
};
