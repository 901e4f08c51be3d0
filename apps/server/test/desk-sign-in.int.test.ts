import { DAY_MS, MINUTE_MS } from '@rivermark/contracts/durations';
import { expect, onTestFinished, test } from 'vitest';
import { auditDesk } from '../src/desk/auth/desk-audit.ts';
import { cheapHash } from './cheap-hash.ts';
import { watchRoutes } from './fuzz/routes.ts';
import { privateHere } from './private-of.ts';
import { askForLink, cookieOf, deskMails, postDesk, signIn } from './sign-in.ts';
import { startApp } from './start-app.ts';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

test('the link in the mail signs a device in, by the button and not by opening it', async () => {
  const started = await startApp({ AGENT_EMAIL: 'agent@brokerage.example' });
  const { app } = started;
  const link = await askForLink(started);
  const [{ mail } = { mail: undefined }] = await deskMails(started);
  expect(mail?.to.address).toBe('agent@brokerage.example');
  for (let opened = 0; opened < 3; opened += 1) {
    const page = await app.inject(link);
    expect(page.statusCode).toBe(200);
    expect(page.headers['set-cookie']).toBeUndefined();
    expect(page.body).toContain('Sign in on this device');
  }
  const answer = await postDesk(app, link);
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/desk']);
  expect(answer.headers['set-cookie']).toMatch(
    /^rivermark-desk=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/,
  );
});

test('without a signed-in device every page of the desk shows how to sign in, and a form changes nothing', async () => {
  const { app } = await startApp();
  for (const url of ['/desk', '/desk/', '/desk/devices']) {
    const { statusCode, body, headers } = await app.inject(url);
    expect([url, statusCode]).toEqual([url, 401]);
    expect(body).toContain('Email Me a Link');
    const [, name] = /<main[^>]*><div class="([\w-]+)">/.exec(body) ?? [];
    expect(body).toContain(`.${name}{width:100%`);
    expect(headers).toMatchObject({
      ...privateHere.desk,
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; style-src 'self' 'sha256-[^;]+; font-src 'self'; img-src 'self';/,
      ),
    });
  }
  expect((await postDesk(app, '/desk/devices/sign-out-everywhere')).statusCode).toBe(401);
});

test('every address of the desk but those of signing in asks first who is there', async () => {
  const routes = watchRoutes();
  onTestFinished(() => void routes.stop());
  const { app } = await startApp();
  const below = routes.all().filter(({ pattern }) => pattern.startsWith('/desk'));
  const isOpen = (pattern: string) =>
    /^\/desk\/(sign-in(\/|$)|manifest\.webmanifest$|push-worker\.js$)/.test(pattern);
  const closed = below.filter(({ pattern }) => !isOpen(pattern));
  let asked = 0;
  for (const { method, pattern } of closed) {
    const url = pattern.replaceAll(/:\w+|\*/g, 'a');
    const { statusCode } = await app.inject({
      method: method as 'GET',
      url,
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    if (statusCode === 405) continue;
    // A calendar program cannot sign in: there the address itself is the secret.
    const refused = pattern === '/desk/calendar/:file' ? 404 : 401;
    expect([method, pattern, statusCode]).toEqual([method, pattern, refused]);
    asked += 1;
  }
  expect(asked).toBeGreaterThan(40);
});

test('the signed-in devices are listed in words, and each can be signed out', async () => {
  const started = await startApp();
  const mine = await signIn(started);
  await signIn(started, { 'user-agent': iphone });
  const page = (await mine.get('/desk/devices')).body;
  expect(page).toContain('Safari on iPhone');
  const other =
    /action="([^"]+sign-out)"><[^>]+><button class="as-link">Sign Out<span class="hidden"> Safari/.exec(
      page,
    )?.[1];
  expect((await mine.post(other ?? '')).headers.location).toBe('/desk/devices');
  expect((await mine.get('/desk/devices')).body).not.toContain('Safari on iPhone');
  expect((await mine.post('/desk/devices/sign-out-everywhere')).headers.location).toBe('/desk/sign-in');
  expect((await mine.get('/desk')).statusCode).toBe(401);
});

test('the desk can be laid on a home screen: its manifest is there before signing in, and starts in the desk alone', async () => {
  const { app } = await startApp();
  const { body: page } = await app.inject('/desk');
  const address = /<link rel="manifest" href="([^"]+)">/.exec(page)?.[1] ?? '';
  const { statusCode, headers, body } = await app.inject(address);
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/manifest+json; charset=utf-8']);
  expect(JSON.parse(body)).toMatchObject({ start_url: '/desk', scope: '/desk', display: 'standalone' });
});

test('a link that was mailed while the clock was ahead opens nothing once the clock is right', async () => {
  const right = Date.parse('2026-01-15T15:00:00Z');
  let now = right + 30 * DAY_MS;
  const started = await startApp({}, { clock: () => now });
  const link = await askForLink(started);
  now = right;
  expect((await postDesk(started.app, link)).headers['set-cookie']).toBeUndefined();
  now = right + 30 * DAY_MS;
  expect((await postDesk(started.app, link)).headers['set-cookie']).toBeDefined();
});

