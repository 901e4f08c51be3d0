import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { knownMigrations, migrate } from '../../src/db/migrate.ts';
import { openDatabase } from '../../src/db/open-database.ts';
import { dumpSchema } from './dump-schema.ts';
import { rowsOfEveryTable } from './rows-of-every-table.ts';

/**
 * Stores a release's schema with a row in every table, as SQL text named after its last migration.
 * Every later version is tested on it. Run it once for each release: `node
 * apps/server/test/schemas/keep-schema.ts`.
 */
const folder = mkdtempSync(join(tmpdir(), 'rivermark-schema-'));
const db = openDatabase({ dataDir: folder });
await migrate(db);
await db.destroy();
const file = join(folder, 'rivermark.db');
const sqlite = new SQLite(file);
for (const [table, row] of rowsOfEveryTable) {
  const columns = Object.keys(row);
  const places = columns.map(() => '?').join();
  sqlite
    .prepare(`insert into "${table}" ("${columns.join('", "')}") values (${places})`)
    .run(...Object.values(row));
}
sqlite.exec("update kysely_migration set timestamp = '2026-01-01T00:00:00.000Z'");
sqlite.close();
const kept = join(import.meta.dirname, `${knownMigrations().at(-1)}.sql`);
writeFileSync(kept, dumpSchema(file));
