import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { isConnectionLost } from './connection-lost.ts';

const RETRY_MS = 100;
/** A connection that idled longer is checked before use. */
const RESTED_MS = 1000;
/** A connection without an answer by then is dead: its machine may be gone silently. */
const PING_MS = 3000;

/** The driver's error when the server has not answered within `query_timeout`. */
const isSilent = (error: unknown) => (error as Error).message === 'Query read timeout';

/** A borrowed connection. The borrower must call `release`. */
export interface LentConnection {
  query: PoolClient['query'];
  release(destroy?: boolean): void;
}

/**
 * A pool that only lends live connections. Retries until `waitMs` if none can be had or one died
 * while idle. Does not retry statements that were running when the database went away, because
 * nobody knows how far they got. With a `query_timeout`, a server that falls silent counts as gone
 * after it.
 */
export class PatientPool {
  readonly options: PoolConfig;
  readonly #pool: Pool;
  readonly #waitMs: number;
  readonly #restsSince = new WeakMap<PoolClient, number>();

  constructor(options: PoolConfig, waitMs: number) {
    this.options = options;
    this.#pool = new Pool({ ...options, connectionTimeoutMillis: waitMs });
    this.#waitMs = waitMs;
    // Without a listener, a dying connection would end the process. The pool has already dropped an
    // idle one. In use, its statement fails and it is not lent again.
    this.#pool.on('error', () => {});
    this.#pool.on('connect', (client) => client.on('error', () => {}));
    this.#pool.on('release', (_, client) => {
      this.#restsSince.set(client as PoolClient, performance.now());
    });
  }

  /** Rejects with the cause, after `waitMs` at the latest. */
  async connect(): Promise<LentConnection> {
    const deadline = performance.now() + this.#waitMs;
    let refused: unknown;
    for (;;) {
      try {
        return lend(await this.#before(deadline));
      } catch (error) {
        if (!isConnectionLost(error)) throw error;
        // The server's earlier error says more than a timeout.
        if (performance.now() + RETRY_MS >= deadline) throw refused ?? error;
        refused = error;
      }
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }

  end(): Promise<void> {
    return this.#pool.end();
  }

  /** The pool itself would wait as long again at every attempt. */
  async #before(deadline: number): Promise<PoolClient> {
    const asked = this.#living();
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(
      () => late.reject(new Error('timeout exceeded when trying to connect')),
      Math.max(0, deadline - performance.now()),
    );
    try {
      return await Promise.race([asked, late.promise]);
    } catch (error) {
      void asked.then(
        (client) => client.release(),
        () => {},
      );
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  async #living(): Promise<PoolClient> {
    const client = await this.#pool.connect();
    const since = this.#restsSince.get(client);
    if (since === undefined || performance.now() - since <= RESTED_MS) return client;
    try {
      await client.query({ text: 'select 1', query_timeout: PING_MS } as never);
      return client;
    } catch (error) {
      client.release(true);
      throw isSilent(error) ? new Error('Connection terminated: silent', { cause: error }) : error;
    }
  }
}

/**
 * After a timeout the connection is neither used nor lent again: the late answer could reach
 * somebody else.
 */
function lend(client: PoolClient): LentConnection {
  let silent = false;
  return {
    // Without cursors, which we do not use.
    query: (async (text: string, values?: unknown[]) => {
      if (silent) throw new Error('Connection terminated: silent');
      try {
        return await client.query(text, values);
      } catch (error) {
        silent = isSilent(error);
        throw silent ? new Error('Connection terminated: silent', { cause: error }) : error;
      }
    }) as PoolClient['query'],
    release: (destroy = false) => client.release(destroy || silent),
  };
}
