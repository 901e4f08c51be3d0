import type SQLite from 'better-sqlite3';
import { CompiledQuery, type DatabaseConnection, SqliteDialect, SqliteDriver } from 'kysely';
import { keptStatements } from './kept-statements.ts';

const RETRY_MS = 25;

const isBusy = (error: unknown) => String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY');

/**
 * A statement that finds the database locked by another process is tried again for `waitMs`, and the event loop goes
 * on meanwhile: SQLite's own wait would stop it. Within a transaction nothing is tried again, as it could not help;
 * there the wait is in its `begin immediate`.
 */
function patient(
  connection: DatabaseConnection,
  sqlite: SQLite.Database,
  waitMs: number,
): DatabaseConnection {
  return {
    streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    async executeQuery(query) {
      const deadline = performance.now() + waitMs;
      for (;;) {
        try {
          return await connection.executeQuery(query);
        } catch (error) {
          if (!isBusy(error) || sqlite.inTransaction || performance.now() >= deadline) throw error;
        }
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
    },
  };
}

class PatientDriver extends SqliteDriver {
  readonly #sqlite: SQLite.Database;
  readonly #waitMs: number;

  constructor(sqlite: SQLite.Database, waitMs: number) {
    super({ database: keptStatements(sqlite) });
    this.#sqlite = sqlite;
    this.#waitMs = waitMs;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return patient(await super.acquireConnection(), this.#sqlite, this.#waitMs);
  }

  /** What is read in a transaction must still be true when it writes; begun otherwise, it could also fail half-way. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** A full disk makes SQLite roll back by itself; a second time would fail, and hide why. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#sqlite.inTransaction) await super.rollbackTransaction(connection);
  }
}

/** SQLite whose transactions hold the write lock from their beginning, and whose waits stop nobody else. */
export class PatientSqliteDialect extends SqliteDialect {
  readonly #sqlite: SQLite.Database;
  readonly #waitMs: number;

  constructor(sqlite: SQLite.Database, waitMs: number) {
    super({ database: sqlite });
    this.#sqlite = sqlite;
    this.#waitMs = waitMs;
  }

  override createDriver(): SqliteDriver {
    return new PatientDriver(this.#sqlite, this.#waitMs);
  }
}
