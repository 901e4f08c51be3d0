import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { EMAIL_SEND_PATH } from '@rivermark/contracts/email-send';
import { startMailServer } from '@rivermark/testkit/mail-server';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../src/db/open-database.ts';
import { callBody } from './calls.ts';
import { startServer, temporaryFolder } from './start-app.ts';
import { dieAt, portOf, startProcess, waitUntil } from './start-process.ts';
import { onEmbeddedStores, storesOfRun } from './stores-of-run.ts';
import { writeTinySite } from './tiny-site.ts';

async function prepare() {
  const folder = temporaryFolder();
  const site = join(folder, 'site');
  writeTinySite(site);
  const mail = await startMailServer();
  onTestFinished(() => mail.stop());
  const env = { DATA_DIR: join(folder, 'data'), SMTP_URL: mail.url, ...(await storesOfRun()) };
  const submissionId = randomUUID();
  const send = (port: number) =>
    fetch(`http://127.0.0.1:${port}${EMAIL_SEND_PATH}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(callBody({ submission_id: submissionId })),
    }).then(
      (answer) => answer.status,
      () => 'no answer',
    );
  return { site, env, mail, send };
}

type Stores = Readonly<{ DATA_DIR: string; DATABASE_URL?: string }>;

const open = ({ DATA_DIR, DATABASE_URL }: Stores) =>
  openDatabase({ dataDir: DATA_DIR, ...(DATABASE_URL && { databaseUrl: DATABASE_URL }) });

async function outboxOf(stores: Stores) {
  const db = open(stores);
  try {
    return await db.selectFrom('outbox').select(['state', 'message_id']).execute();
  } finally {
    await db.destroy();
  }
}

/** As if the dead worker's lease had expired by now. */
async function endLeases(stores: Stores) {
  const db = open(stores);
  await db.updateTable('outbox').set({ lease_until: 1 }).where('lease_until', 'is not', null).execute();
  await db.destroy();
}

/** One server that dies at the given place. A whole one then takes over its data. */
async function crash(env: Readonly<Record<string, string>>) {
  const made = await prepare();
  const first = startProcess(made.site, { ...made.env, ...env }, dieAt);
  const answer = await made.send(await portOf(first));
  expect(await first.exit).toBeNull();
  const left = await outboxOf(made.env);
  await endLeases(made.env);
  const next = startProcess(made.site, made.env);
  const port = await portOf(next);
  const delivered = () =>
    waitUntil(next, async () => {
      const rows = await outboxOf(made.env);
      return rows.length > 0 && rows.every(({ state }) => state === 'sent');
    });
  return { ...made, answer, left, port, delivered };
}

onEmbeddedStores('a commit is on the disk when it returns: SQLite is told to sync each', async () => {
  const { db } = await startServer();
  const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(db);
  // FULL; NORMAL would sync only at the later checkpoint.
  expect(rows).toEqual([{ synchronous: 2 }]);
});

test('killed before the commit: no thanks was shown, nothing is half there, and the retry arrives once', async () => {
  const { answer, left, mail, send, port, delivered } = await crash({
    DIE_ONCE_SEEN: 'insert into "outbox"',
    DIE_AT: 'before:commit',
  });
  expect(answer).toBe('no answer');
  expect(left).toEqual([]);
  expect(await send(port)).toBe(200);
  await delivered();
  expect(mail.received).toHaveLength(1);
});

test('killed after the commit, before the answer: the enquiry arrives, and the retry does not double it', async () => {
  const { answer, left, mail, send, port, delivered } = await crash({
    DIE_ONCE_SEEN: 'insert into "outbox"',
    DIE_AT: 'after:commit',
  });
  expect(answer).toBe('no answer');
  // Between the commit and its answer the worker may have seen the mail, over its own connection to
  // PostgreSQL.
  expect(left.map(({ state }) => state)).toEqual([expect.stringMatching(/^(pending|sending)$/)]);
  expect(await send(port)).toBe(200);
  await delivered();
  expect(mail.received).toHaveLength(1);
});

test('killed after the worker claimed the mail: the next one sends it, once', async () => {
  const { left, mail, delivered } = await crash({
    DIE_ONCE_SEEN: 'insert into "outbox"',
    DIE_AT: 'after:order by "marked", case',
  });
  expect(left).toMatchObject([{ state: 'sending' }]);
  await delivered();
  expect(mail.received).toHaveLength(1);
});

test('killed after the mail server accepted, before that was recorded: it goes again under the same Message-ID', async () => {
  const { answer, left, mail, delivered } = await crash({
    DIE_ONCE_SEEN: 'insert into "outbox"',
    DIE_AT: 'before:update "outbox" set "lease_owner" = ?',
  });
  expect(answer).toBe(200);
  expect(left).toMatchObject([{ state: 'sending' }]);
  await delivered();
  expect(mail.received).toHaveLength(2);
  expect(new Set(mail.received.map((received) => received.mail.messageId))).toEqual(
    new Set([left[0]?.message_id]),
  );
});
