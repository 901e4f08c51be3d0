import { DAY_MS, HOUR_MS, MINUTE_MS } from '@rivermark/contracts/durations';
import { TEXT_CONSENT_VERSION } from '@rivermark/contracts/forms';
import { openHousePath } from '@rivermark/contracts/open-house';
import { expect, test } from 'vitest';
import { composeMail } from '../src/notify/compose-mail.ts';
import { atDesk, START } from './at-desk.ts';
import { askForLink, cookieOf, postDesk, signIn } from './sign-in.ts';
import { words } from './words-of.ts';

const GUESTS = '/desk/open-house';
const PIN = '73915';

/** A tablet of the agent at the door of the first home, and the guests who hold it. */
async function atTheDoor(env: Readonly<Record<string, string>> = {}) {
  const desk = await atDesk(env);
  const { app, agent, server } = desk;
  const [home, other] = server.content().homes;
  if (!home || !other) throw new Error('The fixture has homes');
  const path = openHousePath(home.id);
  const started = await agent.post(GUESTS, { home: home.id, pin: PIN });
  expect([started.statusCode, started.headers.location]).toEqual([303, path]);
  const cookie = cookieOf(started.headers['set-cookie']);
  const get = (url: string) => app.inject({ method: 'GET', url, headers: { cookie } });
  const post = (url: string, entries: Record<string, string>) => postDesk(app, url, entries, { cookie });
  const send = (guest: object, { to = path, headers = {} } = {}) =>
    app.inject({
      method: 'POST',
      url: to,
      headers: { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', ...headers },
      payload: JSON.stringify(guest),
    });
  return { ...desk, home, other, path, cookie, get, post, send };
}

const KEY = '5f0c2c1e-0000-4000-8000-000000000001';
const gina = {
  submission_id: KEY,
  name: 'Gina Guest',
  email: '',
  phone: '904-555-0142',
  workingWithAgent: 'No',
  text_consent: 'yes',
  consent_version: TEXT_CONSENT_VERSION,
  typed_ago: '540',
};

test('a guest is one inquiry of the open house, however often the tablet sends it: mailed, on the desk, reminded of, exported and erased', async () => {
  const desk = await atTheDoor({ REMINDERS: 'on', ACK_VISITOR: '1' });
  const { send, home, enquiries, outbox, server, pass } = desk;
  for (const typed_ago of ['540', '1200']) {
    const answer = await send({ ...gina, typed_ago });
    expect([answer.statusCode, answer.body]).toEqual([200, 'OK']);
  }
  const [row, ...more] = await enquiries();
  expect(more).toEqual([]);
  expect(row).toMatchObject({
    kind: 'open-house',
    via: 'open-house',
    home: home.address,
    email: '',
    phone_e164: '+19045550142',
    received_at: START,
    consent_given: 1,
    consent_version: TEXT_CONSENT_VERSION,
    spam_marks: '[]',
  });
  expect(row?.consent_text).toContain('I agree to receive text messages');
  const source = { source: 'Open house' };
  expect(JSON.parse(row?.sources ?? '')).toEqual({ first: source, last: source });
  expect(JSON.parse(row?.details ?? '')).toEqual({
    place: home.address,
    workingWithAgent: 'No',
    signedInAt: new Date(START - 9 * MINUTE_MS).toISOString(),
  });

  const mails = (await outbox()).filter(({ enquiry_id }) => enquiry_id === row?.id);
  expect(mails.map(({ template }) => template)).toEqual(['enquiry-to-agent']);
  const { mail } = await composeMail(server)(mails[0] as (typeof mails)[number]);
  expect(mail.subject).toBe(`Open House Guest at ${home.address}: Gina Guest`);
  expect(mail.replyTo).toEqual(server.config.agent);
  for (const said of [
    'Gina Guest signed in at an open house',
    `Place: ${home.address}`,
    'Working with an agent: No',
    'Signed in: Thursday, January 15, 2026 at 9:51 AM ET',
    'Found me through: Open house',
  ])
    expect(mail.text).toContain(said);
  expect(mail.text).not.toMatch(/Email:|reply/);

  const phone = await signIn(desk);
  const own = words((await phone.get(`/desk/enquiries/${row?.id}`)).body);
  for (const said of ['Signed in at an open house', 'Working with an agent', 'Call 904-555-0142'])
    expect(own).toContain(said);
  expect(words((await phone.get('/desk/enquiries?kind=open-house')).body)).toContain('Gina Guest');
  expect((await phone.post('/desk/data/inquiries.csv')).body).toMatch(/"Gina Guest","","904-555-0142"/);
  expect(words((await phone.get(`/desk/data/erase?enquiry=${row?.id}`)).body)).toContain('Gina Guest');
  pass(HOUR_MS);
  await server.scheduler.runDue();
  expect((await outbox()).map(({ template }) => template)).toContain('reminder');
});

test('no limit, no wrong clock and no missing answer refuses a guest; one who cannot be reached is told why', async () => {
  const { send, enquiries, outbox } = await atTheDoor({ ENQUIRIES_PER_MINUTE: '1' });
  const guests = [
    { ...gina, submission_id: `${KEY}1`, typed_ago: String((2 * DAY_MS) / 1000) },
    { ...gina, submission_id: `${KEY}2`, typed_ago: '-60' },
    { submission_id: `${KEY}3`, name: 'Gil', email: 'gil@visitor.example' },
    // The next guest meets a form that the browser shows again, key and all.
    { submission_id: `${KEY}3`, name: 'Gus', email: 'gus@visitor.example', text_consent: 'yes' },
  ];
  for (const guest of guests) expect((await send(guest)).statusCode).toBe(200);
  const rows = await enquiries();
  expect(rows.map(({ spam_marks, held }) => [spam_marks, held])).toEqual(guests.map(() => ['[]', 0]));
  const told = new Map(rows.map(({ enquiry_key, details }) => [enquiry_key, JSON.parse(details)]));
  expect([...told.values()].filter(({ signedInAt }) => signedInAt === undefined)).toHaveLength(1);
  // Nobody texts a number that was not given.
  expect(rows.find(({ name }) => name === 'Gus')?.consent_given).toBe(0);
  const mails = (await outbox()).filter(({ template }) => template === 'enquiry-to-agent');
  expect(mails.map(({ state }) => state)).toEqual(guests.map(() => 'pending'));

  for (const [entries, said] of [
    [{ name: '' }, 'Enter your name'],
    [{ phone: '' }, 'Enter your email or your phone number'],
    [{ phone: '555' }, 'at least 10 digits'],
    [{ email: 'gina@nowhere' }, 'name@example.com'],
  ] as const) {
    const refused = await send({ ...gina, submission_id: `${KEY}9`, ...entries });
    expect([refused.statusCode, refused.headers['x-error-code']]).toEqual([400, 'invalid-params']);
    expect(refused.body).toContain(said);
  }
  expect(await enquiries()).toHaveLength(guests.length);
});

test('without scripts the form posts, keeps what is wrong in its words, and forgets the guest', async () => {
  const { get, post, path, enquiries } = await atTheDoor();
  const { submission_id, typed_ago, ...typed } = gina;
  const refused = await post(path, { ...typed, phone: '' });
  expect(refused.statusCode).toBe(422);
  expect(refused.body).toContain('value="Gina Guest"');
  expect(words(refused.body)).toContain('Enter your email or your phone number');
  const sent = await post(path, { ...typed, submission_id });
  expect([sent.statusCode, sent.headers.location]).toEqual([303, `${path}/thanks`]);
  for (const page of [path, `${path}/thanks`]) {
    const answer = await get(page);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toContain('Gina');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-security-policy']).not.toContain('unsafe');
  }
  expect(await enquiries()).toMatchObject([{ name: 'Gina Guest', via: 'open-house' }]);
});

test('a guest with the tablet in hand gets nothing of the desk and signs in nobody elsewhere', async () => {
  const { app, agent, get, post, send, other, path, enquiries } = await atTheDoor();
  await send(gina);
  const [{ id } = { id: '' }] = await enquiries();
  // The address of every kind of page, typed or reached by Back; also with the cookie of before.
  for (const url of ['/desk', `/desk/enquiries/${id}`, '/desk/data', '/desk/devices', GUESTS])
    for (const answer of [await get(url), await agent.get(url)]) {
      expect([url, answer.statusCode]).toEqual([url, 401]);
      expect(answer.body).not.toMatch(/Gina|Sign Out|desk-nav"/);
    }
  expect(words((await get('/desk')).body)).toContain('Guests are signing in');
  for (const [url, entries] of [
    ['/desk/data/inquiries.csv', {}],
    [`/desk/enquiries/${id}/contacted`, { how: 'other' }],
    [GUESTS, { home: other.id, pin: '82640' }],
    ['/desk/devices/sign-out-everywhere', {}],
  ] as const)
    for (const answer of [await post(url, entries), await agent.post(url, entries)])
      expect([url, answer.statusCode]).toEqual([url, 401]);

  expect((await send({ ...gina, name: 'Eve' }, { to: openHousePath(other.id) })).statusCode).toBe(403);
  expect((await get(openHousePath(other.id))).headers.location).toBe(`/properties/${other.id}`);
  const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' };
  expect((await send({ ...gina, name: 'Eve' }, { headers: foreign })).statusCode).toBe(403);
  const { statusCode } = await app.inject({ method: 'POST', url: path, payload: { ...gina, name: 'Eve' } });
  expect(statusCode).toBe(403);
  expect(await enquiries()).toHaveLength(1);
});

test('on any other device the address leads to the page of the home, and takes nobody', async () => {
  const { app, path, home, enquiries } = await atTheDoor();
  for (const url of [path, `${path}/thanks`]) {
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `/properties/${home.id}`]);
  }
  expect((await app.inject('/properties/%0Ax/open-house')).statusCode).toBe(404);
  expect((await app.inject(`/properties/'+alert(1)+'/open-house/worker.js`)).statusCode).toBe(404);
  const posted = await postDesk(app, path, { name: 'Eve', phone: '904-555-0142' });
  expect([posted.statusCode, posted.headers['x-error-code']]).toEqual([403, 'not-allowed']);
  expect(await enquiries()).toEqual([]);
});

