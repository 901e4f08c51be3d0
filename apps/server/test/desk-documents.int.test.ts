import { expect, test } from 'vitest';
import { composeMail } from '../src/notify/compose-mail.ts';
import { startWithClients, submitAll } from './documents-calls.ts';
import { privateHere, privateOf } from './private-of.ts';
import { askForLink, cookieOf, postDesk, signIn } from './sign-in.ts';
import { words } from './words-of.ts';

/** Documents that were handed over, and the path of the link in the agent's mail. */
async function handedOver(env: Record<string, string> = {}) {
  const started = await startWithClients(env);
  await submitAll(started);
  /** The agent's notice as it would leave now. */
  const text = async () => {
    const row = await started.db
      .selectFrom('outbox')
      .selectAll()
      .where('template', '=', 'documents-to-agent')
      .executeTakeFirstOrThrow();
    return (await composeMail(started.server)(row)).mail.text;
  };
  const [, path = ''] = /https?:\/\/[^/]+(\/agent\/documents\/[^\s/]+)$/m.exec(await text()) ?? [];
  return { started, path, text };
}

test('once anybody has signed in to the desk a forwarded mail opens nothing, and after signing in one lands where its link led', async () => {
  const { started, path, text } = await handedOver();
  const { app } = started;
  const before = words((await app.inject(path)).body);
  expect(before).toContain('Anyone with this page’s address can open them');
  expect(await text()).toContain('whoever has one can open the documents');
  const { cookie } = await signIn(started);
  expect(await text()).toContain('open on phones and computers that are signed in to your desk');

  const page = await app.inject({ url: path, headers: { cookie } });
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('Until then they open on devices that are signed in to your desk');
  const document = /href="(\/agent[^"]+\/[0-9a-f-]{36})"/.exec(page.body)?.[1] ?? '';
  const audit = await started.db.selectFrom('document_audit').selectAll().execute();
  for (const url of [path, document, `${document}/content`, `${document}/download`, `${path}/all`]) {
    const closed = await app.inject(url);
    expect([url, closed.statusCode]).toEqual([url, 401]);
    expect(closed.body).toContain('Sign in to the desk');
    expect(closed.body).not.toContain('scan.pdf');
    expect(privateOf(closed.headers)).toEqual(privateHere.desk);
  }
  expect((await postDesk(app, `${path}/erase`, { sure: 'yes' })).statusCode).toBe(401);
  expect(await started.db.selectFrom('document_audit').selectAll().execute()).toEqual(audit);

  const to = /name="to" value="([^"]+)"/.exec((await app.inject(document)).body)?.[1] ?? '';
  const answer = await postDesk(app, await askForLink(started, to));
  expect(answer.headers.location).toBe(document);
  const signedIn = { cookie: cookieOf(answer.headers['set-cookie']) };
  expect((await app.inject({ url: document, headers: signedIn })).statusCode).toBe(200);
});

test('a link that is no link is told so to everybody, signed in or not', async () => {
  const { started, path } = await handedOver({ DOCUMENTS_NEED_SIGN_IN: 'on' });
  const answer = await started.app.inject(`${path}x`);
  expect([answer.statusCode, answer.body.includes('This link opens nothing')]).toEqual([404, true]);
});

test("'on' asks for a signed-in device before anybody has signed in, 'off' never does", async () => {
  const on = await handedOver({ DOCUMENTS_NEED_SIGN_IN: 'on' });
  expect((await on.started.app.inject(on.path)).statusCode).toBe(401);
  const off = await handedOver({ DOCUMENTS_NEED_SIGN_IN: 'off' });
  await signIn(off.started);
  expect((await off.started.app.inject(off.path)).statusCode).toBe(200);
});
