import { randomBytes } from 'node:crypto';
import { DAY_MS, MINUTE_MS } from '@rivermark/contracts/durations';
import { expect, test } from 'vitest';
import { sweepAuth } from '../src/desk/auth/sweep-auth.ts';
import { cheapHash } from './cheap-hash.ts';
import { askForLink, cookieOf, deskMails, postDesk, signIn } from './sign-in.ts';
import { startApp } from './start-app.ts';

/** A server whose clock stands still until it is moved. */
async function atSignIn(env: Readonly<Record<string, string>> = {}) {
  let now = Date.now();
  const started = await startApp({ AGENT_EMAIL: 'agent@brokerage.example', ...env }, { clock: () => now });
  const pass = (ms: number) => {
    now += ms;
  };
  return { started, app: started.app, pass, sweep: () => started.server.scheduler.runDue() };
}

const forwardedFor = (address: string) => ({ 'x-forwarded-for': address });

test('a forged, a replayed and a foreign link sign nobody in and all look the same', async () => {
  const { started, app } = await atSignIn();
  const other = await atSignIn();
  const link = await askForLink(started);
  expect((await postDesk(app, link)).statusCode).toBe(303);
  const secret = link.split('/').at(-1) ?? '';
  const dead = [
    link,
    `/desk/sign-in/${randomBytes(32).toString('base64url')}`,
    `/desk/sign-in/${secret.slice(0, -1)}`,
    '/desk/sign-in/%00',
    "/desk/sign-in/' or 1=1 --",
    await askForLink(other.started),
  ];
  const bodies = new Set<string>();
  for (const url of dead) {
    for (const answer of [await app.inject(encodeURI(url)), await postDesk(app, encodeURI(url))]) {
      expect([url, answer.statusCode]).toEqual([url, 404]);
      expect(answer.headers['set-cookie']).toBeUndefined();
      bodies.add(answer.body);
    }
  }
  expect(bodies.size).toBe(1);
  expect(await started.db.selectFrom('desk_device').selectAll().execute()).toHaveLength(1);
});

test('a link ends after fifteen minutes, and its mail with it where it has not left', async () => {
  const { started, app, pass, sweep } = await atSignIn();
  const link = await askForLink(started);
  pass(15 * MINUTE_MS - 1);
  expect((await app.inject(link)).statusCode).toBe(200);
  pass(1);
  expect((await postDesk(app, link)).statusCode).toBe(404);
  const { db } = started;
  const links = () => db.selectFrom('desk_link').select('id').execute();
  await db.updateTable('outbox').set({ state: 'sending' }).execute();
  await sweepAuth(
    { db, enqueue: started.server.enqueue, removeCaptured: async () => {} },
    started.server.clock(),
  );
  expect(await links()).toHaveLength(1);
  await db.updateTable('outbox').set({ state: 'pending' }).execute();
  await sweep();
  expect(await started.outbox()).toEqual([]);
  expect(await links()).toEqual([]);
});

