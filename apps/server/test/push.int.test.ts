import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { httpDeliveryContract } from '@rivermark/testkit/http-delivery-contract';
import { startHttpReceiver } from '@rivermark/testkit/http-receiver';
import { waitUntil } from '@rivermark/testkit/wait-until';
import { expect, onTestFinished, test } from 'vitest';
import { pushDelivery } from '../src/push/deliver-push.ts';
import { createSendPush } from '../src/push/send-push.ts';
import { MOST_SUBSCRIPTIONS } from '../src/push/subscriptions.ts';
import { vapidKeysIn } from '../src/push/vapid-keys.ts';
import { pushBrowser, vapidOf } from './push-browser.ts';
import { signIn } from './sign-in.ts';
import { temporaryFolder } from './start-app.ts';
import { travel } from './time-travel.ts';

/** Thursday, 10 AM in Jacksonville. */
const BEGIN = '2026-01-15T15:00:00Z';
const AN_HOUR_LATER = '2026-01-15T16:00:00Z';

/** A server, a push service, and the agent's phone with reminders turned on. */
async function reminded(env: Readonly<Record<string, string>> = {}) {
  const service = await startHttpReceiver();
  onTestFinished(() => service.stop());
  const site = await travel(BEGIN, { PUBLIC_URL: 'http://localhost:3000', ...env });
  const agent = await signIn(site);
  const phone = pushBrowser(`${service.url}/phone`);
  expect((await phone.subscribe(agent)).statusCode).toBe(303);
  const rows = async () => (await site.outbox()).filter(({ template }) => template === 'reminder-push');
  return {
    ...site,
    service,
    agent,
    phone,
    rows,
    told: () => service.calls.filter(({ path }) => path === '/phone').map((call) => phone.read(call).title),
    /** An enquiry arrives, and its mail is sent. */
    async comes(params: object = {}) {
      await site.enquire(params);
      await site.deliver();
    },
    /** This many pushes have failed, none is under way, and all mails have been sent. */
    tried: (count: number) =>
      waitUntil(`${count} tried`, async () => {
        const all = await rows();
        const mails = (await site.outbox()).filter(({ template }) => template !== 'reminder-push');
        return (
          all.length === count &&
          all.every(({ attempts, state }) => attempts > 0 && state === 'pending') &&
          mails.every(({ state }) => state === 'sent')
        );
      }),
    kept: () => site.db.selectFrom('push_subscription').selectAll().execute(),
    becomes: (state: string) =>
      waitUntil(`every push ${state}`, async () => {
        const all = await rows();
        return all.length > 0 && all.every((row) => row.state === state);
      }),
  };
}

test(`a push keeps the contract of a delivery by HTTP: ${httpDeliveryContract.map(([promise]) => promise).join('; ')}`, async () => {
  const { server, db, service, comes, to, rows, settled } = await reminded();
  await comes();
  await to(AN_HOUR_LATER, 3_600_000);
  await settled();
  const [row] = await rows();
  const { subscriptions, clock, config, content } = server;
  const keys = vapidKeysIn(config.dataDir);
  const deliver = async (timeoutMs: number) => {
    const send = createSendPush({ keys, agent: config.agent, timeoutMs });
    return row && pushDelivery({ db, clock, content, subscriptions, send })(row);
  };
  // The last promise ends the receiver.
  for (const [, prove] of httpDeliveryContract) {
    service.calls.length = 0;
    await prove({ receiver: service, deliver });
  }
});

test('a reminder reaches the device that asked, sealed for it alone, signed with our key, without a word of the client', async () => {
  const { service, agent, phone, comes, to, settled, server, told, rows } = await reminded();
  await comes({ from_name: 'Marisol Whitfield', from_email: 'marisol@visitor.example' });
  await to(AN_HOUR_LATER, 3_600_000);
  await settled();
  expect(told()).toEqual(['An inquiry waits: 1 h']);
  const [call] = service.calls;
  if (!call) throw new Error('Nothing came');
  expect(JSON.stringify(phone.read(call))).not.toMatch(/Marisol|Whitfield|visitor\.example|Riverside|555/);
  expect(() => pushBrowser('https://other.example').read(call)).toThrow();
  const page = (await agent.post('/desk/devices/push/remove')) && (await agent.get('/desk/devices')).body;
  const { key, claims } = vapidOf(call);
  expect(page).toContain(`data-push="${key}"`);
  expect(claims).toMatchObject({ aud: service.url, sub: `mailto:${server.config.agent.address}` });
  expect(call.headers).toMatchObject({ ttl: '14400', urgency: 'high', 'content-encoding': 'aes128gcm' });
  // A second check within the hour reports nothing again.
  await server.scheduler.runDue();
  expect(await rows()).toHaveLength(1);
});

