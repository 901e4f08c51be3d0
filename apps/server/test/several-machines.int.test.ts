import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { fixtureFolder } from '@rivermark/content/fixtures';
import { documentFieldNames } from '@rivermark/contracts/documents';
import { DAY_MS } from '@rivermark/contracts/durations';
import { triesAll } from '@rivermark/testkit/every-case';
import { startMailServer } from '@rivermark/testkit/mail-server';
import { waitUntil } from '@rivermark/testkit/wait-until';
import { sql } from 'kysely';
import { expect, onTestFinished } from 'vitest';
import { retryDeadlock } from '../src/db/retry-deadlock.ts';
import { readDocument } from '../src/documents/opening/read-document.ts';
import { composeMail } from '../src/notify/compose-mail.ts';
import { atDesk } from './at-desk.ts';
import { call, callBody } from './calls.ts';
import { cheapHash } from './cheap-hash.ts';
import { contentPublisher } from './content-publisher.ts';
import { newName, pdfBytes, startWithClients, submitAll } from './documents-calls.ts';
import { startServer } from './start-app.ts';
import { onSharedDatabase, onSharedStores } from './stores-of-run.ts';
import { ask, create, patch } from './tus-calls.ts';
import { words } from './words-of.ts';

/** Two machines over the same stores, each with a data directory of its own. */
async function twoMachines(env: Readonly<Record<string, string>> = {}) {
  const first = await startWithClients(env);
  const { DATA_DIR: _, ...shared } = first.stores;
  const second = await startWithClients({ ...env, ...shared });
  return [first, second] as const;
}

onSharedDatabase('two workers on two machines send every enquiry once', async () => {
  const mail = await startMailServer();
  onTestFinished(() => mail.stop());
  const machines = await twoMachines({ SMTP_URL: mail.url, MAILS_PER_HOUR: '1000' });
  const names = Array.from({ length: 16 }, (_, place) => `Visitor ${place}`);
  await Promise.all(
    names.map((from_name, place) =>
      call(machines[place % 2 === 0 ? 0 : 1].app, callBody({ from_name, submission_id: randomUUID() })),
    ),
  );
  for (const { server } of machines) server.outboxWorker.start();
  await waitUntil('an empty outbox', async () =>
    (await machines[0].outbox()).every(({ state }) => state === 'sent'),
  );
  const told = mail.received.map(({ mail: { subject } }) => /Visitor \d+/.exec(subject ?? '')?.[0]);
  expect(told.filter(Boolean).sort()).toEqual(names.sort());
});

