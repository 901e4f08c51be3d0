import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { isConnectionLost } from './connection-lost.ts';

const RETRY_MS = 100;
/** A connection that rested for longer is asked whether it is still one. */
const RESTED_MS = 1000;

/**
 * A pool that gives out connections that live: one that cannot be had, or died while it rested, is asked for again
 * until `waitMs` are over. What is under way when the database goes is not tried again here, as nobody knows how far
 * it came.
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
    // Without a listener a connection that dies at rest would end the process; the pool has dropped it already.
    this.#pool.on('error', () => {});
    this.#pool.on('release', (_, client) => {
      this.#restsSince.set(client as PoolClient, performance.now());
    });
  }

  async connect(): Promise<PoolClient> {
    const deadline = performance.now() + this.#waitMs;
    for (;;) {
      try {
        return await this.#living();
      } catch (error) {
        if (!isConnectionLost(error) || performance.now() >= deadline) throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }

  end(): Promise<void> {
    return this.#pool.end();
  }

  async #living(): Promise<PoolClient> {
    const client = await this.#pool.connect();
    const since = this.#restsSince.get(client);
    if (since === undefined || performance.now() - since <= RESTED_MS) return client;
    try {
      await client.query('select 1');
      return client;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }
}
