import { expect, test } from 'vitest';
import { cookieOf, deskMails, postDesk, signIn } from './sign-in.ts';
import { softAuthenticator } from './soft-authenticator.ts';
import { startApp } from './start-app.ts';
import { words } from './words-of.ts';

type Started = Awaited<ReturnType<typeof startApp>>;
type Browser = Awaited<ReturnType<typeof signIn>>;

const iphone = { 'user-agent': 'Mozilla/5.0 (iPhone) Version/18.5 Mobile/15E148 Safari/604.1' };

/** Adds a passkey like the page's script. `forged`: replaces the phone's answer. */
async function add(
  { post, cookie }: Browser,
  { app }: Started,
  phone = softAuthenticator(),
  name = 'My phone',
) {
  const options = await post('/desk/devices/passkeys/options');
  const challenge = cookieOf(options.headers['set-cookie']);
  const token = await tokenOf(app, cookie);
  const answer = phone.create(options.json());
  const send = () =>
    postDesk(app, '/desk/devices/passkeys', { token, name, answer }, { cookie: `${cookie}; ${challenge}` });
  return { phone, answer: await send(), again: send };
}

const tokenOf = async (app: Started['app'], cookie: string) =>
  /name="token" value="([^"]+)"/.exec(
    (await app.inject({ url: '/desk/devices', headers: { cookie } })).body,
  )?.[1] ?? '';

/** Requests a challenge like the sign-in page's script. */
async function asked({ app }: Started) {
  const options = await postDesk(app, '/desk/sign-in/passkey/options');
  const cookie = cookieOf(options.headers['set-cookie']);
  const send = (answer: string, more: Record<string, string> = {}) =>
    postDesk(app, '/desk/sign-in/passkey', { answer, ...more }, { cookie, ...iphone });
  return { options: options.json() as { challenge: string }, send };
}

async function withPasskey(env: Record<string, string> = {}, clock = Date.now) {
  const started = await startApp(env, { clock });
  const mine = await signIn(started);
  const { phone, answer } = await add(mine, started);
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/desk/devices']);
  return { started, mine, phone };
}

test('a passkey that was added is listed, told by mail, and signs in without one', async () => {
  const { started, mine, phone } = await withPasskey();
  expect((await mine.get('/desk/devices')).body).toContain('<h3>My phone</h3>');
  const told = (await deskMails(started)).at(-1)?.mail;
  expect(told?.subject).toBe('A passkey was added to your desk');
  expect(told?.text).toContain('Passkey: My phone');

  const sizeBefore = (await deskMails(started)).length;
  expect((await started.app.inject('/desk')).body).toContain('Sign In with a Passkey');
  const { options, send } = await asked(started);
  const answer = await send(phone.get(options), { to: '/desk/devices' });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/desk/devices']);
  const cookie = cookieOf(answer.headers['set-cookie']);
  expect((await started.app.inject({ url: '/desk', headers: { cookie } })).statusCode).toBe(200);
  const mails = await deskMails(started);
  expect(mails).toHaveLength(sizeBefore + 1);
  expect(mails.at(-1)?.mail.text).toContain('By: A passkey');
  expect(mails.at(-1)?.mail.subject).toBe('Signed in to your desk: Safari on iPhone');
});

test('strangers who try passkeys at the same address do not keep the right one out', async () => {
  const { started, phone } = await withPasskey();
  const stranger = softAuthenticator();
  const tryOne = async () => {
    const { options, send } = await asked(started);
    return (await send(stranger.get(options))).statusCode;
  };
  for (let count = 0; count < 20; count += 1) expect(await tryOne()).toBe(401);
  expect(await tryOne()).toBe(429);
  const { options, send } = await asked(started);
  expect((await send(phone.get(options))).statusCode).toBe(303);
});

test('an answer that was given once counts no more, right or wrong', async () => {
  const { started, phone } = await withPasskey();
  const { options, send } = await asked(started);
  const right = phone.get(options);
  expect((await send('{}')).statusCode).toBe(401);
  expect((await send(right)).statusCode).toBe(401);
  const next = await asked(started);
  const used = phone.get(next.options);
  expect((await next.send(used)).statusCode).toBe(303);
  expect((await next.send(used)).statusCode).toBe(401);
});

test.each([
  ['made for another site', { origin: 'https://evil.example' }],
  ['given without finger, face or PIN', { verified: false }],
  ['of a copied passkey, whose counter goes back', { counter: 1 }],
])('an answer %s signs nobody in', async (_what, lie) => {
  const { started, phone } = await withPasskey();
  for (const before of [1, 2]) {
    const { options, send } = await asked(started);
    expect((await send(phone.get(options))).statusCode, `sign-in ${before}`).toBe(303);
  }
  const { options, send } = await asked(started);
  const answer = await send(phone.get(options, lie));
  expect(answer.statusCode).toBe(401);
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(answer.body).toContain('This passkey did not open the desk');
});

