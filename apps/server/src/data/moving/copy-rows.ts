import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { type Database, isPostgres } from '../../db/open-database.ts';
import { movedTables } from '../site-data.ts';

// biome-ignore lint/suspicious/noExplicitAny: any table by its name
type AnyDatabase = Kysely<any>;

const AT_ONCE = 500;

/** A table's state: its row count and a hash of all rows, which is the same on both databases. */
export interface TableState {
  readonly table: string;
  readonly rows: number;
  readonly sha256: string;
}

/** Without columns that the database generates. */
const columnsOf = (row: Record<string, unknown>, generated: readonly string[]) =>
  Object.entries(row).filter(([name]) => !generated.includes(name));

const plain = (value: unknown) =>
  value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value;

async function* rowsOf(db: AnyDatabase, table: string, key: readonly string[]) {
  for (let offset = 0; ; offset += AT_ONCE) {
    let query = db.selectFrom(table).selectAll().limit(AT_ONCE).offset(offset);
    for (const column of key) query = query.orderBy(column);
    const rows = (await query.execute()) as Record<string, unknown>[];
    if (rows.length > 0) yield rows;
    if (rows.length < AT_ONCE) return;
  }
}

/** The states of all moved tables. */
export async function stateOf(db: AnyDatabase): Promise<TableState[]> {
  const states: TableState[] = [];
  for (const { table, key, generated } of movedTables) {
    // Unordered: each database sorts text by its own rules.
    const hashes: string[] = [];
    for await (const rows of rowsOf(db, table, key)) {
      for (const row of rows) {
        const columns = columnsOf(row, generated)
          .map(([name, value]) => [name, plain(value)] as const)
          .sort(([one], [other]) => (one < other ? -1 : 1));
        hashes.push(createHash('sha256').update(JSON.stringify(columns)).digest('hex'));
      }
    }
    const sha256 = createHash('sha256').update(hashes.sort().join()).digest('hex');
    states.push({ table, rows: hashes.length, sha256 });
  }
  return states;
}

/** Sets a table's sequence to continue after the largest copied number. */
async function goOnCounting(db: AnyDatabase, table: string): Promise<void> {
  const { rows } = await sql<{
    last: number | null;
  }>`select max(id) as last from ${sql.table(table)}`.execute(db);
  const last = rows[0]?.last;
  if (last) await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${last})`.execute(db);
}

/** Copies every row in one transaction. If it is interrupted, the target is as empty as before. */
export async function copyRows(from: Database, to: Database): Promise<void> {
  const onPostgres = isPostgres(to);
  await to.transaction().execute(async (transaction) => {
    const into = transaction as unknown as AnyDatabase;
    for (const { table, key, generated, counts } of movedTables) {
      for await (const rows of rowsOf(from as unknown as AnyDatabase, table, key)) {
        const values = rows.map((row) => Object.fromEntries(columnsOf(row, generated)));
        await into.insertInto(table).values(values).execute();
      }
      if (counts && onPostgres) await goOnCounting(into, table);
    }
  });
}
