import { DAY_MS } from '@rivermark/contracts/durations';
import { expect, test } from 'vitest';
import { contactRecord } from '../src/intake/contact-record.ts';
import { call, callBody } from './calls.ts';
import { postDesk, signIn } from './sign-in.ts';
import { startApp } from './start-app.ts';
import { words } from './words-of.ts';

const START = Date.parse('2026-01-15T15:00:00Z');
const LIST = '/desk/settle?older=30';

/** Ada, Ben and Cleo wrote 40 days ago, Dora two days ago, Emil just now; nobody answered. */
async function withOldEnquiries() {
  let now = START;
  const started = await startApp({}, { clock: () => now });
  const enquire = (from_name: string) => call(started.app, callBody({ from_name }));
  for (const name of ['Ada', 'Ben', 'Cleo']) await enquire(name);
  now += 38 * DAY_MS;
  await enquire('Dora');
  now += 2 * DAY_MS;
  await enquire('Emil');
  const agent = await signIn(started);
  const rows = await started.enquiries();
  const idOf = (name: string) => rows.find((row) => row.name === name)?.id ?? '';
  const page = async (url: string) => words((await agent.get(url)).body);
  /** A form with boxes as a browser sends it: one name, many times. */
  const send = (url: string, names: readonly string[], entries: Record<string, string> = {}) => {
    const form = new URLSearchParams({ token: agent.token, to: LIST, ...entries });
    for (const name of names) form.append('of', idOf(name));
    return started.app.inject({
      method: 'POST',
      url,
      headers: {
        cookie: agent.cookie,
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
      },
      payload: form.toString(),
    });
  };
  const settle = (names: readonly string[], entries: Record<string, string> = {}) =>
    send('/desk/settle', names, { sure: 'yes', id: '11111111-1111-4111-8111-111111111111', ...entries });
  const open = async () =>
    (await started.enquiries())
      .filter((row) => row.contacted_at === null)
      .map(({ name }) => name)
      .sort();
  const audit = async () =>
    (await started.db.selectFrom('desk_audit').selectAll().orderBy('id').execute())
      .filter(({ action }) => action.startsWith('settl'))
      .map(({ action, detail }) => `${action}: ${detail}`);
  return { ...started, agent, idOf, page, send, settle, open, audit };
}

test('two old inquiries are chosen, asked about, settled in one act with a line in the audit and one in each history, and taken back', async () => {
  const { page, send, settle, open, audit, agent, idOf } = await withOldEnquiries();
  expect(await page('/desk')).toMatch(
    /1 is late\. Apart from these, 3 have waited for over a month .* Were some of these 4 answered elsewhere\? Settle Several at Once/,
  );
  const asked = words((await send('/desk/settle/confirm', ['Ada', 'Cleo'])).body);
  expect(asked).toMatch(/Settle 2 inquiries\? .*None of them was ever opened on this desk\. .*Ada .*Cleo/);
  expect(await open()).toHaveLength(5);
  const done = await settle(['Ada', 'Cleo']);
  expect(done.statusCode).toBe(303);
  const after = await page(String(done.headers.location));
  expect(after).toMatch(/2 inquiries are settled\. Undo All 2 .* 1 inquiry, the oldest first\. .*Ben/);
  expect(await open()).toEqual(['Ben', 'Dora', 'Emil']);
  expect(await page(`/desk/enquiries/${idOf('Ada')}`)).toMatch(/You settled it Together with others\. Undo/);
  const undone = await agent.post('/desk/settle/undo', {
    act: '11111111-1111-4111-8111-111111111111',
    to: LIST,
  });
  expect(await page(String(undone.headers.location))).toContain('Taken back: 2 inquiries wait as before.');
  expect(await open()).toHaveLength(5);
  expect(await audit()).toEqual(['settled: 2 inquiries', 'settling-undone: 2 inquiries']);
  expect(await page('/desk/data')).toMatch(
    /Settling taken back, .* 2 inquiries .*Inquiries settled together/,
  );
});

test('the same act again, or two at once, settles once and says the same', async () => {
  const { settle, audit, db, agent } = await withOldEnquiries();
  const answers = await Promise.all([settle(['Ada', 'Ben']), settle(['Ada', 'Ben'])]);
  answers.push(await settle(['Ada', 'Ben']));
  expect(new Set(answers.map(({ headers }) => headers.location)).size).toBe(1);
  expect(await db.selectFrom('contact_mark').selectAll().execute()).toHaveLength(2);
  expect(await audit()).toEqual(['settled: 2 inquiries']);
  const undo = () =>
    agent.post('/desk/settle/undo', { act: '11111111-1111-4111-8111-111111111111', to: LIST });
  const backs = await Promise.all([undo(), undo()]);
  expect(backs.map(({ headers }) => /count=(\d)/.exec(String(headers.location))?.[1]).sort()).toEqual([
    '0',
    '2',
  ]);
  expect(await audit()).toHaveLength(2);
});