test('a reminder of the agent’s own comes on its time, and a wanted day with a place of the site is named, nothing typed', async () => {
  const { service, agent, phone, comes, to, settled, enquiries, db } = await reminded();
  await comes({ from_name: 'Marisol Whitfield' });
  const [{ id } = { id: '' }] = await enquiries();
  const details = {
    place: 'Avondale',
    preferredDate: '2026-01-20',
    preferredTime: 'Morning',
    message: 'pelican',
  };
  await db
    .updateTable('enquiry')
    .set({ details: JSON.stringify(details) })
    .where('id', '=', id)
    .execute();
  const at = String(Date.parse(AN_HOUR_LATER));
  await agent.post(`/desk/enquiries/${id}/remind`, { at, note: 'Ask about the pelican' });
  await to(AN_HOUR_LATER, 3_600_000);
  await settled();
  const [call] = service.calls;
  if (!call) throw new Error('Nothing came');
  const { title, body } = phone.read(call);
  expect([title, body]).toEqual([
    'Your reminder is due. An inquiry waits: 1 h',
    'A showing is wanted for Tue, Jan 20, morning: Avondale. Open your desk to answer.',
  ]);
});

test('what was answered before it left is not told, and the page takes the asking back', async () => {
  const { server, agent, comes, enquiries, to, becomes, tried, service, kept } = await reminded();
  service.behave({ status: 503 });
  await comes();
  await to(AN_HOUR_LATER, 3_600_000);
  await tried(1);
  service.behave({ status: 201 });
  const before = service.calls.length;
  const [{ id } = { id: '' }] = await enquiries();
  const mark = { id: 'm', enquiry_id: id, how: 'call' as const, at: server.clock(), note: '' };
  await server.contacts.mark(mark, server.clock());
  await to('2026-01-15T16:30:00Z', 30 * 60_000);
  await becomes('dropped');
  expect(service.calls).toHaveLength(before);
  expect((await agent.get('/desk/devices')).body).toContain('Do Not Remind Me on This Device');
  await agent.post('/desk/devices/push/remove');
  expect(await kept()).toEqual([]);
});

test.each([404, 410])(
  'a device whose push service answers %i is forgotten, and nothing is called a failure',
  async (status) => {
    const { service, comes, to, settled, becomes, kept, agent, mail } = await reminded();
    service.behave({ status });
    await comes();
    await to(AN_HOUR_LATER, 3_600_000);
    await settled();
    await becomes('dropped');
    expect([service.calls.length, await kept()]).toEqual([1, []]);
    expect(mail.received.map(({ mail: { subject } }) => subject)).toContain(
      'Ada Brown waits for an answer: 1 h',
    );
    await mail.waitForMail(({ mail: { subject } }) => subject?.startsWith('No more reminders on') ?? false);
    expect((await agent.get('/desk/health')).body).toContain('No device is reminded any more');
  },
);

test('signing a device out, there or from another, or everywhere, ends its reminders', async () => {
  const site = await reminded();
  const { agent, service, comes, to, becomes, tried, kept } = site;
  const tablet = await signIn(site);
  await pushBrowser(`${service.url}/tablet`).subscribe(tablet);
  service.behave({ status: 503 });
  await comes();
  await to(AN_HOUR_LATER, 3_600_000);
  await tried(2);
  service.behave({ status: 201 });
  const before = service.calls.length;
  const [{ device_id } = { device_id: '' }] = await kept();
  expect((await kept()).length).toBe(2);
  await tablet.post(`/desk/devices/${device_id}/sign-out`);
  expect(await kept()).toMatchObject([{ endpoint: `${service.url}/tablet` }]);
  expect((await agent.get('/desk/devices')).statusCode).toBe(401);
  await tablet.post('/desk/devices/sign-out-everywhere');
  expect(await kept()).toEqual([]);
  await to('2026-01-15T16:30:00Z', 30 * 60_000);
  await becomes('dropped');
  expect(service.calls).toHaveLength(before);
});

test('a browser that signs in again is reminded as before, under its new session alone', async () => {
  const site = await reminded();
  const again = await signIn(site, { cookie: site.agent.cookie });
  expect(again.cookie).not.toBe(site.agent.cookie);
  const devices = await site.db.selectFrom('desk_device').select('id').execute();
  expect((await site.kept()).map(({ device_id }) => device_id)).toEqual(devices.map(({ id }) => id));
  await site.comes();
  await site.to(AN_HOUR_LATER, 3_600_000);
  await site.becomes('sent');
  expect(site.told()).toHaveLength(1);
});

