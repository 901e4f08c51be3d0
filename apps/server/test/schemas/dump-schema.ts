import SQLite from 'better-sqlite3';

/** Created by SQLite and the search. */
const MADE = /^(sqlite_|enquiry_search_)|^enquiry_number$/;

const literal = (value: unknown): string => {
  if (value === null) return 'null';
  if (Buffer.isBuffer(value)) return `x'${value.toString('hex')}'`;
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);
};

/**
 * A database as SQL text: first its schema, then its rows. Triggers fill the search and its
 * numbers.
 */
export function dumpSchema(file: string): string {
  const db = new SQLite(file, { readonly: true });
  try {
    const made = db
      .prepare(
        "select name, sql from sqlite_master where sql is not null order by type = 'trigger', type = 'index', rowid",
      )
      .all() as { name: string; sql: string }[];
    const ours = made.filter(
      ({ name }) => !/^(sqlite_|enquiry_search(_part)?_(data|idx|content|docsize|config)$)/.test(name),
    );
    const tables = db
      .prepare("select name from sqlite_master where type = 'table' order by rowid")
      .pluck()
      .all() as string[];
    const rows = tables
      .filter((name) => !MADE.test(name) && name !== 'enquiry_search')
      .flatMap((name) => {
        const columns = db
          .prepare(`select name from pragma_table_xinfo('${name}') where hidden = 0`)
          .pluck()
          .all() as string[];
        const all = db
          .prepare(`select ${columns.map((one) => `"${one}"`).join()} from "${name}"`)
          .raw()
          .all() as unknown[][];
        return all.map(
          (row) =>
            `insert into "${name}" ("${columns.join('", "')}") values (${row.map(literal).join(', ')});`,
        );
      });
    return `${[...ours.map(({ sql }) => `${sql};`), ...rows].join('\n')}\n`;
  } finally {
    db.close();
  }
}
