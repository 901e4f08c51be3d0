import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { type Database, isPostgres } from '../open-database.ts';

/** A line break separates unrelated words: search input never has one. */
const wordsOf = (row: string) =>
  `${row}.name || char(10) || ${row}.email || char(10) || ${row}.phone || char(10) ||
  coalesce((select group_concat(value, char(10)) from json_each(${row}.details)), '')`;

/** For numbers that cannot be dialed: the typed text without separators. */
const digitsOf = (row: string) =>
  `coalesce(substr(${row}.phone_e164, 2), ${[' ', '-', '(', ')', '.', '+', '/'].reduce(
    (text, mark) => `replace(${text}, '${mark}', '')`,
    `${row}.phone`,
  )})`;

const numberOf = (id: string) => `(select number from enquiry_number where enquiry_id = ${id})`;

const notesOf = (id: string) =>
  `coalesce((select group_concat(text, char(10)) from enquiry_note where enquiry_id = ${id}), '')`;

/**
 * Like the triggers of the prefix search, whose numbers it shares. The names make them run after
 * those.
 */
const triggers = [
  // In one trigger with the number: SQLite does not define which of two triggers runs first.
  `create trigger enquiry_part_add after insert on enquiry_number begin
    insert into enquiry_search_part (rowid, words, notes, digits)
    select new.number, ${wordsOf('enquiry')}, '', ${digitsOf('enquiry')} from enquiry where id = new.enquiry_id;
  end`,
  `create trigger enquiry_part_change after update of name, email, phone, phone_e164, details on enquiry begin
    update enquiry_search_part set words = ${wordsOf('new')}, digits = ${digitsOf('new')} where rowid = ${numberOf('new.id')};
  end`,
  `create trigger enquiry_part_remove before delete on enquiry begin
    delete from enquiry_search_part where rowid = ${numberOf('old.id')};
  end`,
  `create trigger enquiry_part_note after insert on enquiry_note begin
    update enquiry_search_part set notes = ${notesOf('new.enquiry_id')} where rowid = ${numberOf('new.enquiry_id')};
  end`,
  `create trigger enquiry_part_note_gone after delete on enquiry_note begin
    update enquiry_search_part set notes = ${notesOf('old.enquiry_id')} where rowid = ${numberOf('old.enquiry_id')};
  end`,
];

async function inSqlite(db: Database): Promise<void> {
  for (const statement of [
    `create virtual table enquiry_search_part using fts5(
      words, notes, digits, tokenize = 'trigram remove_diacritics 1')`,
    // Erased data is removed from the index at once, not at its next merge.
    `insert into enquiry_search_part (enquiry_search_part, rank) values ('secure-delete', 1)`,
    ...triggers,
    `insert into enquiry_search_part (rowid, words, notes, digits)
      select number, ${wordsOf('enquiry')}, ${notesOf('enquiry.id')}, ${digitsOf('enquiry')}
      from enquiry join enquiry_number on enquiry_id = enquiry.id`,
  ])
    await sql.raw(statement).execute(db);
}

/**
 * Made only if the extension is present or can be installed. Without it the same query scans every
 * row, which takes longer and finds the same.
 */
const inPostgres = `
create function plain_words(given text) returns text language sql immutable as $$
  select lower(regexp_replace(normalize(given, NFKD), '[\\u0300-\\u036f]', '', 'g'))
$$;
alter table enquiry_search add column plain text not null default '', add column digits text not null default '';
create function fill_enquiry_search(asked text) returns void language sql as $$
  insert into enquiry_search (enquiry_id, words, plain, digits)
  select id, search_words_of(id),
    plain_words(concat_ws(E'\\n', name, email, phone, words_of_details(details),
      (select string_agg(text, E'\\n') from enquiry_note where enquiry_id = asked))),
    coalesce(substr(phone_e164, 2), regexp_replace(phone, '[^0-9]', '', 'g'))
  from enquiry where id = asked
  on conflict (enquiry_id) do update set words = excluded.words, plain = excluded.plain, digits = excluded.digits
$$;
create or replace function follow_enquiry() returns trigger language plpgsql as $$
begin
  perform fill_enquiry_search(new.id);
  return null;
end $$;
create or replace function follow_note() returns trigger language plpgsql as $$
begin
  perform fill_enquiry_search(coalesce(new.enquiry_id, old.enquiry_id));
  return null;
end $$;
select fill_enquiry_search(id) from enquiry;
do $$
declare place text;
begin
  begin
    create extension if not exists pg_trgm;
  exception when others then
    null;
  end;
  select quote_ident(nspname) into place from pg_extension join pg_namespace on pg_namespace.oid = extnamespace
    where extname = 'pg_trgm';
  if place is not null then
    execute format('create index enquiry_search_plain on enquiry_search using gin (plain %s.gin_trgm_ops)', place);
    execute format('create index enquiry_search_digits on enquiry_search using gin (digits %s.gin_trgm_ops)', place);
  end if;
end $$;`;

/** Search finds text within words, and phone numbers in any notation. */
export const searchWithinWords: Migration = {
  async up(db: Database) {
    if (isPostgres(db)) await sql.raw(inPostgres).execute(db);
    else await inSqlite(db);
  },
};