test('that reminders ended with the session of their device is told by mail and on the desk, for a month', async () => {
  const site = await reminded();
  await site.to('2026-02-15T15:00:00Z', 86_400_000);
  expect(await site.kept()).toEqual([]);
  await site.deliver();
  const subjects = site.mail.received.map(({ mail: { subject } }) => subject);
  expect(subjects.filter((subject) => subject?.startsWith('No more reminders on'))).toHaveLength(1);
  const health = async () => (await (await signIn(site)).get('/desk/health')).body;
  expect(await health()).toContain('No device is reminded any more');
  await site.to('2026-03-20T15:00:00Z', 86_400_000);
  expect(await health()).not.toContain('Reminders on devices');
});

test('where the agent has turned reminders off there is nothing to be said of them', async () => {
  const site = await reminded();
  await site.comes();
  await site.to(AN_HOUR_LATER, 3_600_000);
  await site.becomes('sent');
  expect((await site.agent.get('/desk/health')).body).toContain('The last one was sent on');
  await site.agent.post('/desk/devices/push/remove');
  expect((await site.agent.get('/desk/health')).body).not.toContain('Reminders on devices');
});

test('a clock that leaps ahead by weeks signs no device out, and ends no reminders', async () => {
  const site = await reminded();
  await site.to('2026-01-15T15:30:00Z', 10 * 60_000);
  await site.to('2026-03-01T15:00:00Z', 45 * 86_400_000);
  expect(await site.kept()).toHaveLength(1);
});

test('a push service that never answers delays no mail, and what it did not take in four hours is left to the next step', async () => {
  const { service, enquire, comes, to, mail, rows, agent, becomes, tried } = await reminded();
  service.behave({ status: 503 });
  await comes();
  await to(AN_HOUR_LATER, 3_600_000);
  await tried(1);
  const health = (await agent.get('/desk/health')).body;
  expect(health).toMatch(/The last one was not sent \([^)]*HTTP 503\)/);
  service.behave('never');
  await to('2026-01-15T16:30:00Z', 30 * 60_000);
  await waitUntil('a call that hangs', () => service.calls.length >= 2);
  await enquire({ from_name: 'Ben Oak', from_email: 'ben@visitor.example' });
  await mail.waitForMail(({ mail: { subject } }) => subject?.includes('Ben Oak') ?? false);
  await service.stop();
  await waitUntil('the call that broke', async () => (await rows())[0]?.attempts === 2);
  await to('2026-01-15T20:00:01Z', 5 * 3_600_000);
  await waitUntil('the first dropped', async () => (await rows())[0]?.state === 'dropped');
  expect((await agent.get('/desk/health')).body).not.toContain('An email to you');
  await to('2026-01-16T20:00:00Z', 24 * 3_600_000);
  await to('2026-01-17T01:00:00Z', 5 * 3_600_000);
  await becomes('dropped');
});

test('mail that is held up is told to every device once, and so is that it leaves again', async () => {
  const site = await reminded({ REMINDERS: 'off' });
  const { service, phone, enquire, to, deliver, told } = site;
  await pushBrowser(`${service.url}/tablet`).subscribe(await signIn(site));
  await enquire({ from_name: 'Marisol Whitfield' });
  await to('2026-01-15T15:40:00Z', 5 * 60_000);
  expect(told()).toEqual(['Your site cannot send mail']);
  expect(service.calls).toHaveLength(2);
  await deliver();
  await to('2026-01-15T15:50:00Z', 5 * 60_000);
  expect(told()).toEqual(['Your site cannot send mail', 'Your site is sending mail again']);
  expect(service.calls).toHaveLength(4);
  const own = service.calls.filter(({ path }) => path === '/phone');
  expect(JSON.stringify(own.map(phone.read))).not.toContain('Marisol');
});

test('a device that asks while mail is held up is told of it', async () => {
  const site = await reminded({ REMINDERS: 'off' });
  const { service, agent, phone, enquire, to, told, log } = site;
  await agent.post('/desk/devices/push/remove');
  await enquire();
  await to('2026-01-15T15:40:00Z', 5 * 60_000);
  expect(service.calls).toEqual([]);
  await phone.subscribe(agent);
  await to('2026-01-15T15:50:00Z', 5 * 60_000);
  expect(told()).toEqual(['Your site cannot send mail']);
  expect(log()).not.toContain('a channel could not be told');
});

test('a device that is gone is forgotten by the alert too, and one push service that is down keeps no other from it', async () => {
  const site = await reminded({ REMINDERS: 'off' });
  const { service, enquire, to, kept, db } = site;
  const down = await startHttpReceiver();
  await down.stop();
  await pushBrowser(`${down.url}/tablet`).subscribe(await signIn(site));
  await enquire();
  await to('2026-01-15T15:40:00Z', 5 * 60_000);
  expect(service.calls).toHaveLength(1);
  service.behave({ status: 410 });
  await db.deleteFrom('told_alert').execute();
  await to('2026-01-15T15:41:00Z');
  expect((await kept()).map(({ endpoint }) => endpoint)).toEqual([`${down.url}/tablet`]);
});