test('after a clock that was ahead a link is mailed at once, and nothing of that time is kept', async () => {
  let now = Date.UTC(2027, 0, 15);
  const { server, db } = await startApp({}, { clock: () => now });
  const links = async () => (await db.selectFrom('desk_link').select('id').execute()).length;
  for (let asked = 0; asked < 4; asked += 1) await server.auth.askForLink('203.0.113.9', '/desk');
  expect(await links()).toBe(3);
  now = Date.UTC(2026, 0, 15);
  await server.auth.askForLink('203.0.113.9', '/desk');
  expect(await links()).toBe(4);
  await server.scheduler.runDue();
  const kept = await db.selectFrom('desk_attempt').select('at').execute();
  expect(kept).toEqual([{ at: now }]);
});

test('who asks for links all day has one an hour mailed once nobody uses them, and one of them is always good', async () => {
  let now = Date.UTC(2026, 0, 15);
  const started = await startApp({}, { clock: () => now });
  const { server, db } = started;
  const links = () => db.selectFrom('desk_link').selectAll().orderBy('created_at').execute();
  const openOnes = async () =>
    (await links()).filter(({ used_at, expires_at }) => used_at === null && expires_at > now);
  let address = 0;
  const flood = async (minutes: number) => {
    for (const end = now + minutes * MINUTE_MS; now < end; now += MINUTE_MS) {
      address += 1;
      await server.auth.askForLink(`203.0.113.${address % 250}`, '/desk');
      expect(await openOnes()).not.toEqual([]);
    }
  };
  await flood(24 * 60);
  const mailed = (await links()).length;
  expect(mailed).toBeGreaterThanOrEqual(12 + 23);
  expect(mailed).toBeLessThanOrEqual(12 + 24);
  // By a passkey somebody signs in whom the links tell nothing of.
  await auditDesk(db, { at: now, action: 'signed-in', device: 'a browser', detail: 'passkey' });
  await server.auth.askForLink('198.51.100.1', '/desk');
  await server.auth.askForLink('198.51.100.1', '/desk');
  expect((await links()).length).toBeLessThanOrEqual(mailed + 1);
  const { html, text } = (await deskMails(started)).at(-1)?.mail ?? { html: '', text: '' };
  expect(html).toContain('Good for 60 minutes, once');
  const [, path = ''] = /https?:\/\/[^/]+(\/desk\/sign-in\/\S+)/.exec(text) ?? [];
  expect((await postDesk(started.app, path)).statusCode).toBe(303);
  const before = (await links()).length;
  await server.auth.askForLink('198.51.100.2', '/desk');
  await server.auth.askForLink('198.51.100.2', '/desk');
  expect((await links()).length).toBe(before + 2);
});

test('‘Sign Out Everywhere’ ends emailed links that were not used, and a link asked for afterwards works', async () => {
  const started = await startApp();
  const mine = await signIn(started);
  const unused = await askForLink(started);
  expect((await mine.post('/desk/devices/sign-out-everywhere')).statusCode).toBe(303);
  expect((await started.app.inject(unused)).statusCode).toBe(404);
  const answer = await postDesk(started.app, unused);
  expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([404, undefined]);
  expect((await postDesk(started.app, await askForLink(started))).statusCode).toBe(303);
});

test('a session ends when the passphrase is set, changed or removed, and goes on over any other restart', async () => {
  const [first, second] = await Promise.all([cheapHash('river otter one'), cheapHash('two')]);
  const started = await startApp();
  let { cookie } = await signIn(started);
  await started.closeDatabase();
  // One address is mailed three links in a quarter of an hour.
  const elsewhere = { 'x-forwarded-for': '203.0.113.9' };
  const begin = async (hash: string | undefined, passphrase = '') => {
    const site = await startApp({ ...started.stores, ...(hash && { AGENT_PASSPHRASE_HASH: hash }) });
    const { statusCode } = await site.app.inject({ url: '/desk', headers: { cookie } });
    if (statusCode === 401) {
      const answer = await postDesk(site.app, await askForLink(site, '/desk', elsewhere), { passphrase });
      expect(answer.statusCode).toBe(303);
      cookie = cookieOf(answer.headers['set-cookie']);
    }
    const devices = await site.db.selectFrom('desk_device').select('id').execute();
    expect(devices).toHaveLength(1);
    await site.app.close();
    await site.closeDatabase();
    return statusCode;
  };
  expect(await begin(undefined)).toBe(200);
  expect(await begin(first, 'river otter one')).toBe(401);
  expect(await begin(first)).toBe(200);
  expect(await begin(second, 'two')).toBe(401);
  expect(await begin(undefined)).toBe(401);
});