test('an unknown passkey, a challenge of another browser and one that is too old sign nobody in', async () => {
  let ahead = 0;
  const { started, phone } = await withPasskey({}, () => Date.now() + ahead);
  const [one, other] = [await asked(started), await asked(started)];
  expect((await one.send(softAuthenticator().get(one.options))).statusCode).toBe(401);
  expect((await other.send(phone.get(one.options))).statusCode).toBe(401);
  const without = await postDesk(started.app, '/desk/sign-in/passkey', { answer: phone.get(one.options) });
  expect(without.statusCode).toBe(401);

  const late = await asked(started);
  ahead = 5 * 60_000 + 1;
  expect((await late.send(phone.get(late.options))).statusCode).toBe(401);
});

test('a passkey is added only by the session that asked, once, and one that was removed signs in no more', async () => {
  const { started, mine, phone } = await withPasskey();
  const options = await mine.post('/desk/devices/passkeys/options');
  const challenge = cookieOf(options.headers['set-cookie']);
  const other = await signIn(started);
  const stolen = await postDesk(
    started.app,
    '/desk/devices/passkeys',
    { token: other.token, answer: softAuthenticator().create(options.json()) },
    { cookie: `${other.cookie}; ${challenge}` },
  );
  expect([stolen.statusCode, stolen.headers['x-error-code']]).toEqual([422, 'passkey-refused']);
  const second = await add(mine, started, softAuthenticator(), '  A\nsecond   <b>one</b> ');
  expect(second.answer.statusCode).toBe(303);
  expect((await second.again()).headers['x-error-code']).toBe('passkey-refused');
  const page = (await mine.get('/desk/devices')).body;
  expect(page).toContain('<h3>A second &lt;b&gt;one&lt;/b&gt;</h3>');

  for (const [, path] of page.matchAll(/action="([^"]+\/remove)"/g))
    expect((await mine.post(path ?? '')).statusCode).toBe(303);
  expect((await started.app.inject('/desk')).body).not.toContain('passkey');
  const { options: last, send } = await asked(started);
  expect((await send(phone.get(last))).statusCode).toBe(401);
});

test('removing a passkey offers to sign out what it signed in, and nothing else', async () => {
  const { started, mine, phone } = await withPasskey();
  const { app } = started;
  const { options, send } = await asked(started);
  const cookie = cookieOf((await send(phone.get(options))).headers['set-cookie']);
  const isIn = async () => (await app.inject({ url: '/desk', headers: { cookie } })).statusCode === 200;
  const removal = /action="([^"]+\/remove)"/.exec((await mine.get('/desk/devices')).body)?.[1] ?? '';

  const page = await mine.post(removal);
  expect(page.statusCode).toBe(200);
  expect(words(page.body)).toMatch(/signed in by it now: Safari on iPhone/);
  expect(page.body).toContain('name="also" value="yes" checked');
  expect([await isIn(), (await mine.get('/desk/devices')).body.includes('My phone')]).toEqual([true, true]);

  expect((await mine.post(removal, { sure: 'yes', also: 'yes' })).headers.location).toBe('/desk/devices');
  expect([await isIn(), (await mine.get('/desk/devices')).body.includes('My phone')]).toEqual([false, false]);
  expect((await mine.get('/desk')).statusCode).toBe(200);
});

test('a device that removes its own passkey stays signed in unless it is to be signed out', async () => {
  const { started, phone } = await withPasskey();
  const remove = async (entries: Record<string, string>) => {
    const { options, send } = await asked(started);
    const cookie = cookieOf((await send(phone.get(options))).headers['set-cookie']);
    const token = await tokenOf(started.app, cookie);
    const get = (url: string) => started.app.inject({ url, headers: { cookie } });
    const removal = /action="([^"]+\/remove)"/.exec((await get('/desk/devices')).body)?.[1] ?? '';
    const answer = await postDesk(started.app, removal, { token, sure: 'yes', ...entries }, { cookie });
    return [answer.headers.location, (await get('/desk')).statusCode];
  };
  const rows = await started.db.selectFrom('desk_passkey').selectAll().execute();
  expect(await remove({})).toEqual(['/desk/devices', 200]);
  await started.db.insertInto('desk_passkey').values(rows).execute();
  expect(await remove({ also: 'yes' })).toEqual(['/desk/sign-in', 401]);
});
