import { documentFieldNames } from '@rivermark/contracts/documents';
import { DAY_MS } from '@rivermark/contracts/durations';
import { expect, test } from 'vitest';
import { sweep } from '../src/documents/retention/sweep.ts';
import { call, callBody } from './calls.ts';
import { startWithClients, submitAll } from './documents-calls.ts';
import { signIn } from './sign-in.ts';
import { words } from './words-of.ts';

/** A signed-in agent, and the documents of one client, at a moment that the test moves. */
async function withSubmission() {
  let now = Date.now();
  const started = await startWithClients({}, { clock: () => now });
  const { data } = await submitAll(started, {
    client_name: 'Ada Brown',
    client_email: 'Ada@visitor.example',
  });
  expect(data).toEqual({ success: true });
  const agent = await signIn(started);
  const [submission] = await started.documents.kept();
  if (!submission) throw new Error('There is no submission');
  const room = `/desk/documents/${submission.id}`;
  const reminders = async () =>
    (await started.outbox()).filter(({ template }) => template === 'documents-reminder').length;
  const to = (moment: number) => {
    now = moment;
  };
  return { ...started, agent, submission, room, reminders, to };
}

test("a client's documents stand on the desk with the days until they are erased, and open from there", async () => {
  const { agent, submission, room } = await withSubmission();
  expect(words((await agent.get('/desk/documents')).body)).toMatch(
    new RegExp(
      `Erased in 30 days, [^.]* Ada Brown ${documentFieldNames.length} documents · received .* · not opened yet`,
    ),
  );
  const answer = await agent.get(`${room}/open`);
  expect([answer.statusCode, answer.headers.location]).toEqual([
    303,
    expect.stringMatching(new RegExp(`^/agent/documents/${submission.id}\\.`)),
  ]);
  const opened = await agent.get(String(answer.headers.location));
  expect(opened.statusCode).toBe(200);
  expect(opened.body.match(/>View</g)).toHaveLength(documentFieldNames.length);
  expect(opened.body).toContain(`<a href="${room}">`);
  expect(words((await agent.get(room)).body)).toMatch(
    new RegExp(
      `last opened .* What was sent Government ID PDF.* What happened .*${documentFieldNames.length} documents received .*Page opened, from`,
    ),
  );
});

test('documents are kept longer once: the mailed link goes on opening them, and a new reminder comes', async () => {
  const site = await withSubmission();
  const { agent, app, room, submission, parts, handingOver, documents, reminders, to } = site;
  const mailed = documents.pageOf(submission) ?? '';
  await sweep(parts, handingOver, submission.expires_at - 2 * DAY_MS);
  expect(await reminders()).toBe(1);

  const answer = await agent.post(`${room}/extend`);
  expect(words((await agent.get(String(answer.headers.location))).body)).toContain('they are kept longer');
  const extended = await documents.find(submission.id);
  expect(extended?.expires_at).toBe(submission.expires_at + 30 * DAY_MS);
  expect(documents.pageOf(extended ?? submission)).toBe(mailed);
  await sweep(parts, handingOver, submission.expires_at + 2 * DAY_MS);
  expect(await reminders()).toBe(0);
  to(submission.expires_at + 2 * DAY_MS);
  // A device stays signed in for 30 days.
  const { cookie } = await signIn(site);
  expect((await app.inject({ url: mailed, headers: { cookie } })).statusCode).toBe(200);
  await sweep(parts, handingOver, submission.expires_at + 28 * DAY_MS);
  expect(await reminders()).toBe(1);
  await sweep(parts, handingOver, submission.expires_at + 31 * DAY_MS);
  expect(await documents.kept()).toEqual([]);
});

test('documents are not kept longer a second time, nor once they are erased', async () => {
  const { agent, room, submission, documents } = await withSubmission();
  await agent.post(`${room}/extend`);
  const again = await agent.post(`${room}/extend`);
  expect(again.headers.location).toContain('done=not-extended');
  expect((await documents.find(submission.id))?.expires_at).toBe(submission.expires_at + 30 * DAY_MS);
  expect(words((await agent.get(room)).body)).toContain('not possible a second time');
});

test('they are not kept longer while the reminder of the old end is being sent', async () => {
  const { agent, room, submission, parts, handingOver, documents, db } = await withSubmission();
  await sweep(parts, handingOver, submission.expires_at - 2 * DAY_MS);
  await db
    .updateTable('outbox')
    .set({ state: 'sending' })
    .where('template', '=', 'documents-reminder')
    .execute();
  const answer = await agent.post(`${room}/extend`);
  expect([answer.statusCode, answer.headers['x-error-code']]).toEqual([423, 'object-busy']);
  expect((await documents.find(submission.id))?.extended_ms).toBe(0);
});

test('they are erased from the desk after a yes, for good, and the record of it stays', async () => {
  const { agent, room, documents } = await withSubmission();
  await agent.post(`${room}/erase`);
  expect(await documents.kept()).toHaveLength(1);
  const answer = await agent.post(`${room}/erase`, { sure: 'yes' });
  expect(words((await agent.get(String(answer.headers.location))).body)).toMatch(
    new RegExp(
      `gone for good\\. .* Erased documents .* What happened .*${documentFieldNames.length} documents received .*Erased, from`,
    ),
  );
  expect((await agent.get(`${room}/open`)).statusCode).toBe(404);
  const list = words((await agent.get('/desk/documents')).body);
  expect(list).toContain('There are no documents');
  expect(list).not.toContain('Ada');
});

test("a client's inquiries and documents stand together, by email address in any case", async () => {
  const { app, agent, room, enquiries } = await withSubmission();
  await call(app, callBody({ from_name: 'Ada at home', from_email: 'ada@Visitor.example' }));
  const [enquiry] = await enquiries();
  expect(words((await agent.get(room)).body)).toMatch(/Inquiries of the same person Ada at home/);
  const page = (await agent.get(`/desk/enquiries/${enquiry?.id}`)).body;
  expect(words(page)).toContain(
    `From the same person Client documents ${documentFieldNames.length} documents`,
  );
  expect(page).toContain(`href="${room}"`);
});
