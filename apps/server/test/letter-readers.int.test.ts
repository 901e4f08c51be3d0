import { fixtureContent } from '@rivermark/content/fixtures';
import { DAY_MS, HOUR_MS } from '@rivermark/contracts/durations';
import { letterConsent } from '@rivermark/contracts/letters';
import { expect, test } from 'vitest';
import { readErasureLedger } from '../src/data/backup/erasure-ledger.ts';
import { applyErasureLedger } from '../src/data/restore/apply-erasure-ledger.ts';
import { composeMail } from '../src/notify/compose-mail.ts';
import { atDesk, START } from './at-desk.ts';
import { eraseOnDesk } from './erase-on-desk.ts';
import { postDesk } from './sign-in.ts';
import { words } from './words-of.ts';

const EMAIL = 'ada.brown@visitor.example';
const site = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' };

/** The site with a form for letters, and the links in the mails that it causes. */
async function withForm() {
  const desk = await atDesk({ PUBLIC_URL: site.origin });
  const { app, db, server } = desk;
  const rows = () => db.selectFrom('letter_subscription').selectAll().execute();
  return {
    ...desk,
    rows,
    row: async () => (await rows())[0],
    ask: (entries: Record<string, string | string[]> = {}, headers = {}) =>
      postDesk(app, '/letters', { email: EMAIL, ...entries }, { ...site, ...headers }),
    open: (url: string) => app.inject({ url }),
    post: (url: string, entries: Record<string, string | string[]> = {}) => postDesk(app, url, entries),
    mails: async () => {
      const mails = await db
        .selectFrom('outbox')
        .selectAll()
        .where('template', '=', 'letter-confirmation')
        .orderBy('created_at')
        .execute();
      return Promise.all(mails.map(async (mail) => (await composeMail(server)(mail)).mail));
    },
    /** Asks and confirms; resolves with the reader's own address on the site. */
    subscribe: async (email = EMAIL) => {
      await postDesk(app, '/letters', { email }, site);
      const found = await db
        .selectFrom('letter_subscription')
        .selectAll()
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      await postDesk(app, `/letters/${found.secret}`);
      return `/letters/${found.secret}`;
    },
  };
}

