import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Also indexes US numbers in the parts that people search by: '904 555 0123', '9045550123',
 * '5550123'. Other numbers are indexed by their digits.
 */
const phoneWords = (row: string) => `
  ${row}.phone || ' ' || case
    when ${row}.phone_e164 is null then ''
    when length(${row}.phone_e164) = 12 and ${row}.phone_e164 like '+1%' then
      substr(${row}.phone_e164, 3, 3) || ' ' || substr(${row}.phone_e164, 6, 3) || ' ' || substr(${row}.phone_e164, 9)
      || ' ' || substr(${row}.phone_e164, 3) || ' ' || substr(${row}.phone_e164, 6) || ' ' || substr(${row}.phone_e164, 2)
    else substr(${row}.phone_e164, 2) end`;

const detailWords = (row: string) =>
  `coalesce((select group_concat(value, ' ') from json_each(${row}.details)), '')`;

const numberOf = (id: string) => `(select number from enquiry_number where enquiry_id = ${id})`;

const notesOf = (id: string) =>
  `coalesce((select group_concat(text, ' ') from enquiry_note where enquiry_id = ${id}), '')`;

/** Triggers keep the search index current for every writer. Erased data leaves it at once. */
async function followEnquiries(db: Kysely<unknown>) {
  const statements = [
    `create trigger enquiry_search_add after insert on enquiry begin
      insert into enquiry_number (enquiry_id) values (new.id);
      insert into enquiry_search (rowid, name, email, phone, words, notes)
      values (${numberOf('new.id')}, new.name, new.email, ${phoneWords('new')}, ${detailWords('new')}, '');
    end`,
    `create trigger enquiry_search_change after update of name, email, phone, phone_e164, details on enquiry begin
      update enquiry_search set name = new.name, email = new.email, phone = ${phoneWords('new')}, words = ${detailWords('new')}
      where rowid = ${numberOf('new.id')};
    end`,
    `create trigger enquiry_search_remove before delete on enquiry begin
      delete from enquiry_search where rowid = ${numberOf('old.id')};
    end`,
    `create trigger enquiry_search_note after insert on enquiry_note begin
      update enquiry_search set notes = ${notesOf('new.enquiry_id')} where rowid = ${numberOf('new.enquiry_id')};
    end`,
    `create trigger enquiry_search_note_gone after delete on enquiry_note begin
      update enquiry_search set notes = ${notesOf('old.enquiry_id')} where rowid = ${numberOf('old.enquiry_id')};
    end`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/**
 * What the agent does with enquiries: contact, notes, spam decisions, search; and extends
 * documents' retention once.
 */
export const desk: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ['contacted_at', 'opened_at', 'is_spam', 'spam_decided_at']) {
      await db.schema.alterTable('enquiry').addColumn(column, 'bigint').execute();
    }
    // For finding enquiries of the same person, and those for the same home.
    await sql`alter table enquiry add column person_email text generated always as (lower(email)) virtual`.execute(
      db,
    );
    await sql`alter table enquiry add column home text generated always as (json_extract(details, '$.place')) virtual`.execute(
      db,
    );
    const indexes = [
      'create index enquiry_open on enquiry (received_at, id) where contacted_at is null',
      'create index enquiry_by_age on enquiry (received_at, id)',
      'create index enquiry_by_kind on enquiry (kind, received_at, id)',
      'create index enquiry_by_home on enquiry (home, received_at, id) where home is not null',
      'create index enquiry_by_email on enquiry (person_email)',
      'create index enquiry_by_phone on enquiry (phone_e164) where phone_e164 is not null',
      'create index document_submission_by_email on document_submission (lower(client_email))',
    ];
    // The index above begins with the same column.
    await db.schema.dropIndex('enquiry_received').execute();
    for (const index of indexes) await sql.raw(index).execute(db);

    await db.schema
      .createTable('contact_mark')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('enquiry_id', 'text', (column) =>
        column.notNull().references('enquiry.id').onDelete('cascade'),
      )
      .addColumn('how', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('marked_at', 'bigint', (column) => column.notNull())
      .addColumn('note', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('contact_mark_of').on('contact_mark').columns(['enquiry_id', 'at']).execute();
    await db.schema
      .createTable('enquiry_note')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('enquiry_id', 'text', (column) =>
        column.notNull().references('enquiry.id').onDelete('cascade'),
      )
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('enquiry_note_of').on('enquiry_note').columns(['enquiry_id', 'at']).execute();

    // SQLite may renumber rows of a table without an integer key, so the search has its own
    // numbers.
    await db.schema
      .createTable('enquiry_number')
      .addColumn('number', 'integer', (column) => column.primaryKey())
      .addColumn('enquiry_id', 'text', (column) =>
        column.notNull().unique().references('enquiry.id').onDelete('cascade'),
      )
      .execute();
    await sql`create virtual table enquiry_search using fts5(
      name, email, phone, words, notes, tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3')`.execute(
      db,
    );
    // Erased data is removed from the index at once, not at its next merge.
    await sql`insert into enquiry_search (enquiry_search, rank) values ('secure-delete', 1)`.execute(db);
    await followEnquiries(db);
    await sql`insert into enquiry_number (enquiry_id) select id from enquiry order by received_at`.execute(
      db,
    );
    await sql
      .raw(`insert into enquiry_search (rowid, name, email, phone, words, notes)
        select number, name, email, ${phoneWords('enquiry')}, ${detailWords('enquiry')}, ''
        from enquiry join enquiry_number on enquiry_id = enquiry.id`)
      .execute(db);

    await db.schema
      .alterTable('document_submission')
      .addColumn('extended_ms', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