test('two acts at once over the same inquiries settle each of them once', async () => {
  const { settle, db } = await withOldEnquiries();
  const other = '22222222-2222-4222-8222-222222222222';
  await Promise.all([settle(['Ada', 'Ben', 'Cleo']), settle(['Cleo', 'Ben', 'Ada'], { id: other })]);
  expect(await db.selectFrom('contact_mark').selectAll().execute()).toHaveLength(3);
});

test('a list that grew old in its tab changes nothing that was decided meanwhile, and says so', async () => {
  const { db, agent, idOf, page, send, settle, open } = await withOldEnquiries();
  const record = contactRecord(db);
  const at = START + DAY_MS;
  await record.mark({ id: 'm', enquiry_id: idOf('Ada'), how: 'call', at, note: 'Talked' }, at);
  await agent.post(`/desk/enquiries/${idOf('Ben')}/spam`);
  expect(words((await send('/desk/settle/confirm', ['Ada', 'Ben', 'Cleo'])).body)).toMatch(
    /Settle 1 inquiry\? .*2 inquiries that you chose are left out/,
  );
  const done = await settle(['Ada', 'Ben', 'Cleo']);
  expect(await page(String(done.headers.location))).toContain(
    '1 inquiry is settled. 2 inquiries had been decided on meanwhile and stay as they are.',
  );
  expect(await open()).toEqual(['Ben', 'Dora', 'Emil']);
  const marks = await db.selectFrom('contact_mark').selectAll().orderBy('id').execute();
  expect(marks.map(({ how }) => how).sort()).toEqual(['call', 'settled']);
  // Nothing is left of what was chosen: the list says so, and shows what still waits.
  const late = await send('/desk/settle/confirm', ['Ada', 'Ben', 'Cleo']);
  expect([late.statusCode, words(late.body)]).toEqual([422, expect.stringContaining('decided on meanwhile')]);
  expect(await page(String((await settle(['Ada'], { id: 'x' })).headers.location))).toContain(
    'Nothing was settled.',
  );
});

test('what was settled and answered besides stays answered when the act is taken back', async () => {
  const { db, agent, idOf, settle, open } = await withOldEnquiries();
  await settle(['Ada', 'Ben']);
  await agent.post(`/desk/enquiries/${idOf('Ada')}/contacted`, { how: 'call' });
  await agent.post('/desk/settle/undo', { act: '11111111-1111-4111-8111-111111111111', to: LIST });
  expect(await open()).toEqual(['Ben', 'Cleo', 'Dora', 'Emil']);
  expect(await db.selectFrom('contact_mark').selectAll().execute()).toHaveLength(1);
});

test('nothing is settled that still has its 24 hours, that nobody chose, or of which nobody said to be sure', async () => {
  const { settle, send, open, page, audit } = await withOldEnquiries();
  expect(await page('/desk/settle?older=1')).toMatch(/4 inquiries, the oldest first\. .*Ada .*Dora/);
  expect(await page('/desk/settle?older=1&all=1')).not.toContain('Emil');
  await settle(['Emil']);
  await settle([]);
  const unsure = await settle(['Ada'], { sure: '' });
  expect(words(unsure.body)).toContain('Settle 1 inquiry?');
  const none = await send('/desk/settle/confirm', []);
  expect([none.statusCode, words(none.body)]).toEqual([
    422,
    expect.stringContaining('Choose at least one inquiry.'),
  ]);
  expect(await open()).toHaveLength(5);
  expect(await audit()).toEqual([]);
});

test('all of a page are chosen by one tap without a script, and no more than the page', async () => {
  const { agent } = await withOldEnquiries();
  const body = (await agent.get('/desk/settle?older=30')).body;
  expect(body).not.toContain(' checked');
  const [, all = ''] = /href="([^"]+)">Choose All 3/.exec(body) ?? [];
  const chosen = (await agent.get(all.replaceAll('&amp;', '&'))).body;
  expect(chosen.match(/name="of" value="[^"]+" checked/g)).toHaveLength(3);
  expect(chosen).toContain('Choose None');
});

test('a form that is not the desk’s own, or of nobody who is signed in, settles nothing', async () => {
  const { app, agent, idOf, open } = await withOldEnquiries();
  const entries = { sure: 'yes', of: idOf('Ada') };
  for (const url of ['/desk/settle', '/desk/settle/confirm', '/desk/settle/undo']) {
    expect((await postDesk(app, url, entries)).statusCode, url).toBe(401);
    expect((await postDesk(app, url, entries, { cookie: agent.cookie })).statusCode, url).toBe(403);
    const foreign = { cookie: agent.cookie, 'sec-fetch-site': 'cross-site' };
    expect((await postDesk(app, url, { ...entries, token: agent.token }, foreign)).statusCode, url).toBe(403);
  }
  expect(await open()).toHaveLength(5);
});