onSharedDatabase('the same enquiry sent to two machines at once is one enquiry', async () => {
  const [first, second] = await twoMachines();
  const body = callBody({ submission_id: randomUUID() });
  const answers = await Promise.all([first, second, first, second].map(({ app }) => call(app, body)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect(await first.enquiries()).toHaveLength(1);
  expect((await second.outbox()).filter(({ template }) => template === 'enquiry-to-agent')).toHaveLength(1);
});

onSharedDatabase('the same enquiries in opposite order on two machines are all accepted', async () => {
  const machines = await twoMachines({ ENQUIRIES_PER_MINUTE: '100000' });
  for (let round = 0; round < (triesAll ? 20 : 5); round += 1) {
    const keys = Array.from({ length: 15 }, () => randomUUID());
    const answers = await Promise.all(
      [keys, keys.toReversed()].flatMap((order, place) =>
        order.map((submission_id) => call(machines[place === 0 ? 0 : 1].app, callBody({ submission_id }))),
      ),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  }
});

onSharedDatabase('a transaction that PostgreSQL rolls back to end a deadlock is run once more', async () => {
  const { db } = await startServer();
  const add = (within: Pick<typeof db, 'insertInto'>, mark: string) =>
    within
      .insertInto('window_count')
      .values({ mark, count: 1, until: 1 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const [first, both] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let runs = 0;
  const retried = retryDeadlock(() =>
    db.transaction().execute(async (transaction) => {
      runs += 1;
      await add(transaction, 'lower');
      first.resolve();
      await both.promise;
      await add(transaction, 'higher');
    }),
  );
  await db.transaction().execute(async (transaction) => {
    // PostgreSQL then rolls back the other one.
    await sql`set local deadlock_timeout = '10min'`.execute(transaction);
    await add(transaction, 'higher');
    await first.promise;
    const waiting = add(transaction, 'lower');
    await waitUntil('this one to wait', async () => {
      const { rows } = await sql`select pid from pg_locks where not granted`.execute(db);
      return rows.length > 0;
    });
    both.resolve();
    await waiting;
  });
  await retried;
  expect(runs).toBe(2);
  const stored = await db.selectFrom('window_count').select('mark').orderBy('mark').execute();
  expect(stored.map(({ mark }) => mark)).toEqual(['higher', 'lower']);
});

onSharedDatabase('what one address sends in a minute counts on all machines together', async () => {
  const [first, second] = await twoMachines({ ENQUIRIES_PER_MINUTE: '3' });
  for (const { app } of [first, second, first, second]) {
    expect((await call(app, callBody({ submission_id: randomUUID() }))).statusCode).toBe(200);
  }
  expect((await first.enquiries()).map(({ spam_marks }) => spam_marks).sort()).toEqual([
    '["many-from-network"]',
    ...Array(3).fill('[]'),
  ]);
});

onSharedStores('uploads that one address may begin in an hour count on all machines together', async () => {
  const least = documentFieldNames.length;
  const machines = await twoMachines({ DOCUMENTS_PER_HOUR: String(least) });
  const statuses: number[] = [];
  for (let upload = 0; upload <= least; upload += 1) {
    statuses.push((await create(machines[upload % 2 === 0 ? 0 : 1], newName('photoId'), 1000)).status);
  }
  expect(statuses).toEqual([...documentFieldNames.map(() => 201), 429]);
});

onSharedStores('wrong passphrases for a link count on all machines together', async () => {
  const [first, second] = await twoMachines({ AGENT_PASSPHRASE_HASH: await cheapHash('seven herons') });
  await submitAll(first);
  const row = (await first.outbox()).find(({ template }) => template === 'documents-to-agent');
  if (!row) throw new Error('The agent was told nothing.');
  const { text = '' } = (await composeMail(first.server)(row)).mail;
  const path = /https?:\/\/[^/]+(\/agent\/documents\/[^\s/]+)$/m.exec(text)?.[1] ?? '';
  const statuses: number[] = [];
  for (const { app } of [first, second, first, second, first, second]) {
    const answer = await app.inject({
      method: 'POST',
      url: `${path}/passphrase`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'passphrase=wrong',
    });
    statuses.push(answer.statusCode);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
});

onSharedDatabase('a job runs on one machine at a time', async () => {
  const [first, second] = await twoMachines();
  await Promise.all([first.server.scheduler.runDue(), second.server.scheduler.runDue()]);
  const jobs = await first.db.selectFrom('job').selectAll().execute();
  expect(jobs.filter(({ lease_owner, error }) => lease_owner !== null || error !== null)).toEqual([]);
});

onSharedStores(
  'an upload whose machine is lost goes on with the other, and the document is what was sent',
  async () => {
    const [first, second] = await twoMachines();
    const bytes = pdfBytes('two machines', 3_000_000);
    const created = await create(first, newName('photoId'), bytes.length);
    const path = String(created.headers.get('location'));
    expect((await patch(first.url + path, 0, bytes.subarray(0, 1_500_000))).status).toBe(204);
    await first.app.close();

    const offset = Number((await ask(second.url + path)).headers.get('upload-offset'));
    expect(offset).toBe(1_500_000);
    expect((await patch(second.url + path, offset, bytes.subarray(offset))).status).toBe(204);
    const row = await second.db.selectFrom('document').selectAll().executeTakeFirstOrThrow();
    expect(row.state).toBe('stored');
    expect((await buffer(readDocument(second.parts, row))).equals(bytes)).toBe(true);
  },
);

onSharedStores(
  'a request that hangs on one machine spoils nothing of the upload that goes on with another',
  async () => {
    const [first, second] = await twoMachines();
    const bytes = pdfBytes('taken over', 4_000_000);
    const created = await create(first, newName('photoId'), bytes.length);
    const path = String(created.headers.get('location'));
    let more: ReadableStreamDefaultController<Uint8Array> | undefined;
    const hanging = new ReadableStream<Uint8Array>({
      start(controller) {
        more = controller;
        controller.enqueue(new Uint8Array(bytes.subarray(0, 1_500_000)));
      },
    });
    const late = patch(first.url + path, 0, hanging).catch((error: Error) => error);
    const standing = async () => Number((await ask(second.url + path)).headers.get('upload-offset'));
    await waitUntil('the first part', async () => (await standing()) > 0);
    const offset = await standing();
    const taken = await patch(second.url + path, offset, bytes.subarray(offset, 3_000_000));
    expect(taken.status).toBe(204);
    // What the first machine goes on to receive belongs to nobody any more.
    more?.enqueue(new Uint8Array(bytes.subarray(1_500_000)));
    more?.close();
    const answer = await late;
    expect(answer instanceof Response ? answer.status : 0).not.toBe(204);
    expect(await standing()).toBe(3_000_000);
    expect((await patch(second.url + path, 3_000_000, bytes.subarray(3_000_000))).status).toBe(204);
    const row = await second.db.selectFrom('document').selectAll().executeTakeFirstOrThrow();
    expect((await buffer(readDocument(second.parts, row))).equals(bytes)).toBe(true);
  },
);

onSharedStores('documents that one machine received are handed over to another', async () => {
  const [first, second] = await twoMachines();
  const { data } = await submitAll({ ...first, functions: second.functions });
  expect(data).toEqual({ success: true });
  const submission = await second.db.selectFrom('document_submission').selectAll().executeTakeFirstOrThrow();
  for (const row of await second.documents.documentsOf(submission)) {
    expect((await buffer(readDocument(second.parts, row))).equals(pdfBytes())).toBe(true);
  }
});

onSharedDatabase(
  'a draft begun on one machine goes on with another, which asks where both changed a field',
  async () => {
    const outcome = async () => ({ pages: ['/'] });
    const ports = {
      builtInContent: fixtureFolder('specification'),
      runDrafts: {
        see: outcome,
        publish: outcome,
        bringBack: outcome,
        takePhoto: async () => ({ fault: 'Not in this test.' }),
      },
    };
    const first = await atDesk({}, ports);
    const { DATA_DIR: _, ...shared } = first.stores;
    const second = await atDesk(shared, ports);
    const home = '/desk/site/homes/riverside-bungalow';
    const save = ({ agent }: typeof first, price: string, was: string) =>
      agent.post(home, { was: JSON.stringify({ price: was }), 'field.price': price });
    expect((await save(first, '875,000', '895,000')).statusCode).toBe(303);
    expect(words(await second.page(`${home}/changes`))).toContain('Price: $895,000 → $875,000');
    const both = await save(second, '880,000', '895,000');
    expect(both.statusCode).toBe(409);
    expect(words(both.body)).toContain('What you typed 880,000 What was saved meanwhile 875,000');
    expect((await save(second, '880,000', '875,000')).statusCode).toBe(303);
    expect(words(await first.page(`${home}/changes`))).toContain('Price: $895,000 → $880,000');
  },
);

onSharedDatabase('what one machine publishes the other draws from the same files, each once', async () => {
  const drawn: string[] = [];
  const machine = async (name: string, stores: Readonly<Record<string, string>> = {}) => {
    const started = await startServer(stores, {
      republishing: {
        program: 'test',
        async republish() {
          drawn.push(name);
          await content.drawNewest();
          return true;
        },
      },
    });
    const content = contentPublisher(started);
    return { ...started, ...content };
  };
  const first = await machine('first');
  const { DATA_DIR: _, ...shared } = first.stores;
  const second = await machine('second', shared);
  const look = async (now: number) => {
    for (const { server } of [first, second]) await server.publishByItself?.look(now);
  };
  // Without a bucket photos lie on one machine alone.
  const photos = 'DOCUMENTS_URL' in shared ? { 'photos/hero.jpg': 'a photo' } : undefined;
  const noon = Date.parse('2026-11-27T17:00:00Z');
  await look(noon);
  expect(drawn).toEqual([]);
  await first.publishTexts({ 'content/site.yaml': 'one', ...photos }, noon);
  await look(noon);
  await look(noon);
  expect(drawn).toEqual(['second']);
  expect(await second.drawnFrom()).toEqual({ 'content/site.yaml': 'one', ...photos });
  await second.publishTexts({ 'content/site.yaml': 'two', ...photos }, noon + 1000);
  await look(noon);
  expect(drawn).toEqual(['second', 'first']);
  expect(await first.drawnFrom()).toEqual({ 'content/site.yaml': 'two', ...photos });
  // At midnight every machine draws its own.
  await look(noon + DAY_MS);
  expect(drawn).toEqual(['second', 'first', 'first', 'second']);
});
