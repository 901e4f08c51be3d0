import { documentFieldNames } from '@rivermark/contracts/documents';
import { DAY_MS } from '@rivermark/contracts/durations';
import { expect, test } from 'vitest';
import { sweep } from '../src/documents/retention/sweep.ts';
import { composeMail } from '../src/notify/compose-mail.ts';
import { startWithClients, submitAll } from './documents-calls.ts';
import { handedOver, mailsOf } from './documents-handed-over.ts';

const fail = (what: string): never => {
  throw new Error(what);
};

test('the agent is reminded three days before, once, and after the retention everything is erased', async () => {
  const { started, get } = await handedOver({ DOCUMENT_RETENTION_DAYS: '10' });
  const now = Date.now();
  const { parts, handingOver } = started;
  await sweep(parts, handingOver, now + 6 * DAY_MS);
  expect((await started.outbox()).map(({ template }) => template)).not.toContain('documents-reminder');
  await sweep(parts, handingOver, now + 7 * DAY_MS + 1000);
  await sweep(parts, handingOver, now + 8 * DAY_MS);
  const reminders = (await mailsOf(started)).filter(({ template }) => template === 'documents-reminder');
  expect(reminders).toHaveLength(1);
  expect(reminders[0]?.mail.subject).toMatch(/^Client documents are erased on /);
  expect((await get()).statusCode).toBe(200);
  await started.db.updateTable('outbox').set({ state: 'sent', sent_at: now }).execute();
  await sweep(parts, handingOver, now + 10 * DAY_MS + 1000);
  expect((await get()).statusCode).toBe(404);
  expect(await started.parts.files.list()).toEqual([]);
});

test('documents that the agent was never told of are kept once as long again, and erased they are told of without a name', async () => {
  const { started, get, path } = await handedOver({ DOCUMENT_RETENTION_DAYS: '10' });
  const { parts, handingOver, db } = started;
  const now = Date.now();
  await db.updateTable('outbox').set({ state: 'given-up' }).execute();
  // The server was off for a month.
  const late = now + 40 * DAY_MS;
  await sweep(parts, handingOver, late);
  await sweep(parts, handingOver, late + 1000);
  const [kept = fail('It is kept')] = await started.documents.kept();
  expect(kept.expires_at).toBe(late + 10 * DAY_MS);
  expect((await started.documents.auditOf(kept)).at(-1)).toMatchObject({
    action: 'extended',
    by: 'the server',
    detail: 'by 10 days: the agent was not told of them',
  });
  const notice = async () =>
    (await started.outbox()).find(({ template }) => template === 'documents-to-agent') ?? fail('It stays');
  // Should it leave now, its link opens.
  expect((await composeMail(started.server)(await notice())).mail.text).toContain(path);

  await sweep(parts, handingOver, late + 11 * DAY_MS);
  expect((await get()).statusCode).toBe(404);
  expect(await parts.files.list()).toEqual([]);
  expect((await notice()).state).toBe('given-up');
  const { mail } = await composeMail(started.server)(await notice());
  expect(mail.subject).toBe('Client documents were erased before you were told of them');
  expect(mail.to).toEqual(started.server.config.agent);
  expect(JSON.stringify(mail)).not.toMatch(/Ada|ada@/);
});

test('documents whose notice did not leave are erased in their time where the agent has opened them', async () => {
  const { started, get, path } = await handedOver({ DOCUMENT_RETENTION_DAYS: '10' });
  expect(path).not.toBe('');
  expect((await get()).statusCode).toBe(200);
  await sweep(started.parts, started.handingOver, Date.now() + 11 * DAY_MS);
  expect((await get()).statusCode).toBe(404);
  expect(await started.outbox()).toEqual([]);
});

test('what was sent and never handed over is gone after a day', async () => {
  const started = await startWithClients();
  const { names } = await submitAll(started, { message: 'nothing' }).catch(() => ({ names: [] }));
  expect(names).toHaveLength(documentFieldNames.length);
  await sweep(started.parts, started.handingOver, Date.now() + DAY_MS - 60_000);
  expect(await started.parts.files.list()).toHaveLength(documentFieldNames.length);
  await sweep(started.parts, started.handingOver, Date.now() + DAY_MS + 60_000);
  expect(await started.parts.files.list()).toEqual([]);
  expect(await started.db.selectFrom('document').selectAll().execute()).toEqual([]);
});