test('letters come after a POST from the page in the mail, and 1,000 GETs change nothing', async () => {
  const site = await withForm();
  const asked = await site.ask({
    in: ['ortega', 'nowhere'],
    beds: '4',
    page: '/properties/riverside-bungalow',
  });
  expect([asked.statusCode, asked.headers.location]).toEqual([303, '/letters/asked']);
  const [mail] = await site.mails();
  expect(mail?.to).toEqual({ name: '', address: EMAIL });
  expect(mail?.text).toContain('In Ortega; 4 or more bedrooms');
  const [, path = ''] = /https?:\/\/[^/]+(\/letters\/\S+)/.exec(mail?.text ?? '') ?? [];
  const before = await site.row();
  expect(before).toMatchObject({ state: 'asked', page: '/properties/riverside-bungalow' });

  for (let scan = 0; scan < 500; scan += 1) {
    expect((await site.open(path)).statusCode).toBe(200);
    expect((await site.open(`${path}/end`)).statusCode).toBe(200);
  }
  expect(await site.row()).toEqual(before);
  expect((await site.outbox()).filter(({ template }) => template === 'letter-confirmation')).toHaveLength(1);

  const page = await site.open(path);
  expect(page.body).toMatch(/value="ortega" checked/);
  expect(page.body).toContain(letterConsent(fixtureContent().identity));
  expect(page.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
  expect(page.body).not.toContain(EMAIL);
  const confirmed = await site.post(path, { in: ['ortega', 'avondale'], price: '1m-1500k', beds: '0' });
  expect(confirmed.headers.location).toBe(`${path}?saved`);
  expect(words((await site.open(`${path}?saved`)).body)).toContain(
    'In Avondale or Ortega; $1 to $1.5 million',
  );
  expect(await site.row()).toMatchObject({
    state: 'confirmed',
    email: EMAIL,
    choices: JSON.stringify({ in: ['avondale', 'ortega'], price: ['1m-1500k'], beds: 0 }),
    consent_text: letterConsent(fixtureContent().identity),
    consent_version: '2026-11',
    confirmed_at: START,
    asked_at: null,
  });
});

test('a list that is narrowed by its address counts as looked at', async () => {
  const site = await withForm();
  await site.ask({}, { referer: 'http://localhost:3000/properties?in=ortega&price=1m-1500k&status=sold' });
  expect(JSON.parse((await site.row())?.wish ?? '')).toEqual({
    in: ['ortega'],
    price: ['1m-1500k'],
    beds: 0,
  });
});

test('bad addresses, other sites and floods of requests are refused in words', async () => {
  const site = await withForm();
  const bad = await site.ask({ email: 'ada@', in: 'ortega' });
  expect(bad.statusCode).toBe(422);
  expect(bad.body).toContain('Please enter a valid email address.');
  expect(bad.body).toContain('name="in" value="ortega"');
  expect(
    (await site.ask({}, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).statusCode,
  ).toBe(403);
  expect((await site.ask({ reason_code: 'robot' })).headers.location).toBe('/letters/asked');
  expect(await site.rows()).toEqual([]);
  for (let time = 0; time < 5; time += 1) await site.ask({ email: `reader${time}@visitor.example` });
  const many = await site.ask({ email: 'one-more@visitor.example' });
  expect([many.statusCode, many.headers['x-error-code']]).toEqual([429, 'too-many-letters']);
  site.pass(HOUR_MS);
  expect((await site.ask({ email: 'one-more@visitor.example' })).statusCode).toBe(303);
});

test('one mailbox gets one mail a day, however it is spelled, and nobody learns that it is a reader', async () => {
  const site = await withForm();
  await site.subscribe();
  const again = await site.ask({ email: 'Ada.Brown+homes@visitor.example', in: 'ortega' });
  expect(again.headers.location).toBe('/letters/asked');
  await site.ask({ in: 'avondale' });
  expect(await site.mails()).toHaveLength(2);
  expect((await site.mails())[1]?.text).toContain('You get my emails about homes already');
  const row = await site.row();
  expect(row).toMatchObject({ state: 'confirmed', choices: '{"in":[],"price":[],"beds":0}' });
  expect((await site.open(`/letters/${row?.secret}`)).body).toMatch(/value="avondale" checked/);
});

test('one press ends the letters, by the page or by the mailbox’s own button, and keeps no address', async () => {
  const site = await withForm();
  const path = await site.subscribe();
  expect((await site.open(`${path}/end`)).body).toContain(`action="${path}/end"`);
  const boundary = 'x';
  const oneClick = await site.app.inject({
    method: 'POST',
    url: `${path}/end`,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: `--${boundary}\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--${boundary}--\r\n`,
  });
  expect(oneClick.statusCode).toBe(200);
  expect(oneClick.body).toContain('You get no more letters');
  const row = await site.row();
  expect(row).toMatchObject({ state: 'ended', email: '', ended_by: 'reader', consent_version: '2026-11' });
  expect(JSON.stringify(row)).not.toContain('visitor.example');
  // Again, as providers do, and on the page.
  expect((await site.post(`${path}/end`, { 'List-Unsubscribe': 'One-Click' })).statusCode).toBe(200);
  expect((await site.open(path)).body).toContain('You get no more letters');
  expect((await site.post(path)).body).toContain('You get no more letters');
  expect((await site.row())?.state).toBe('ended');
  // Only the owner of the mailbox can start them again.
  site.pass(DAY_MS);
  await site.ask();
  expect((await site.row())?.state).toBe('ended');
  await site.post(path);
  expect((await site.row())?.state).toBe('confirmed');
});

test('who never confirms is forgotten after a week', async () => {
  const site = await withForm();
  const path = await site.subscribe('ended@visitor.example');
  await site.post(`${path}/end`);
  site.pass(DAY_MS);
  await site.ask();
  await site.ask({ email: 'ended@visitor.example' });
  site.pass(7 * DAY_MS);
  await site.server.scheduler.runDue();
  expect(await site.rows()).toMatchObject([{ state: 'ended', email: '', wish: '', asked_at: null }]);
  expect((await site.open('/letters/unknown')).statusCode).toBe(404);
});

test('readers are exported, and erasing by email leaves a hash that nothing writes to', async () => {
  const site = await withForm();
  await site.subscribe();
  await site.ask({ email: 'ben@visitor.example' });
  const zip = await site.agent.post('/desk/data/everything.zip');
  expect(zip.rawPayload.includes('readers.csv')).toBe(true);
  const found = await site.agent.post('/desk/data/erase', { email: EMAIL });
  expect(words(found.body)).toContain('On file: 1 address that letters go to.');
  const done = await eraseOnDesk(site.agent, { email: EMAIL });
  expect(words(done.body)).toContain('1 address that letters go to are gone for good');
  await eraseOnDesk(site.agent, { email: 'ben@visitor.example' });
  const rows = await site.rows();
  expect(rows).toMatchObject([{ state: 'ended', email: '', ended_by: 'erased' }]);
  expect(JSON.stringify(await site.outbox())).not.toContain(rows[0]?.id);
});

test('a restore sends nothing to those who ended, were erased or never confirmed since', async () => {
  const copy = await withForm();
  const emails = ['stays', 'ends', 'erased'].map((name) => `${name}@visitor.example`);
  for (const email of emails) await copy.subscribe(email);
  await copy.ask({ email: 'asked@visitor.example' });
  const older = await copy.rows();
  const ended = await copy.rows();
  await copy.post(`/letters/${ended.find(({ email }) => email.startsWith('ends'))?.secret}/end`);
  await eraseOnDesk(copy.agent, { email: 'erased@visitor.example' });
  await eraseOnDesk(copy.agent, { email: 'asked@visitor.example' });
  const later = await copy.subscribe('later@visitor.example');
  await copy.post(`${later}/end`);
  const ledger = await readErasureLedger(copy.db, copy.config.dataDir, { at: START, number: 1 });
  // The database as the older copy has it.
  await copy.db.deleteFrom('letter_subscription').execute();
  await copy.db.insertInto('letter_subscription').values(older).execute();
  await applyErasureLedger({ db: copy.db, files: copy.parts.files }, ledger, START);
  const rows = await copy.rows();
  expect(rows.filter(({ email }) => email !== '').map(({ email, state }) => [email, state])).toEqual([
    ['stays@visitor.example', 'confirmed'],
  ]);
  expect(rows.filter(({ state }) => state === 'ended')).toHaveLength(3);
  expect((await copy.open(later)).body).toContain('You get no more letters');
});
