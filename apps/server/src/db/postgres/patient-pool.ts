import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { isConnectionLost } from './connection-lost.ts';

const RETRY_MS = 100;
/** A connection that rested for longer is asked whether it is still one. */
const RESTED_MS = 1000;
/** One that does not answer this by then is none: its machine may be gone without a word. */
const PING_MS = 3000;

/** What the driver says when the server has not answered within `query_timeout`. */
const isSilent = (error: unknown) => (error as Error).message === 'Query read timeout';

/** A connection as it is lent; whoever has it gives it back by `release`. */
export interface LentConnection {
  query: PoolClient['query'];
  release(destroy?: boolean): void;
}

/**
 * A pool that gives out connections that live: one that cannot be had, or died while it rested, is asked for again
 * until `waitMs` are over. What is under way when the database goes is not tried again here, as nobody knows how far
 * it came; where the options name a `query_timeout`, a server that falls silent counts as gone after it.
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
    // Without a listener a connection that dies would end the process. At rest the pool has dropped it already; in
    // use, what was asked of it fails by itself, and it is not lent again.
    this.#pool.on('error', () => {});
    this.#pool.on('connect', (client) => client.on('error', () => {}));
    this.#pool.on('release', (_, client) => {
      this.#restsSince.set(client as PoolClient, performance.now());
    });
  }

  /** Rejects, after `waitMs` at the latest, with what was wrong. */
  async connect(): Promise<LentConnection> {
    const deadline = performance.now() + this.#waitMs;
    let refused: unknown;
    for (;;) {
      try {
        return lend(await this.#before(deadline));
      } catch (error) {
        if (!isConnectionLost(error)) throw error;
        // The end of the time says less than what the server said before it.
        if (performance.now() + RETRY_MS >= deadline) throw refused ?? error;
        refused = error;
      }
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }

  end(): Promise<void> {
    return this.#pool.end();
  }

  /** The pool itself would wait as long again with every try. */
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

/** What was once not answered is asked nothing more, and is not lent again: the answer may come to somebody else. */
function lend(client: PoolClient): LentConnection {
  let silent = false;
  return {
    // But for a cursor, by which nothing of ours reads.
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