test('two that press the button at once: one is signed in', async () => {
  const { started, app } = await atSignIn();
  const link = await askForLink(started);
  const answers = await Promise.all([1, 2, 3].map(() => postDesk(app, link)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([303, 404, 404]);
});

test('neither link nor session stands in the database', async () => {
  const { started } = await atSignIn();
  const link = await askForLink(started, '/agent/documents/some-secret-token');
  const secret = link.split('/').at(-1) ?? '';
  const session = cookieOf((await postDesk(started.app, link)).headers['set-cookie']).split('=')[1] ?? '';
  const kept = JSON.stringify([
    await started.db.selectFrom('desk_link').selectAll().execute(),
    await started.db.selectFrom('desk_device').selectAll().execute(),
    await started.db.selectFrom('desk_attempt').selectAll().execute(),
    await started.outbox(),
  ]);
  expect(secret).toHaveLength(43);
  expect(session).toHaveLength(43);
  for (const hidden of [secret, session, 'some-secret-token', '127.0.0.1'])
    expect(kept).not.toContain(hidden);
  expect(started.log()).not.toContain(secret);
});

test('whoever asks for links without end gets the same answer, and the agent few mails, one of them still good', async () => {
  const { started, app, pass } = await atSignIn();
  const answers = new Set<string>();
  for (let count = 0; count < 40; count += 1) {
    const { statusCode, headers, body } = await postDesk(
      app,
      '/desk/sign-in',
      {},
      forwardedFor(`203.0.113.${count % 20}`),
    );
    answers.add(JSON.stringify([statusCode, headers.location, body]));
    pass(MINUTE_MS);
  }
  expect(answers.size).toBe(1);
  const mails = await deskMails(started);
  // Six in a quarter of an hour, over forty minutes.
  expect(mails.length).toBeLessThanOrEqual(18);
  const newest = /(\/desk\/sign-in\/\S+)/.exec(mails.at(-1)?.mail.text ?? '')?.[1] ?? '';
  expect((await app.inject(newest)).statusCode).toBe(200);
});

test('one address alone gets three links in a quarter of an hour', async () => {
  const { started, app } = await atSignIn();
  for (let count = 0; count < 9; count += 1)
    await postDesk(app, '/desk/sign-in', {}, forwardedFor(`2001:db8:1:1::${count}`));
  expect(await deskMails(started)).toHaveLength(3);
});

test('an address that tries dead links has to wait; a valid link works there all the same', async () => {
  const { started, app, pass } = await atSignIn();
  const there = forwardedFor('203.0.113.9');
  const deadLink = () => `/desk/sign-in/${randomBytes(32).toString('base64url')}`;
  const tryOne = () => postDesk(app, deadLink(), {}, there);
  for (let count = 0; count < 20; count += 1) expect((await tryOne()).statusCode).toBe(404);
  const refused = await tryOne();
  expect([refused.statusCode, refused.headers['x-error-code'], refused.headers['retry-after']]).toEqual([
    429,
    'too-many-sign-ins',
    '900',
  ]);
  // Opening more dead links than an address may in a minute.
  const look = async (url: string) => (await app.inject({ url, headers: there })).statusCode;
  for (let count = 0; count < 300; count += 1) await look(deadLink());
  expect(await look(deadLink())).toBe(429);
  const link = await askForLink(started);
  expect(await look(link)).toBe(200);
  expect((await postDesk(app, link, {}, there)).statusCode).toBe(303);
  pass(15 * MINUTE_MS);
  expect((await tryOne()).statusCode).toBe(404);
});

test('a session that was planted is not the one that is signed in, and ends nobody else', async () => {
  const { started, app } = await atSignIn();
  const victim = await signIn(started);
  const planted = `rivermark-desk=${randomBytes(32).toString('base64url')}`;
  const answer = await postDesk(app, await askForLink(started), {}, { cookie: planted });
  const given = cookieOf(answer.headers['set-cookie']);
  expect(given).not.toBe(planted);
  expect((await app.inject({ url: '/desk', headers: { cookie: planted } })).statusCode).toBe(401);
  expect((await app.inject({ url: '/desk', headers: { cookie: given } })).statusCode).toBe(200);
  expect((await victim.get('/desk')).statusCode).toBe(200);
  // Signing in again on the same browser leaves one session, not two.
  const again = await postDesk(app, await askForLink(started), {}, { cookie: given });
  expect((await app.inject({ url: '/desk', headers: { cookie: given } })).statusCode).toBe(401);
  expect(again.statusCode).toBe(303);
});

test('a stolen cookie opens nothing once its device is signed out, or after thirty days', async () => {
  const { started, app, pass, sweep } = await atSignIn();
  const mine = await signIn(started);
  const stolen = { cookie: mine.cookie };
  const id = /devices\/([0-9a-f-]{36})\/sign-out/.exec((await mine.get('/desk/devices')).body)?.[1];
  const out = await mine.post(`/desk/devices/${id}/sign-out`);
  expect([out.headers.location, out.headers['set-cookie']]).toEqual([
    '/desk/sign-in',
    'rivermark-desk=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
  ]);
  expect((await app.inject({ url: '/desk', headers: stolen })).statusCode).toBe(401);
  expect((await mine.post('/desk/devices/sign-out-everywhere')).statusCode).toBe(401);

  const later = await signIn(started);
  pass(30 * DAY_MS - 1);
  expect((await later.get('/desk')).statusCode).toBe(200);
  pass(1);
  expect((await later.get('/desk')).statusCode).toBe(401);
  await sweep();
  expect(await started.db.selectFrom('desk_device').selectAll().execute()).toEqual([]);
});

test('a form of another site, without its token, or with the token of another session changes nothing', async () => {
  const { started, app } = await atSignIn();
  const [mine, other] = [await signIn(started), await signIn(started)];
  const { cookie, token } = mine;
  const everywhere = '/desk/devices/sign-out-everywhere';
  const form = { 'content-type': 'application/x-www-form-urlencoded', cookie };
  const payload = `token=${token}`;
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    {},
  ];
  for (const headers of foreign) {
    const answer = await app.inject({
      method: 'POST',
      url: everywhere,
      headers: { ...form, ...headers },
      payload,
    });
    expect([headers, answer.statusCode, answer.headers['x-error-code']]).toEqual([
      headers,
      403,
      'not-allowed',
    ]);
  }
  for (const given of ['', 'x', other.token]) {
    expect((await postDesk(app, everywhere, { token: given }, { cookie })).statusCode).toBe(403);
  }
  // A page may send text or JSON to another site without asking; neither is read here.
  const json = { ...form, 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin' };
  expect((await app.inject({ method: 'POST', url: everywhere, headers: json, payload })).statusCode).toBe(
    415,
  );
  expect((await mine.get('/desk')).statusCode).toBe(200);
  expect((await postDesk(app, everywhere, { token }, { cookie })).statusCode).toBe(303);
});

test('what one lands at is an address of ours, whatever the form says', async () => {
  const { started, app } = await atSignIn();
  for (const [to, lands] of [
    ['/desk/devices', '/desk/devices'],
    ['//evil.example/', '/desk'],
    ['https://evil.example/desk', '/desk'],
  ] as const) {
    const link = await askForLink(started, to);
    expect([to, (await postDesk(app, link)).headers.location]).toEqual([to, lands]);
  }
});

test('with a passphrase set the link asks for it, five wrong ones close it for a while, and the link stays good', async () => {
  const { started, app, pass } = await atSignIn({
    AGENT_PASSPHRASE_HASH: await cheapHash('seven herons at dusk'),
  });
  const link = await askForLink(started);
  expect((await app.inject(link)).body).toContain(
    'name="passphrase" type="password" autocomplete="current-password"',
  );
  const give = (passphrase: string) => postDesk(app, link, { passphrase });
  for (let count = 0; count < 5; count += 1) {
    const answer = await give('seven herons at dawn');
    expect(answer.statusCode).toBe(401);
    expect(answer.body).toContain('That is not the passphrase');
  }
  // Another link is no way round.
  const another = await postDesk(app, await askForLink(started), { passphrase: 'seven herons at dusk' });
  expect([another.statusCode, another.headers['retry-after']]).toEqual([429, '900']);
  pass(14 * MINUTE_MS);
  const third = await askForLink(started);
  pass(MINUTE_MS);
  expect((await postDesk(app, third, { passphrase: 'seven herons at dusk' })).statusCode).toBe(303);
});

test('over https the cookie is bound to this host and to https', async () => {
  const { started } = await atSignIn({ PUBLIC_URL: 'https://rivermark.example' });
  const answer = await postDesk(started.app, await askForLink(started));
  expect(answer.headers['set-cookie']).toMatch(
    /^__Host-rivermark-desk=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure$/,
  );
});

test('every sign-in is told by mail with device and time, and stands in an audit that nobody changes', async () => {
  const { started } = await atSignIn();
  await signIn(started, { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0' });
  const told = (await deskMails(started)).at(-1)?.mail;
  expect(told?.to.address).toBe('agent@brokerage.example');
  expect(told?.subject).toBe('Signed in to your desk: Firefox on Windows');
  expect(told?.text).toMatch(/When: \w+day, .+ at \d+:\d\d [AP]M ET/);
  expect(told?.text).toContain('Sign Out Everywhere');
  await expect(started.db.deleteFrom('desk_audit').execute()).rejects.toThrow(/append-only/);
  await expect(started.db.updateTable('desk_audit').set({ device: 'x' }).execute()).rejects.toThrow(
    /append-only/,
  );
});
