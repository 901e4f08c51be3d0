import { MINUTE_MS } from '@rivermark/contracts/durations';
import { expect, test } from 'vitest';
import { call, callBody } from './calls.ts';
import { eraseOnDesk } from './erase-on-desk.ts';
import { postDesk, signIn } from './sign-in.ts';
import { startApp } from './start-app.ts';
import { words } from './words-of.ts';

const START = Date.parse('2026-01-15T15:00:00Z');

/** One enquiry, open in the browsers of a phone and of a laptop, both signed in. */
async function inTwoBrowsers(params: object = {}) {
  let now = START;
  const started = await startApp({}, { clock: () => now });
  await call(started.app, callBody({ from_name: 'Ada Brown', ...params }));
  const id = (await started.enquiries())[0]?.id ?? '';
  const [phone, laptop] = [await signIn(started), await signIn(started)];
  const url = `/desk/enquiries/${id}`;
  const said = async (answer: { headers: Record<string, unknown> }) =>
    words((await laptop.get(String(answer.headers.location))).body);
  return {
    ...started,
    id,
    url,
    phone,
    laptop,
    said,
    pass: (ms: number) => {
      now += ms;
    },
  };
}

test('what was answered in one browser and is marked in another keeps both, and says that it was marked before', async () => {
  const { url, phone, laptop, said, pass, enquiries } = await inTwoBrowsers();
  await phone.post(`${url}/contacted`, { how: 'call' });
  pass(10 * MINUTE_MS);
  const answer = await laptop.post(`${url}/contacted`, { how: 'mail', to: '/desk' });
  expect(await said(answer)).toMatch(
    /Done: Ada Brown is marked as contacted\. You sent an email, Thu, Jan 15, 10:10 AM\. It was marked before: Thu, Jan 15, 10:00 AM\./,
  );
  expect((await enquiries())[0]?.contacted_at).toBe(START);
});

test('what was answered in one browser and is called spam in another stays among the answered, and that is said', async () => {
  const { url, phone, laptop, said } = await inTwoBrowsers();
  await phone.post(`${url}/contacted`, { how: 'call' });
  const answer = await laptop.post(`${url}/spam`, { to: '/desk' });
  const words = await said(answer);
  expect(words).toContain('Ada Brown is marked as spam, and stays among the contacted');
  expect(words).toContain('Undo');
});

test('a contact that is taken back in one browser while another one stands does not wait again, and that is said', async () => {
  const { url, phone, laptop, said, pass, db } = await inTwoBrowsers();
  await phone.post(`${url}/contacted`, { how: 'call' });
  pass(MINUTE_MS);
  await laptop.post(`${url}/contacted`, { how: 'mail' });
  const [first] = await db.selectFrom('contact_mark').selectAll().orderBy('at').execute();
  const undo = () => laptop.post(`${url}/undo`, { mark: first?.id ?? '', to: '/desk' });
  expect(await said(await undo())).toContain('Taken back. Ada Brown is still marked as contacted');
  // The other browser has the same button still.
  expect(await said(await undo())).toContain('Ada Brown is still marked as contacted');
});

test('what was erased in one browser is told in the other, and nothing of it comes back', async () => {
  const { url, phone, laptop, enquiries } = await inTwoBrowsers();
  await eraseOnDesk(phone, { email: 'ada@visitor.example' });
  for (const [action, entries] of [
    ['contacted', { how: 'call' }],
    ['note', { text: 'Two dogs' }],
    ['spam', {}],
  ] as const) {
    const answer = await laptop.post(`${url}/${action}`, entries);
    expect([answer.statusCode, words(answer.body)]).toEqual([404, expect.stringContaining('was erased')]);
  }
  expect(await enquiries()).toEqual([]);
});

test('back after a mark, another way is another contact; the same button again is none', async () => {
  const { url, laptop, said, db } = await inTwoBrowsers();
  const form = (await laptop.get('/desk')).body;
  const [, id = ''] = /name="id" value="([^"]+)"/.exec(form) ?? [];
  await laptop.post(`${url}/contacted`, { id, how: 'call' });
  await laptop.post(`${url}/contacted`, { id, how: 'call' });
  expect(await said(await laptop.post(`${url}/contacted`, { id, how: 'text', to: '/desk' }))).toContain(
    'You sent a text, Thu, Jan 15, 10:00 AM.',
  );
  const marks = await db.selectFrom('contact_mark').selectAll().execute();
  expect(marks.map(({ how }) => how).sort()).toEqual(['call', 'text']);
});

test('back after an action, no page of the desk comes from a cache, and what was taken back is not said again', async () => {
  const { url, laptop } = await inTwoBrowsers();
  const marked = await laptop.post(`${url}/contacted`, { how: 'call', to: '/desk' });
  const page = await laptop.get(String(marked.headers.location));
  expect(page.headers['cache-control']).toContain('no-store');
  const [, mark = ''] = /name="mark" value="([^"]+)"/.exec(page.body) ?? [];
  await laptop.post(`${url}/undo`, { mark, to: '/desk' });
  const again = words((await laptop.get(String(marked.headers.location))).body);
  expect(again).not.toContain('Done:');
  expect(again).toContain('1 inquiry waits for you');
});

test('a note that was being written while the browser was signed out is kept on the page, and goes on from there', async () => {
  const { app, id, url, phone, laptop, db, ...started } = await inTwoBrowsers();
  await phone.post('/desk/devices/sign-out-everywhere');
  const text = 'Two dogs, <wants> the dock\nand a pool';
  const out = await postDesk(app, `${url}/note`, { token: laptop.token, text }, { cookie: laptop.cookie });
  expect(out.statusCode).toBe(401);
  expect(words(out.body)).toMatch(/You were signed out/);
  expect(out.body).toContain('Two dogs, &lt;wants&gt; the dock\nand a pool</textarea>');
  // One signs in in another tab and sends the kept form of this one.
  const back = await signIn({ app, db, ...started } as Parameters<typeof signIn>[0]);
  const [, token = ''] = /name="token" value="([^"]*)"/.exec(out.body) ?? [];
  const asked = await postDesk(app, `${url}/note`, { token, text }, { cookie: back.cookie });
  expect(asked.statusCode).toBe(403);
  expect(asked.body).toContain('Two dogs, &lt;wants&gt; the dock\nand a pool</textarea>');
  expect(await db.selectFrom('enquiry_note').selectAll().execute()).toEqual([]);
  const [, fresh = ''] = /name="token" value="([^"]*)"/.exec(asked.body) ?? [];
  const kept = await postDesk(app, `${url}/note`, { token: fresh, text }, { cookie: back.cookie });
  expect(kept.statusCode).toBe(303);
  expect(await db.selectFrom('enquiry_note').selectAll().execute()).toMatchObject([{ enquiry_id: id, text }]);
});

test('what was typed into the form of a contact is kept likewise, and a form without words is not shown again', async () => {
  const { app, url } = await inTwoBrowsers();
  const entries = { how: 'in-person', at: '2026-01-15T10:00', note: 'Met at the dock', id: 'x', extra: 'y' };
  const out = (await postDesk(app, `${url}/contacted`, entries)).body;
  expect(out).toContain('Met at the dock</textarea>');
  expect(out).toContain('name="how" value="in-person"');
  expect(out).not.toContain('name="extra"');
  expect((await postDesk(app, `${url}/contacted`, { how: 'call' })).body).not.toContain('<textarea');
  const foreign = await postDesk(app, `${url}/note`, { text: 'Evil' }, { 'sec-fetch-site': 'cross-site' });
  expect([foreign.statusCode, foreign.body.includes('Evil')]).toEqual([403, false]);
});
