import { DAY_MS, MINUTE_MS } from '@rivermark/contracts/durations';
import { expect, test } from 'vitest';
import { contactRecord } from '../src/intake/contact-record.ts';
import { bundleWaiting } from '../src/outbox/throttle-into-digest.ts';
import { call, callBody } from './calls.ts';
import { postDesk, signIn } from './sign-in.ts';
import { startApp } from './start-app.ts';
import { words } from './words-of.ts';

const ACT = '11111111-1111-4111-8111-111111111111';
const NETWORK = '2001:db8:1:2::1';

/**
 * Thirty from one network within minutes, one from another beside them, and one from the same
 * network two days before.
 */
async function flooded() {
  let now = Date.UTC(2026, 0, 1, 12);
  const site = await startApp(
    {
      ENQUIRY_WEBHOOK_URL: 'https://crm.example/',
      ENQUIRY_WEBHOOK_SECRET: 'a-secret-of-the-hook',
    },
    { clock: () => now },
  );
  const from = (ip: string, from_name: string, more: object = {}) =>
    call(site.app, callBody({ from_name, ...more }), { 'x-forwarded-for': ip });
  await from(NETWORK, 'Long before');
  now += 2 * DAY_MS;
  for (let count = 1; count <= 28; count += 1) await from(NETWORK, `Flood ${count}`);
  await from(NETWORK, 'Flood held', { reason_code: 'x' });
  await from(NETWORK, 'Answered');
  await from(NETWORK, 'No spam');
  await from('2001:db8:2::1', 'Another network');
  const rows = await site.enquiries();
  const idOf = (name: string) => rows.find((row) => row.name === name)?.id ?? '';
  const record = contactRecord(site.db);
  await record.mark({ id: 'm', enquiry_id: idOf('Answered'), how: 'call', at: now, note: '' }, now);
  await record.decideSpam(idOf('No spam'), false, now);
  const agent = await signIn(site);
  const flood = `/desk/flood/${idOf('Flood 1')}`;
  const page = async (url: string) => words((await agent.get(url)).body);
  return {
    ...site,
    agent,
    flood,
    idOf,
    page,
    from,
    record,
    now: () => now,
    pass: (ms: number) => {
      now += ms;
    },
    takeAway: (id = ACT) => agent.post(flood, { sure: 'yes', id }),
    undo: (act = ACT) => agent.post(`${flood}/undo`, { act }),
    /** The names of those that the agent has marked as spam. */
    spam: async () =>
      (await site.enquiries())
        .filter(({ is_spam }) => is_spam === 1)
        .map(({ name }) => name)
        .sort(),
    mailOf: async (name: string) =>
      (await site.outbox())
        .filter(({ enquiry_id }) => enquiry_id === idOf(name))
        .map(({ template, state }) => `${template} ${state}`)
        .sort(),
    audit: async () =>
      (await site.db.selectFrom('desk_audit').selectAll().orderBy('id').execute())
        .filter(({ action }) => action.startsWith('flood'))
        .map(({ action, detail }) => `${action}: ${detail}`),
  };
}

test('a flood is found by one of its inquiries, counted, asked about, and taken off the desk in one act', async () => {
  const site = await flooded();
  expect(await site.page(`/desk/enquiries/${site.idOf('Flood 3')}`)).toContain(
    '29 inquiries that wait came from the same network within a day. Is this a flood?',
  );
  const desk = await site.page('/desk');
  expect(desk).toMatch(
    /29 inquiries from one network Since Sat, Jan 3, 7:00 AM\. You have opened one of them\. They may be a flood\. Look at 29 inquiries from one network Mark All 29 as Spam/,
  );
  expect(desk).toMatch(/3 inquiries wait for you/);
  expect(desk).not.toMatch(/Flood \d/);
  const asked = await site.page(site.flood);
  expect(asked).toMatch(
    /29 inquiries from one network .*You have opened one of them on this desk\..*Mark All 29 as Spam/,
  );
  expect(asked).toMatch(/2 inquiries from there stay as they are/);
  expect(asked.match(/Flood (\d+|held) “/g)).toHaveLength(29);
  expect(asked).not.toMatch(/Long before|Another network|Answered|No spam/);

  const done = await site.takeAway();
  expect(done.statusCode).toBe(303);
  expect(await site.page(String(done.headers.location))).toMatch(
    /29 inquiries of this flood are marked as spam and off your desk\..*Undo All 29.*The flood is off your desk/,
  );
  expect(await site.spam()).toHaveLength(29);
  expect(await site.page('/desk')).toMatch(/3 inquiries wait/);
  expect(await site.page('/desk/data')).toMatch(/A flood taken away, .* 29 inquiries/);
  expect(await site.page(`/desk/enquiries/${site.idOf('Flood 9')}`)).toContain(
    'Marked as spam together with others. See the flood, or undo it',
  );
});

