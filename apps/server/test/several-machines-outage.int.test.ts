import { randomUUID } from 'node:crypto';
import { EMAIL_SEND_PATH } from '@rivermark/contracts/email-send';
import { triesAll } from '@rivermark/testkit/every-case';
import type { PostgresServer } from '@rivermark/testkit/postgres-server';
import { startDatabase } from '@rivermark/testkit/shared-stores';
import { waitUntil } from '@rivermark/testkit/wait-until';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { migrate } from '../src/db/migrate.ts';
import { openDatabase, openToMigrate } from '../src/db/open-database.ts';
import { isConnectionLost } from '../src/db/postgres/connection-lost.ts';
import { PatientPool } from '../src/db/postgres/patient-pool.ts';
import { call, callBody, postForm } from './calls.ts';
import { newName, noticeFor, startWithClients, uploadAll } from './documents-calls.ts';
import { lineTo } from './line-to.ts';
import { startServer } from './start-app.ts';
import { newDatabase, onSharedStores, storesOfRun } from './stores-of-run.ts';
import { create } from './tus-calls.ts';

/** A server of its own: it goes down while others need theirs. */
let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startDatabase();
  const template = openDatabase({ dataDir: '', databaseUrl: postgres.url });
  await migrate(template);
  await template.destroy();
});
afterAll(() => postgres.stop());

/** Enough for a connection on a busy machine. */
const PATIENCE_MS = 5000;

const start = async (ports: Parameters<typeof startWithClients>[1] = {}) =>
  startWithClients({ DATABASE_URL: await newDatabase(postgres.url) }, ports);

test('a PostgreSQL that goes and comes back under requests loses nothing that was acknowledged, and nobody else is told a fault of ours', async () => {
  const site = await start();
  const acknowledged: string[] = [];
  const refused: { status: number; retryAfter: string | null }[] = [];
  let isOver = false;
  const visitor = async () => {
    while (!isOver) {
      const key = randomUUID();
      for (let status = 0; status !== 200; ) {
        const answer = await fetch(site.url + EMAIL_SEND_PATH, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(callBody({ submission_id: key })),
        });
        status = answer.status;
        // Like the page when the visitor retries: under the same key.
        if (status !== 200) refused.push({ status, retryAfter: answer.headers.get('retry-after') });
      }
      acknowledged.push(key);
    }
  };
  const visitors = Promise.all(Array.from({ length: 12 }, visitor));
  for (let turn = 1; turn <= (triesAll ? 2 : 1); turn += 1) {
    const before = acknowledged.length;
    await waitUntil('twenty more', () => acknowledged.length >= before + 20);
    await postgres.goDown();
    await postgres.comeBack();
  }
  isOver = true;
  await visitors;

  expect(refused.filter(({ status }) => status !== 503)).toEqual([]);
  expect(refused.filter(({ retryAfter }) => !(Number(retryAfter) > 0))).toEqual([]);
  const stored = (await site.enquiries()).map((row) => row.enquiry_key);
  expect(stored.toSorted()).toEqual(acknowledged.toSorted());
  expect(await site.outbox()).toHaveLength(acknowledged.length);
});

test('while it is down every call is refused in a bounded time, with 503 and when to try again; then each goes', async () => {
  const site = await start({ databaseWaitMs: PATIENCE_MS });
  await postgres.goDown();
  const began = performance.now();
  const calls = {
    script: () => call(site.app, callBody({ submission_id: randomUUID() })),
    form: () =>
      postForm(site.app, 'contact', {
        name: 'Ada Brown',
        email: 'ada@visitor.example',
        phone: '(904) 555-0123',
        message: 'Is the house still for sale?',
      }),
    'no page': () => site.app.inject('/nowhere'),
    desk: () => site.app.inject('/desk'),
    ready: () => site.app.inject('/readyz'),
    upload: async () => {
      const { status, headers } = await create(site, newName('photoId'), 1000);
      return { statusCode: status, headers: Object.fromEntries(headers), body: '' };
    },
  };
  const all = async () =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(calls).map(async ([name, make]) => {
          const { statusCode, headers, body } = await make();
          if (name === 'form' && statusCode === 503) expect(body).toContain('value="Ada Brown"');
          return [name, [statusCode, Number(headers['retry-after'] ?? 0) > 0]] as const;
        }),
      ),
    );
  const down = await all();
  const waited = performance.now() - began;
  await postgres.comeBack();

  expect(down).toEqual({
    script: [503, true],
    form: [503, true],
    // What needs no database keeps working.
    'no page': [404, false],
    desk: [503, true],
    ready: [503, true],
    upload: [503, true],
  });
  // That long for a connection and for each later statement. A busy machine adds its own.
  expect(waited).toBeLessThan(12 * PATIENCE_MS);
  expect(site.log()).not.toContain('internal-error');
  const up = await all();
  expect(Object.values(up).map(([status]) => status)).toEqual([200, 303, 404, 401, 200, 201]);
});