test('the PIN opens the desk again, and the guests that still waited come from there', async () => {
  const { agent, app, get, post, path, enquiries, db } = await atTheDoor();
  expect((await post(`${GUESTS}/end`, { pin: '1234' })).statusCode).toBe(401);
  const ended = await post(`${GUESTS}/end`, { pin: PIN });
  expect([ended.statusCode, ended.headers.location]).toEqual([303, GUESTS]);
  const cookie = cookieOf(ended.headers['set-cookie']);
  const back = { cookie, 'sec-fetch-site': 'same-origin' };
  expect((await app.inject({ url: '/desk', headers: back })).statusCode).toBe(200);
  // The session of the guests and the one before it are over.
  expect((await get('/desk')).statusCode).toBe(401);
  expect((await agent.get('/desk')).statusCode).toBe(401);
  expect((await get(path)).statusCode).toBe(303);
  const late = await app.inject({ method: 'POST', url: path, headers: back, payload: gina });
  expect([late.statusCode, late.body]).toEqual([200, 'OK']);
  expect(await enquiries()).toHaveLength(1);
  const lines = await db.selectFrom('desk_audit').select(['action', 'detail']).orderBy('id').execute();
  expect(lines.map(({ action }) => action)).toEqual(['signed-in', 'open-house-began', 'open-house-ended']);
  expect(await db.selectFrom('desk_device').select('id').execute()).toHaveLength(1);
});

