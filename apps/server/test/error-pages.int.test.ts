import { expect, test } from 'vitest';
import { callBody, contactParams, postForm } from './calls.ts';
import { startApp } from './start-app.ts';

const asPage = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

/** Lines of the log at error level. */
const errorsOf = (log: string) =>
  log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .filter(({ level }) => level === 50);

test('a fault of ours is a page with a reference, under which the log says where it arose', async () => {
  const server = await startApp();
  await server.closeDatabase();
  const link = `/agent/documents/00000000-0000-0000-0000-000000000000.${'a'.repeat(43)}`;
  const answer = await server.app.inject({ url: link, headers: asPage });
  expect([answer.statusCode, answer.headers['x-error-code']]).toEqual([500, 'internal-error']);
  const id = String(answer.headers['x-request-id']);
  expect(id).toMatch(/^[0-9a-f]{10}$/);
  expect(answer.body).toContain(`<strong>${id}</strong>`);
  expect(answer.body).toContain('Something went wrong here. Please try again.');
  expect(answer.body).not.toMatch(/driver|database|\.ts/);
  const [error] = errorsOf(server.log());
  expect(error).toMatchObject({ reqId: id, code: 'internal-error' });
  expect(error.errors[0].frames.join('\n')).toContain('apps/server/src/documents/');
});

test("a visitor without scripts whose message could not be stored is told the log's reference, too", async () => {
  const server = await startApp();
  await server.closeDatabase();
  const { from_name: name, from_email: email, phone, message } = contactParams;
  const answer = await postForm(server.app, 'contact', { name, email, phone, message });
  const id = String(answer.headers['x-request-id']);
  expect(answer.body).toContain(`<strong>${id}</strong>`);
  const [error] = errorsOf(server.log());
  expect(error).toMatchObject({ reqId: id, code: 'not-stored' });
  expect(error.errors.map(({ name: kind }: { name: string }) => kind)[0]).toBe('AppError');
  expect(error.errors.length).toBeGreaterThan(1);
  for (const said of [name, email, phone, message]) expect(server.log()).not.toContain(said);
});

test('what a visitor did wrong is a page as well, without a reference; programs hear it in plain text', async () => {
  const { app } = await startApp();
  const page = await app.inject({ url: '/%', headers: asPage });
  expect([page.statusCode, page.headers['x-request-id']]).toEqual([400, undefined]);
  expect(page.headers['content-type']).toMatch(/^text\/html/);
  expect(page.body).toContain('The address is malformed');
  expect(page.body.replace(/<style>.*?<\/style>/s, '')).not.toContain('reference');
  const back = await app.inject({ url: '/enquiries/contact', headers: asPage });
  expect([back.statusCode, back.headers.allow]).toEqual([405, 'POST']);
  expect(back.body).toContain('Please go back.');
  const program = await app.inject({
    method: 'POST',
    url: '/api/v1.0/email/send',
    payload: callBody({ phone: '' }),
  });
  expect(program.headers['content-type']).toMatch(/^text\/plain/);
});
