import { type RawBuilder, sql } from 'kysely';
import { type Database, isPostgres } from '../db/open-database.ts';
import { postgresQuery, sqliteMatch, typedWords } from './search-words.ts';

/** Of a query over enquiries: those that hold what was typed. A search for nothing finds nothing, and says so. */
export function holdsWords(db: Database, typed: string): RawBuilder<boolean> {
  const words = typedWords(typed);
  if (words.length === 0) return sql<boolean>`false`;
  return isPostgres(db)
    ? sql<boolean>`id in (select enquiry_id from enquiry_search
        where words @@ to_tsquery('simple', ${postgresQuery(words)}))`
    : sql<boolean>`id in (select enquiry_id from enquiry_number where number in
        (select rowid from enquiry_search where enquiry_search match ${sqliteMatch(words)}))`;
}
