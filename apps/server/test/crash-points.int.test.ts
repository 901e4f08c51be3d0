import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { EMAIL_SEND_PATH } from '@rivermark/contracts/email-send';
import { everyCase } from '@rivermark/testkit/every-case';
import { startMailServer } from '@rivermark/testkit/mail-server';
import { waitUntil } from '@rivermark/testkit/wait-until';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { call, callBody } from './calls.ts';
import { startApp, startServer, temporaryFolder } from './start-app.ts';
import { dieAt, portOf, startProcess } from './start-process.ts';
import { onEmbeddedStores, storesOfRun } from './stores-of-run.ts';
import { writeTinySite } from './tiny-site.ts';

async function prepare() {
  const folder = temporaryFolder();
  const site = join(folder, 'site');
  writeTinySite(site);
  const mail = await startMailServer();
  onTestFinished(() => mail.stop());
  const env = { DATA_DIR: join(folder, 'data'), SMTP_URL: mail.url, ...(await storesOfRun()) };
  return { site, env, mail, body: callBody({ submission_id: randomUUID() }) };
}

/** One server that dies at the given place. A whole one then takes over its data. */
async function crash(env: Readonly<Record<string, string>>) {
  const made = await prepare();
  const first = startProcess(made.site, { ...made.env, ...env }, dieAt);
  const answer = await fetch(`http://127.0.0.1:${await portOf(first)}${EMAIL_SEND_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(made.body),
  }).then(
    ({ status }) => status,
    () => 'no answer',
  );
  expect(await first.exit).toBeNull();
  const next = await startApp(made.env);
  const left = await next.outbox();
  // As if the dead worker's lease had expired by now.
  const leased = next.db.updateTable('outbox').where('lease_until', 'is not', null);
  await leased.set({ lease_until: 1 }).execute();
  next.server.outboxWorker.start();
  const delivered = () =>
    waitUntil('the mail', async () => {
      const rows = await next.outbox();
      return rows.length > 0 && rows.every(({ state }) => state === 'sent');
    });
  return { ...made, answer, left, send: () => call(next.app, made.body), delivered };
}

onEmbeddedStores('a commit is on the disk when it returns: SQLite is told to sync each', async () => {
  const { db } = await startServer();
  const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(db);
  // FULL; NORMAL would sync only at the later checkpoint.
  expect(rows).toEqual([{ synchronous: 2 }]);
});

/** Where the process dies, what the visitor and the database then have, and how many mails come. */
const moments = [
  [
    'after the commit, before the answer: the enquiry arrives, and the retry does not double it',
    'after:commit',
    // Between the commit and its answer the worker may have seen the mail, over its own connection
    // to PostgreSQL.
    { answer: 'no answer', left: ['pending', 'sending'], mails: 1 },
  ],
  [
    'after the mail server accepted, before that was recorded: it goes again under the same Message-ID',
    'before:update "outbox" set "lease_owner" = ?',
    { answer: 200, left: ['sending'], mails: 2 },
  ],
  [
    'before the commit: no thanks was shown, nothing is half there, and the retry arrives once',
    'before:commit',
    { answer: 'no answer', left: [], mails: 1 },
  ],
  [
    'after the worker claimed the mail: the next one sends it, once',
    'after:order by "marked", case',
    // The visitor's answer was sent at the same time.
    { answer: expect.anything(), left: ['sending'], mails: 1 },
  ],
] as const;

// The outbox's model tries the others, too: outbox-life.int.test.ts.
test.each(everyCase(moments, moments.slice(0, 2)))('killed %s', async (_what, at, promised) => {
  const { answer, left, mail, send, delivered } = await crash({
    DIE_ONCE_SEEN: 'insert into "outbox"',
    DIE_AT: at,
  });
  expect(answer).toEqual(promised.answer);
  expect(left).toHaveLength(Math.min(promised.left.length, 1));
  for (const { state } of left) expect(promised.left).toContain(state);
  if (answer !== 200) expect((await send()).statusCode).toBe(200);
  await delivered();
  expect(mail.received).toHaveLength(promised.mails);
  const ids = new Set(mail.received.map((received) => received.mail.messageId));
  expect(ids.size).toBe(1);
  if (left[0]) expect(ids).toEqual(new Set([left[0].message_id]));
});