test('a connection that is ended within a transaction undoes it and ends nothing else', async () => {
  const { db } = await startServer({ DATABASE_URL: await newDatabase(postgres.url) });
  const mark = (id: number) =>
    db.insertInto('window_count').values({ mark: `mark ${id}`, count: 1, until: 1 });
  const failed = db.transaction().execute(async (transaction) => {
    await transaction.insertInto('window_count').values({ mark: 'undone', count: 1, until: 1 }).execute();
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db);
    await transaction.insertInto('window_count').values({ mark: 'late', count: 1, until: 1 }).execute();
  });
  await expect(failed).rejects.toSatisfy(isConnectionLost);
  await Promise.all(Array.from({ length: 20 }, (_, id) => mark(id).execute()));
  const rows = await db.selectFrom('window_count').select('mark').execute();
  expect(rows.map((row) => row.mark).toSorted()).toEqual(
    Array.from({ length: 20 }, (_, id) => `mark ${id}`).toSorted(),
  );
});

test('where all connections are taken, the next waits so long as it may and is refused; where the server takes no more, too', async () => {
  const databaseUrl = await newDatabase(postgres.url);
  const db = openDatabase({ dataDir: '', databaseUrl }, PATIENCE_MS);
  onTestFinished(() => db.destroy());
  await sql`create role crowded login connection limit 0`.execute(db);
  const crowded = openDatabase(
    { dataDir: '', databaseUrl: databaseUrl.replace('rivermark@', 'crowded@') },
    PATIENCE_MS,
  );
  onTestFinished(() => crowded.destroy());
  const { promise: until, resolve: letGo } = Promise.withResolvers<void>();
  const held: Promise<void>[] = [];
  for (let count = 0; count < 10; count += 1) {
    const { promise: isHeld, resolve: holds } = Promise.withResolvers<void>();
    held.push(
      db.connection().execute(async () => {
        holds();
        await until;
      }),
    );
    await Promise.race([isHeld, held.at(-1)]);
  }
  const ask = () => db.selectFrom('job').select('name').execute();
  await Promise.all([
    expect(ask()).rejects.toSatisfy(isConnectionLost),
    expect(crowded.selectFrom('job').select('name').execute()).rejects.toMatchObject({ code: '53300' }),
  ]);
  letGo();
  await Promise.all(held);
  expect(await ask()).toEqual([]);
});

test('a server that falls silent counts as gone, and its connections are lent to nobody any more', async () => {
  const line = await lineTo(await newDatabase(postgres.url));
  const pool = new PatientPool({ connectionString: line.url, max: 2, query_timeout: 1000 }, 4000);
  onTestFinished(() => pool.end());
  const client = await pool.connect();
  await client.query('select 1');
  line.die();
  await expect(client.query('select 2')).rejects.toSatisfy(isConnectionLost);
  await expect(client.query('select 3')).rejects.toSatisfy(isConnectionLost);
  client.release();
  await expect(pool.connect()).rejects.toSatisfy(isConnectionLost);
  line.live();
  const next = await pool.connect();
  expect((await next.query('select 4 as four')).rows).toEqual([{ four: 4 }]);
  next.release();
});

onSharedStores(
  'a store that hangs while documents are handed over keeps the database from nobody, and they are handed over once it answers',
  async () => {
    const { DOCUMENTS_URL = '', ...stores } = await storesOfRun();
    const bucket = new URL(DOCUMENTS_URL);
    const line = await lineTo(bucket.searchParams.get('endpoint') ?? '');
    bucket.searchParams.set('endpoint', line.url);
    const site = await startWithClients({ ...stores, DOCUMENTS_URL: bucket.href });
    const submissionId = randomUUID();
    const names = await uploadAll(site, submissionId);
    line.die();
    const body = noticeFor(site, names, submissionId);
    let answered = 0;
    const handOver = async () => {
      const { response } = await site.functions.invoke('send-email', { body });
      answered += 1;
      return response?.status;
    };
    // More than there are connections.
    const notices = Promise.all(Array.from({ length: 12 }, handOver));
    await waitUntil('what the store is asked', () => line.swallowed() > 0);
    expect((await call(site.app, callBody({ submission_id: randomUUID() }))).statusCode).toBe(200);
    expect(answered).toBe(0);
    line.live();
    line.breakOff();
    for (const status of await notices) expect([200, 503]).toContain(status);
    expect(await handOver()).toBe(200);
    expect(await site.db.selectFrom('document_submission').select('id').execute()).toHaveLength(1);
  },
);

test('a step of an upgrade takes as long as it takes, whatever the database says of its time', async () => {
  const place = { dataDir: '', databaseUrl: await newDatabase(postgres.url) };
  const [ordinary, patient] = [openDatabase(place), openToMigrate(place)];
  onTestFinished(async () => void (await Promise.all([ordinary.destroy(), patient.destroy()])));
  const name = new URL(place.databaseUrl).pathname.slice(1);
  await sql`alter database ${sql.ref(name)} set statement_timeout = 50`.execute(ordinary);
  await sql`select pg_sleep(0.2)`.execute(patient);
  const allowed = async (db: typeof patient) =>
    (await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db)).rows;
  expect(await allowed(patient)).toEqual([{ statement_timeout: '0' }]);
  expect(await allowed(ordinary)).toEqual([{ statement_timeout: '30s' }]);
});