test('what was to be sent of a flood does not leave, and does once it is brought back', async () => {
  const site = await flooded();
  const limits = { mailsPerHour: 1, mailsPerDay: 1000 };
  const answer = { template: 'acknowledgement', enquiryId: site.idOf('Flood 1') } as const;
  await site.db.transaction().execute((transaction) => site.server.enqueue(transaction, answer));
  expect(await bundleWaiting(site.db, site.server.enqueue, site.now(), limits)).toBeGreaterThan(29);
  expect(await site.mailOf('Flood 1')).toEqual([
    'acknowledgement pending',
    'enquiry-to-agent in-digest',
    'enquiry-to-webhook pending',
  ]);
  await site.takeAway();
  expect(await site.mailOf('Flood 1')).toEqual([
    'acknowledgement dropped',
    'enquiry-to-agent dropped',
    'enquiry-to-webhook dropped',
  ]);
  expect(await site.mailOf('Flood held')).toEqual(['enquiry-to-agent held', 'enquiry-to-webhook held']);
  expect(await site.mailOf('Another network')).toEqual([
    'enquiry-to-agent in-digest',
    'enquiry-to-webhook pending',
  ]);
  await site.undo();
  expect(await site.mailOf('Flood 1')).toEqual([
    // The acknowledgement would be far too late.
    'acknowledgement dropped',
    'enquiry-to-agent pending',
    'enquiry-to-webhook pending',
  ]);
  expect(await site.mailOf('Flood held')).toEqual(['enquiry-to-agent held', 'enquiry-to-webhook held']);
});

test('a flood whose digest is just being sent leaves with it, and is off the desk all the same', async () => {
  const site = await flooded();
  await bundleWaiting(site.db, site.server.enqueue, site.now(), { mailsPerHour: 1, mailsPerDay: 1000 });
  await site.db
    .updateTable('outbox')
    .set({ state: 'sending', lease_owner: 'a worker', lease_until: site.now() + MINUTE_MS })
    .where('template', '=', 'enquiry-digest')
    .execute();
  await site.takeAway();
  expect(await site.mailOf('Flood 1')).toEqual(['enquiry-to-agent in-digest', 'enquiry-to-webhook dropped']);
  expect(await site.spam()).toHaveLength(29);
});

test('it is taken back as one, whenever: each stands as before, but what was decided on since', async () => {
  const site = await flooded();
  await site.takeAway();
  await site.agent.post(`/desk/enquiries/${site.idOf('Flood 2')}/not-spam`);
  await site.agent.post(`/desk/enquiries/${site.idOf('Flood 3')}/spam`);
  // Long after their network was deleted.
  site.pass(9 * DAY_MS);
  await site.db.deleteFrom('enquiry_network').execute();
  expect(await site.page(site.flood)).toContain('Undo All 27');
  const back = await site.undo();
  expect(await site.page(String(back.headers.location))).toMatch(
    /Taken back: 27 inquiries stand as before\. .*Nothing to take away/,
  );
  expect(await site.spam()).toEqual(['Flood 3']);
  const states = await site.db.selectFrom('enquiry').select(['name', 'is_spam', 'flood_id']).execute();
  expect(states.filter(({ flood_id }) => flood_id !== null)).toEqual([]);
  expect(states.find(({ name }) => name === 'Flood 2')).toMatchObject({ is_spam: 0 });
  expect(await site.audit()).toEqual(['flood-taken-away: 29 inquiries', 'flood-brought-back: 27 inquiries']);
});

test('whoever is real among a flood is said to be so on their own page, and stays', async () => {
  const site = await flooded();
  const real = `/desk/enquiries/${site.idOf('Flood 3')}`;
  expect(await site.page(real)).toMatch(/Mark as Spam : Flood 3 Not Spam : Flood 3/);
  await site.agent.post(`${real}/not-spam`);
  await site.takeAway();
  expect(await site.spam()).not.toContain('Flood 3');
  expect(await site.spam()).toHaveLength(28);
});

test('the same act again, or two at once, take each away once; what came since needs another', async () => {
  const site = await flooded();
  await Promise.all([site.takeAway(), site.takeAway('22222222-2222-4222-8222-222222222222')]);
  await site.takeAway();
  expect(await site.spam()).toHaveLength(29);
  expect(await site.audit()).toHaveLength(1);
  await site.from(NETWORK, 'Flood later');
  expect(await site.page(site.flood)).toMatch(/Undo All 29 .*Mark It as Spam .*Flood later/);
});

test('without the token of the desk’s own form nothing is taken away, and of an unknown inquiry there is no flood', async () => {
  const site = await flooded();
  const foreign = await postDesk(
    site.app,
    site.flood,
    { sure: 'yes', id: ACT, token: 'another' },
    { cookie: site.agent.cookie },
  );
  expect(foreign.statusCode).toBe(403);
  expect(await site.spam()).toEqual([]);
  const unknown = '/desk/flood/00000000-0000-4000-8000-000000000000';
  expect((await site.agent.get(unknown)).statusCode).toBe(404);
  expect((await site.agent.post(`${unknown}/undo`, { act: '' })).statusCode).toBe(303);
  expect(await site.audit()).toEqual([]);
});

test('where nothing waits but a flood, the desk does not say that everyone was answered', async () => {
  const site = await flooded();
  for (const name of ['Long before', 'Another network', 'No spam']) {
    const mark = { id: name, enquiry_id: site.idOf(name), how: 'call', at: site.now(), note: '' } as const;
    await site.record.mark(mark, site.now());
  }
  expect(await site.page('/desk')).toMatch(
    /Nothing else is waiting Look at the names above first\. A person may be among them\./,
  );
});
