import { type RawBuilder, sql } from 'kysely';
import { type Database, isPostgres } from '../db/open-database.ts';
import {
  isOfSeveral,
  likePattern,
  plainWord,
  postgresQuery,
  type Sought,
  sought,
  sqliteMatch,
  wordWithin,
} from './search-words.ts';

type Condition = RawBuilder<boolean>;

const all = (conditions: readonly Condition[]): Condition =>
  sql<boolean>`(${sql.join(conditions, sql` and `)})`;
const any = (conditions: readonly Condition[]): Condition =>
  sql<boolean>`(${sql.join(conditions, sql` or `)})`;

/**
 * Conditions for rows that contain a word, or digits of a phone number, in each database's search.
 */
interface Search {
  beginning(word: string): Condition;
  within(word: string): Condition;
  inNumber(digits: string): Condition;
}

const part = (match: string) =>
  sql<boolean>`number in (select rowid from enquiry_search_part where enquiry_search_part match ${match})`;

const inSqlite: Search = {
  beginning: (word) =>
    sql<boolean>`number in (select rowid from enquiry_search where enquiry_search match ${sqliteMatch(word)})`,
  within: (word) => part(`{words notes} : "${word}"`),
  inNumber: (digits) => part(`digits : "${digits}"`),
};

const inPostgres: Search = {
  beginning: (word) => sql<boolean>`words @@ to_tsquery('simple', ${postgresQuery(word)})`,
  within: (word) => sql<boolean>`plain like ${likePattern(plainWord(word))}`,
  inNumber: (digits) => sql<boolean>`digits like ${likePattern(digits)}`,
};

function holds(search: Search, { words, digits }: Sought): Condition {
  const each = words.map((word) => {
    const within = wordWithin(word);
    if (within === undefined) return search.beginning(word);
    return isOfSeveral(word) ? any([search.within(within), search.beginning(word)]) : search.within(within);
  });
  return any([all(each), ...digits.map((one) => search.inNumber(one))]);
}

/** A condition for enquiries that match the typed text. An empty search matches nothing. */
export function holdsWords(db: Database, typed: string): RawBuilder<boolean> {
  const asked = sought(typed);
  if (asked.length === 0) return sql<boolean>`false`;
  const postgres = isPostgres(db);
  const found = all(asked.map((one) => holds(postgres ? inPostgres : inSqlite, one)));
  return postgres
    ? sql<boolean>`id in (select enquiry_id from enquiry_search where ${found})`
    : sql<boolean>`id in (select enquiry_id from enquiry_number where ${found})`;
}
