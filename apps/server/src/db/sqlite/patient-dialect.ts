import type SQLite from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  SelectQueryNode,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { cachedStatements } from './cached-statements.ts';

const RETRY_MS = 25;

const isBusy = (error: unknown) => String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY');

/**
 * Two connections to one database. Only `writer` may change it; `reader` never waits for a change.
 */
interface Connections {
  readonly writer: SQLite.Database;
  readonly reader: SQLite.Database;
}

/**
 * One of the two connections. Retries a statement while another process holds the lock, without
 * blocking the event loop as SQLite's own wait would.
 */
class PatientConnection {
  readonly #sqlite: SQLite.Database;
  readonly #connection: Promise<DatabaseConnection>;

  constructor(sqlite: SQLite.Database, statements: ReturnType<typeof cachedStatements>) {
    this.#sqlite = sqlite;
    const driver = new SqliteDriver({ database: statements });
    this.#connection = driver.init().then(() => driver.acquireConnection());
  }

  get inTransaction(): boolean {
    return this.#sqlite.inTransaction;
  }

  async executeQuery<R>(query: CompiledQuery, deadline: number) {
    const connection = await this.#connection;
    for (;;) {
      try {
        return await connection.executeQuery<R>(query);
      } catch (error) {
        // Within a transaction a retry cannot help; there `begin immediate` waits.
        if (!isBusy(error) || this.inTransaction || performance.now() >= deadline) throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }

  async *streamQuery<R>(query: CompiledQuery, chunkSize: number) {
    yield* (await this.#connection).streamQuery<R>(query, chunkSize);
  }
}

/**
 * Kysely's connection for one query or transaction. Its first statement other than a select takes
 * the writer.
 */
class LentConnection implements DatabaseConnection {
  readonly #driver: PatientDriver;
  #endTurn: (() => void) | undefined;

  constructor(driver: PatientDriver) {
    this.#driver = driver;
  }

  async executeQuery<R>(query: CompiledQuery) {
    const { reader, writer, waitMs } = this.#driver;
    // Includes the wait for a turn; otherwise the last of many would wait many times as long.
    const deadline = performance.now() + waitMs;
    if (!this.#endTurn) {
      if (SelectQueryNode.is(query.query)) return reader.executeQuery<R>(query, deadline);
      this.#endTurn = await this.#driver.writerTurn();
    }
    return writer.executeQuery<R>(query, deadline);
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number) {
    const { reader, writer } = this.#driver;
    return (this.#endTurn ? writer : reader).streamQuery<R>(query, chunkSize);
  }

  release(): void {
    this.#endTurn?.();
    this.#endTurn = undefined;
  }
}

class PatientDriver implements Driver {
  readonly reader: PatientConnection;
  readonly writer: PatientConnection;
  readonly waitMs: number;
  readonly #connections: Connections;
  #lastTurn: Promise<void> = Promise.resolve();

  constructor(connections: Connections, waitMs: number) {
    const ofReader = cachedStatements(connections.reader);
    const ofWriter = cachedStatements(connections.writer, { onSchemaChange: ofReader.forgetAll });
    this.reader = new PatientConnection(connections.reader, ofReader);
    this.writer = new PatientConnection(connections.writer, ofWriter);
    this.waitMs = waitMs;
    this.#connections = connections;
  }

  async init(): Promise<void> {
    // Both connections are open.
  }

  /**
   * Resolves in call order once the previous turn has ended. The returned function ends this turn.
   */
  async writerTurn(): Promise<() => void> {
    const before = this.#lastTurn;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#lastTurn = promise;
    await before;
    return resolve;
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return new LentConnection(this);
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    (connection as LentConnection).release();
  }

  /**
   * Takes the write lock at once: what a transaction reads must still be true when it writes.
   * Otherwise it could also fail halfway.
   */
  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  /**
   * On a full disk SQLite rolls back automatically. A second rollback would fail and hide the
   * cause.
   */
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.writer.inTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {
    // The last connection to close checkpoints the log, which the reader cannot do.
    this.#connections.reader.close();
    this.#connections.writer.close();
  }
}

class TwoConnectionsAdapter extends SqliteAdapter {
  /** Otherwise Kysely would run one query at a time, and reads would wait for writes. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/**
 * SQLite with transactions that hold the write lock from their start, and reads that do not wait
 * for writes. No wait blocks anything else. `waitMs`: how long a statement waits for other
 * processes and for its turn to write.
 */
export const patientSqliteDialect = (connections: Connections, waitMs: number): Dialect => ({
  createDriver: () => new PatientDriver(connections, waitMs),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createAdapter: () => new TwoConnectionsAdapter(),
  createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
});