test('only what can be a push service is taken: https to a name, one for each device, no more than twenty', async () => {
  const site = await travel(BEGIN);
  const agent = await signIn(site);
  const right = pushBrowser('https://push.example/a').subscription;
  const ask = (changes: Partial<typeof right>) => agent.post('/desk/devices/push', { ...right, ...changes });
  for (const wrong of [
    { endpoint: 'http://push.example/a' },
    { endpoint: 'http://127.0.0.1:9/a' },
    { endpoint: 'https://127.0.0.1/a' },
    { endpoint: 'https://localhost/a' },
    { endpoint: 'https://[::1]/a' },
    { endpoint: 'https://169.254.169.254/latest' },
    { endpoint: 'https://0x7f000001/a' },
    { endpoint: 'https://push.example:8443/a' },
    { endpoint: 'https://user:password@push.example/a' },
    { endpoint: `https://push.example/${'a'.repeat(1000)}` },
    { endpoint: 'nothing' },
    { p256dh: 'AAAA' },
    { p256dh: Buffer.alloc(65, 4).toString('base64url') },
    { auth: '' },
  ]) {
    const answer = await ask(wrong);
    expect([answer.statusCode, answer.headers['x-error-code']], JSON.stringify(wrong)).toEqual([
      422,
      'push-refused',
    ]);
  }
  const kept = () => site.db.selectFrom('push_subscription').select('endpoint').orderBy('endpoint').execute();
  expect(await kept()).toEqual([]);
  for (const endpoint of ['https://push.example/a', 'https://push.example/b']) {
    expect((await ask({ endpoint })).statusCode).toBe(303);
  }
  expect(await kept()).toEqual([{ endpoint: 'https://push.example/b' }]);

  const { subscriptions, clock } = site.server;
  const [device] = await site.server.auth.devices();
  if (!device) throw new Error('Nobody is signed in');
  for (let count = 0; count < MOST_SUBSCRIPTIONS; count += 1) {
    const other = { ...device, id: `device-${count}`, session_hash: `session-${count}` };
    await site.db.insertInto('desk_device').values(other).execute();
    const { subscription } = pushBrowser(`https://push.example/other-${count}`);
    expect(await subscriptions.keep(other.id, subscription, clock() + count + 1)).toBe(true);
  }
  expect(await kept()).toHaveLength(MOST_SUBSCRIPTIONS);
  expect(await kept()).not.toContainEqual({ endpoint: 'https://push.example/b' });
  // The same browser on another device: it signed in again, and gets one notification.
  await subscriptions.keep(device.id, pushBrowser('https://push.example/other-3').subscription, clock() + 99);
  expect((await kept()).filter(({ endpoint }) => endpoint.endsWith('other-3'))).toHaveLength(1);
});

test('the keys are made once, when first asked for, by whichever process, and nobody else can read them', async () => {
  const folder = temporaryFolder();
  const [web, worker] = [vapidKeysIn(folder), vapidKeysIn(folder)];
  expect(readdirSync(folder)).toEqual([]);
  const [first, second] = await Promise.all([web(), worker()]);
  expect(first).toEqual(second);
  expect(readdirSync(folder)).toEqual(['vapid.json']);
  expect(statSync(join(folder, 'vapid.json')).mode & 0o777).toBe(0o600);
  expect(await vapidKeysIn(folder)()).toEqual(JSON.parse(readFileSync(join(folder, 'vapid.json'), 'utf8')));
});

test('the worker in the browser shows what came, something in any case, opens the desk, and answers for no page', async () => {
  const { app } = await travel(BEGIN);
  const script = await app.inject('/desk/push-worker.js');
  expect(script.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'service-worker-allowed': '/desk',
  });
  const listeners = new Map<string, (event: object) => void>();
  const done: unknown[] = [];
  const self = {
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    registration: { showNotification: (title: string, { tag }: { tag: string }) => `${tag}: ${title}` },
    clients: { openWindow: (path: string) => `opened ${path}` },
  };
  runInNewContext(script.body, { self });
  expect([...listeners.keys()].sort()).toEqual(['install', 'notificationclick', 'push']);
  const waitUntilDone = (what: unknown) => done.push(what);
  const note = { title: 'An inquiry waits: 20 h', body: '', tag: 'n' };
  listeners.get('push')?.({ data: { json: () => note }, waitUntil: waitUntilDone });
  listeners.get('push')?.({ data: null, waitUntil: waitUntilDone });
  listeners.get('notificationclick')?.({
    notification: { close: () => done.push('closed') },
    waitUntil: waitUntilDone,
  });
  expect(done).toEqual(['n: An inquiry waits: 20 h', 'desk: News on your desk', 'closed', 'opened /desk']);
});