test('five wrong PINs, also at once, leave a new sign-in as the only way out; guests go on signing in', async () => {
  const desk = await atTheDoor();
  const { app, get, post, send, cookie, db } = desk;
  const guesses = Array.from({ length: 5 }, (_, at) => post(`${GUESTS}/end`, { pin: `999${at}` }));
  expect((await Promise.all(guesses)).map(({ statusCode }) => statusCode).sort()).toEqual([
    401, 401, 401, 401, 429,
  ]);
  const right = await post(`${GUESTS}/end`, { pin: PIN });
  expect([right.statusCode, right.headers['set-cookie']]).toEqual([429, undefined]);
  expect(words((await get('/desk')).body)).toContain('Sign In to the Desk');
  expect((await send(gina)).statusCode).toBe(200);
  const signedIn = await postDesk(app, await askForLink(desk), {}, { cookie });
  expect(signedIn.statusCode).toBe(303);
  const { body } = await app.inject({
    url: '/desk/data',
    headers: { cookie: cookieOf(signedIn.headers['set-cookie']) },
  });
  expect(body).toContain('Too many wrong PINs at an open house');
  // The session that was left on the device ended with the new one.
  expect(await db.selectFrom('desk_device').select('guest_home').execute()).toEqual([{ guest_home: null }]);
});

test.each(['123', '123456789', '12a4', '1234', '8765', '0000'])('the PIN %s is refused', async (pin) => {
  const { agent, server } = await atDesk();
  const refused = await agent.post(GUESTS, { home: server.content().homes[0]?.id ?? '', pin });
  expect([refused.statusCode, refused.headers['set-cookie']]).toEqual([422, undefined]);
  expect((await agent.get('/desk')).statusCode).toBe(200);
});

test('a lost tablet is signed out from another device: it signs in no guest either', async () => {
  const desk = await atTheDoor();
  const phone = await signIn(desk);
  expect(words((await phone.get('/desk/devices')).body)).toContain('At an open house');
  await phone.post('/desk/devices/sign-out-everywhere');
  expect((await desk.send(gina)).statusCode).toBe(403);
});

test('the home whose open house is next is chosen already', async () => {
  const { agent } = await atDesk();
  const { body } = await agent.get(GUESTS);
  expect(/<option value="([^"]*)" selected>/.exec(body)?.[1]).toBe('san-marco-georgian');
});
