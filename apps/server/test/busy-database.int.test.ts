import { statSync } from 'node:fs';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { sql } from 'kysely';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../src/db/open-database.ts';
import { sweep } from '../src/documents/retention/sweep.ts';
import { overwriteDeleted } from '../src/erasing/overwrite-deleted.ts';
import { call, callBody } from './calls.ts';
import { handedOver } from './documents-handed-over.ts';
import { signIn } from './sign-in.ts';
import { startApp } from './start-app.ts';
import { onEmbeddedStores } from './stores-of-run.ts';

/** Another process's transaction over the same database; on SQLite the only one that may write. */
async function lock({ dataDir, databaseUrl }: { dataDir: string; databaseUrl?: string }) {
  if (databaseUrl) {
    const other = new Client({ connectionString: databaseUrl });
    await other.connect();
    onTestFinished(() => other.end());
    await other.query('begin');
    await other.query('lock table enquiry, outbox in exclusive mode');
    return () => other.query('commit');
  }
  const other = new SQLite(join(dataDir, 'rivermark.db'), { timeout: 0 });
  onTestFinished(() => {
    other.close();
  });
  other.exec('begin immediate');
  return () => other.exec('commit');
}

test('while another process holds the database, the server goes on answering, and stores each enquiry after it, once', async () => {
  const server = await startApp();
  const release = await lock(server.config);
  let answered = 0;
  const answers = Array.from({ length: 5 }, async () => {
    const answer = await call(server.app, callBody());
    answered += 1;
    return answer.statusCode;
  });
  // A blocking wait would have kept everybody in each of these turns.
  for (let ask = 0; ask < 20; ask += 1) {
    expect((await server.app.inject('/healthz')).statusCode).toBe(200);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(answered).toBe(0);
  await release();
  expect(await Promise.all(answers)).toEqual([200, 200, 200, 200, 200]);
  expect(await server.enquiries()).toHaveLength(5);
  expect(await server.outbox()).toHaveLength(5);
});

onEmbeddedStores(
  'while an enquiry waits for another process, desk, metrics and document links are read as ever',
  async () => {
    const { started, path, audit } = await handedOver();
    const { app, db, config } = started;
    const agent = await signIn(started);
    // So long ago that the visit must be recorded.
    await db.updateTable('desk_device').set({ last_seen_at: 0 }).execute();
    const release = await lock(config);
    let isAnswered = false;
    const waiting = call(app, callBody()).then(({ statusCode }) => {
      isAnswered = true;
      return statusCode;
    });
    for (const url of ['/desk', '/desk/enquiries', '/metrics', path]) {
      expect([url, (await agent.get(url)).statusCode]).toEqual([url, 200]);
    }
    // It tries a write, and reports in time that none is possible.
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    expect(isAnswered).toBe(false);
    release();
    expect(await waiting).toBe(200);
    await expect.poll(audit).toContain('link-opened');
    expect((await app.inject('/readyz')).statusCode).toBe(200);
  },
);

onEmbeddedStores('those who wait together are all refused when the time of the first is over', async () => {
  const server = await startApp();
  const impatient = openDatabase(server.config, 200);
  onTestFinished(() => impatient.destroy());
  const release = await lock(server.config);
  const began = performance.now();
  const ends = await Promise.allSettled(
    Array.from({ length: 50 }, () => impatient.deleteFrom('job').execute()),
  );
  release();
  expect(ends.map(({ status }) => status)).toEqual(Array(50).fill('rejected'));
  // In sequence they would take 50 times as long.
  expect(performance.now() - began).toBeLessThan(50 * 200);
});

// About SQLite's single write lock. For PostgreSQL see several-machines-outage.
onEmbeddedStores(
  'the wait for another process is bounded, and what waited in vain has changed nothing',
  async () => {
    const server = await startApp();
    const impatient = openDatabase(server.config, 60);
    onTestFinished(() => impatient.destroy());
    const release = await lock(server.config);
    await expect(
      impatient.transaction().execute((transaction) => transaction.deleteFrom('job').execute()),
    ).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
    release();
    await impatient.transaction().execute((transaction) => transaction.deleteFrom('job').execute());
  },
);

onEmbeddedStores('who waited in vain is told so with 503, and when to try again', async () => {
  const server = await startApp();
  const impatient = openDatabase(server.config, 60);
  onTestFinished(() => impatient.destroy());
  server.app.post('/in-vain', () =>
    impatient.transaction().execute((transaction) => transaction.deleteFrom('job').execute()),
  );
  const release = await lock(server.config);
  const { statusCode, headers } = await server.app.inject({ method: 'POST', url: '/in-vain' });
  release();
  expect([statusCode, headers['x-error-code']]).toEqual([503, 'database-unavailable']);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
});

onEmbeddedStores(
  'what a transaction has read is still true when it writes: no other can write in between',
  async () => {
    const server = await startApp();
    const impatient = openDatabase(server.config, 60);
    onTestFinished(() => impatient.destroy());
    await server.db.transaction().execute(async (transaction) => {
      await transaction.selectFrom('outbox').selectAll().execute();
      await expect(impatient.deleteFrom('job').execute()).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
    });
  },
);

onEmbeddedStores(
  'a transaction that SQLite ended by itself, as it does on a full disk, is refused for that reason, and the next one goes',
  async () => {
    const { db } = await startApp();
    await sql`create table single (a unique)`.execute(db);
    const insert = (values: readonly number[]) =>
      db.transaction().execute(async (transaction) => {
        for (const value of values)
          await sql`insert or rollback into single values (${value})`.execute(transaction);
      });
    await expect(insert([1, 1])).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT_UNIQUE' });
    await insert([1]);
  },
);

/** The server, and another program that reads new data from its database's log. */
async function withReader() {
  const started = await startApp();
  const reader = new SQLite(join(started.config.dataDir, 'rivermark.db'), { readonly: true });
  reader.exec('begin');
  reader.prepare('select count(*) from enquiry').get();
  await started.db.insertInto('morning_digest').values({ day: '2026-01-01', at: 1 }).execute();
  return { ...started, stopReading: () => void reader.close() };
}

onEmbeddedStores(
  'that the log could not be begun anew is no success, is said, and is done once nobody reads it',
  async () => {
    const { db, config, parts, handingOver, log, stopReading } = await withReader();
    expect(await overwriteDeleted(db)).toBe(false);
    await sweep(parts, handingOver);
    expect(log()).toContain('"code":"log-not-overwritten"');
    stopReading();
    expect(await overwriteDeleted(db)).toBe(true);
    expect(statSync(join(config.dataDir, 'rivermark.db-wal')).size).toBe(0);
  },
);

onEmbeddedStores('who reads the log for a moment is waited for', async () => {
  const { db, stopReading } = await withReader();
  let answers = 0;
  const told = db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      answers += 1;
      if (answers === 1) stopReading();
      return result;
    },
  });
  expect(await overwriteDeleted(told)).toBe(true);
  expect(answers).toBe(2);
});
