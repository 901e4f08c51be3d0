import { HOUR_MS } from '@rivermark/contracts/durations';
import { waitUntil } from '@rivermark/testkit/wait-until';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { ordinaryPolicy } from '../src/outbox/policy.ts';
import { call, callBody, postForm } from './calls.ts';
import { signIn } from './sign-in.ts';
import { startApp } from './start-app.ts';
import { onEmbeddedStores } from './stores-of-run.ts';
import { words } from './words-of.ts';

/** 10 AM in Jacksonville, in winter. */
const START = Date.parse('2026-01-15T15:00:00Z');

/** A signed-in agent at the desk, a clock that the test moves, and visitors who write. */
async function atDesk() {
  let now = START;
  const started = await startApp({}, { clock: () => now, outboxPolicy: { ...ordinaryPolicy, pollMs: 20 } });
  const agent = await signIn(started);
  const page = async (url: string) => {
    const answer = await agent.get(url);
    expect([url, answer.statusCode]).toEqual([url, 200]);
    return answer.body;
  };
  return {
    ...started,
    agent,
    page,
    pass: (ms: number) => {
      now += ms;
    },
    enquire: async (params: object = {}) => {
      const before = new Set((await started.enquiries()).map(({ id }) => id));
      expect((await call(started.app, callBody(params))).statusCode).toBe(200);
      return (await started.enquiries()).find(({ id }) => !before.has(id))?.id ?? '';
    },
  };
}

test('what waits stands on the desk by age with what is left of the 24 hours, and nothing else does', async () => {
  const { page, pass, enquire } = await atDesk();
  expect(words(await page('/desk'))).toContain('Nothing is waiting');
  await enquire({ from_name: 'Ada Oldest' });
  pass(19 * HOUR_MS);
  await enquire({ from_name: 'Ben Middle' });
  pass(6 * HOUR_MS);
  await enquire({ from_name: 'Cleo Newest' });
  await enquire({ from_name: 'Bot', reason_code: 'x' });
  const desk = words(await page('/desk'));
  expect(desk).toMatch(/3 inquiries wait for you 1 is late\./);
  expect(desk).toMatch(
    /Late by 1 h Ada Oldest .*Due tomorrow 5:00 AM, waits 6 h Ben Middle .*Due tomorrow 11:00 AM, waits 1 min Cleo Newest/,
  );
  expect(desk).not.toContain('Bot');
  expect(desk).toContain('1 message was held back as possible spam');
});

test('what nobody answered for a month is out of the way of what can still be saved, and is dated', async () => {
  const { pass, enquire, ...started } = await atDesk();
  const id = await enquire({ from_name: 'Ada Forgotten' });
  pass(31 * 24 * HOUR_MS);
  // A device stays signed in for a month.
  const agent = await signIn(started);
  const page = async (url: string) => (await agent.get(url)).body;
  const desk = words(await page('/desk'));
  expect(desk).toMatch(/Nothing is waiting Everyone who wrote this month has been answered\./);
  expect(desk).toContain('1 inquiry has waited for more than a month');
  expect(desk).not.toContain('Forgotten');
  await enquire({ from_name: 'Ben New' });
  expect(words(await page('/desk'))).toMatch(/1 inquiry waits for you .* Ben New/);
  const old = words(await page('/desk/enquiries?state=old'));
  expect(old).toMatch(/1 inquiry January Late by 30 days Ada Forgotten .* Thu, Jan 15, 10:00 AM/);
  await agent.post(`/desk/enquiries/${id}/contacted`, { how: 'call', to: '/desk' });
  expect(words(await page('/desk'))).not.toContain('more than a month');
});

test('an address of the desk that leads nowhere keeps the way to its rooms for who is signed in, and for nobody else', async () => {
  const { agent, app } = await atDesk();
  const mine = await agent.get('/desk/no-such-room');
  expect([mine.statusCode, words(mine.body)]).toEqual([
    404,
    expect.stringContaining('There is nothing here'),
  ]);
  expect(mine.body).toContain('<a href="/desk/documents">Documents</a>');
  const theirs = await app.inject({ url: '/desk/no-such-room' });
  expect(theirs.body).not.toContain('/desk/documents');
});

test('one tap marks an inquiry as contacted, and the next takes it back', async () => {
  const { agent, page, enquire, enquiries } = await atDesk();
  const id = await enquire();
  const answer = await agent.post(`/desk/enquiries/${id}/contacted`, { how: 'call', to: '/desk' });
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toMatch(/^\/desk\?done=marked&of=[0-9a-f-]{36}$/);
  const after = await page(String(answer.headers.location));
  expect(words(after)).toMatch(
    /Done: Ada Brown is marked as contacted\. You called, Thu, Jan 15, 10:00 AM\. Undo/,
  );
  expect(words(after)).toContain('Nothing is waiting');
  expect((await enquiries())[0]?.contacted_at).toBe(START);
  const [, mark = ''] = /name="mark" value="([^"]+)"/.exec(after) ?? [];
  const undone = await agent.post(`/desk/enquiries/${id}/undo`, { mark, to: '/desk' });
  expect(words(await page(String(undone.headers.location)))).toMatch(/Taken back: Ada Brown waits as before/);
  expect((await enquiries())[0]?.contacted_at).toBeNull();
});

test('a contact is noted with way, time and note; what cannot be is said, and nothing typed is lost', async () => {
  const { agent, pass, page, enquire, enquiries } = await atDesk();
  const id = await enquire();
  pass(3 * HOUR_MS);
  const mark = (entries: Record<string, string>) =>
    agent.post(`/desk/enquiries/${id}/contacted`, {
      how: 'in-person',
      note: 'Met <at> the dock',
      ...entries,
    });
  for (const [at, said] of [
    ['2026-01-15T14:30', 'This time has not come yet'],
    ['2026-01-15T09:00', 'before the inquiry came in'],
    ['yesterday', 'Enter the day and the time'],
  ] as const) {
    const refused = await mark({ at });
    expect([at, refused.statusCode]).toEqual([at, 422]);
    expect(refused.body).toContain(said);
    expect(refused.body).toContain('Met &lt;at&gt; the dock');
    expect(refused.body).toContain('<option value="in-person" selected>');
  }
  expect((await mark({ note: 'x'.repeat(5001) })).body).toContain('at most 5000 characters');
  expect((await enquiries())[0]?.contacted_at).toBeNull();
  expect((await mark({ at: '2026-01-15T11:30' })).statusCode).toBe(303);
  expect((await enquiries())[0]?.contacted_at).toBe(START + 1.5 * HOUR_MS);
  expect(words(await page(`/desk/enquiries/${id}`))).toMatch(
    /Thu, Jan 15, 11:30 AM You met in person Met &lt;at&gt; the dock/,
  );
});

test('an inquiry tells its whole history: received, mailed, opened, noted, contacted', async () => {
  const { agent, server, outbox, page, pass, enquire } = await atDesk();
  const id = await enquire({ page: '/faq' });
  server.outboxWorker.start();
  await waitUntil('the mail', async () =>
    (await outbox()).some(({ enquiry_id, state }) => enquiry_id === id && state === 'sent'),
  );
  pass(60_000);
  await page(`/desk/enquiries/${id}`);
  pass(60_000);
  await agent.post(`/desk/enquiries/${id}/note`, { text: 'Prefers afternoons' });
  pass(60_000);
  await agent.post(`/desk/enquiries/${id}/contacted`, { how: 'text' });
  expect(words(await page(`/desk/enquiries/${id}`))).toMatch(
    /10:00 AM Received from the page “[^”]+” .*10:00 AM Emailed to you .*10:01 AM Opened on the desk .*10:02 AM Your note Prefers afternoons .*10:03 AM You sent a text/,
  );
});

test('a note is kept once however often its button is tapped, and can be removed', async () => {
  const { agent, page, enquire } = await atDesk();
  const id = await enquire();
  const form = await page(`/desk/enquiries/${id}`);
  const ids = [...form.matchAll(/name="id" value="([^"]+)"/g)].map(([, one]) => one ?? '');
  expect(new Set(ids).size).toBe(ids.length);
  const note = { id: ids.at(-1) ?? '', text: 'Two dogs' };
  await agent.post(`/desk/enquiries/${id}/note`, note);
  await agent.post(`/desk/enquiries/${id}/note`, note);
  const noted = await page(`/desk/enquiries/${id}`);
  expect(noted.slice(noted.indexOf('class="history"')).match(/Two dogs/g)).toHaveLength(1);
  expect((await agent.post(`/desk/enquiries/${id}/note`, { text: ' ' })).body).toContain('Write something');
  await agent.post(`/desk/enquiries/${id}/remove-note`, { note: note.id });
  expect(await page(`/desk/enquiries/${id}`)).not.toContain('Two dogs');
});

onEmbeddedStores(
  'where what was held cannot be released, the word that it is no spam is not kept either',
  async () => {
    const { agent, db, enquire, enquiries, outbox } = await atDesk();
    const held = await enquire({ reason_code: 'x' });
    const before = await outbox();
    await sql`create trigger full before update on outbox begin select raise(abort, 'full'); end`.execute(db);
    const answer = await agent.post(`/desk/enquiries/${held}/not-spam`, { to: '/desk' });
    expect(answer.statusCode).toBe(500);
    expect(await enquiries()).toMatchObject([{ id: held, is_spam: null }]);
    expect(await outbox()).toEqual(before);
  },
);

test('what is called no spam is mailed at once by the outbox, what is called spam waits no longer', async () => {
  const { agent, server, outbox, page, enquire } = await atDesk();
  const held = await enquire({ from_name: 'Held Visitor', reason_code: 'x' });
  const spam = await enquire({ from_name: 'Spam Visitor' });
  server.outboxWorker.start();
  expect(words(await page('/desk/enquiries?state=held'))).toMatch(
    /A field was filled that no person sees Held Visitor/,
  );
  expect(words(await page(`/desk/enquiries/${held}`))).toContain('a field was filled that no person sees');
  const answer = await agent.post(`/desk/enquiries/${held}/not-spam`, { to: '/desk' });
  expect(words(await page(String(answer.headers.location)))).toMatch(
    /Held Visitor is not spam\. The email about it is on its way to you\..*2 inquiries wait/,
  );
  await waitUntil('the released mail', async () =>
    (await outbox()).some(({ enquiry_id, state }) => enquiry_id === held && state === 'sent'),
  );
  await agent.post(`/desk/enquiries/${spam}/spam`);
  expect(words(await page('/desk'))).toContain('1 inquiry waits for you');
  await agent.post(`/desk/enquiries/${spam}/undecided`);
  expect(words(await page('/desk'))).toContain('2 inquiries wait for you');
});

test('inquiries are searched and narrowed by an address that keeps the choice from page to page', async () => {
  const { app, page, enquire } = await atDesk();
  for (let number = 0; number < 51; number += 1) await enquire({ from_name: `Ada Number${number}` });
  await postForm(app, 'showing', {
    name: 'Ben Viewer',
    email: 'ben@visitor.example',
    phone: '904-555-0199',
    place: 'No. 3 Sample Lane, Ortega',
  });
  expect(words(await page('/desk/enquiries?q=ben'))).toMatch(/1 inquiry .*Ben Viewer/);
  expect(words(await page('/desk/enquiries?kind=showing'))).toMatch(/1 inquiry .*Ben Viewer/);
  const byHome = await page('/desk/enquiries?home=No.+3+Sample+Lane,+Ortega');
  expect(byHome).toContain('<option value="No. 3 Sample Lane, Ortega" selected>');
  expect(words(byHome)).toMatch(/1 inquiry/);
  const first = await page('/desk/enquiries?q=ada&state=open');
  expect(words(first)).toContain(' 1–50 of 51 inquiries, the oldest first Today ');
  const [, next = ''] = /href="(\/desk\/enquiries\?[^"]*after=[^"]+)"/.exec(first) ?? [];
  expect(next).toContain('q=ada&amp;state=open');
  const second = await page(next.replaceAll('&amp;', '&'));
  expect(second.match(/class="entry"/g)).toHaveLength(1);
  expect(words(second)).toMatch(/ 51 of 51 inquiries, the oldest first .* Back to the first 51 of 51 /);
  expect(second).toContain('<a href="/desk/enquiries?q=ada&amp;state=open">Back to the first</a>');
  expect(words(await page('/desk/enquiries?q=nobody'))).toContain('Nothing matches');
  expect(words(await page('/desk/enquiries?q=%22&kind=constructor&state=toString&after=x'))).toContain(
    '0 inquiries',
  );
});

test('nothing that a visitor typed is markup on any page of the desk', async () => {
  const { agent, page, enquire } = await atDesk();
  const evil = `"><img src=x onerror=alert(1)><script>alert('1')</script>`;
  // The figures name pages once there are ten inquiries.
  for (let number = 0; number < 9; number += 1) await enquire();
  const id = await enquire({ from_name: evil, message: evil, page: `/${evil}` });
  await agent.post(`/desk/enquiries/${id}/contacted`, { how: 'call', note: evil });
  await agent.post(`/desk/enquiries/${id}/note`, { text: evil });
  for (const url of [
    '/desk/enquiries',
    `/desk/enquiries/${id}`,
    `/desk/enquiries?q=${encodeURIComponent(evil)}`,
    '/desk/figures',
  ]) {
    const body = await page(url);
    expect(body, url).not.toMatch(/<img|<script>|onerror=alert\(1\)>/);
    expect(body, url).toContain('onerror=alert(1)&gt;');
  }
});

test('a number is texted only where the visitor agreed to it, and can always be called', async () => {
  const { app, page } = await atDesk();
  const person = { email: 'a@b.example', phone: '904-555-0123', message: 'Hello' };
  await postForm(app, 'contact', { ...person, name: 'Agreed', text_consent: 'yes' });
  await postForm(app, 'contact', { ...person, name: 'Refused' });
  const body = await page('/desk');
  expect(body.match(/href="tel:\+19045550123"/g)).toHaveLength(2);
  expect(body.match(/href="sms:\+19045550123\?&amp;body=Hello%20Agreed/g)).toHaveLength(1);
  expect(body).toMatch(/href="mailto:a@b\.example\?subject=Your%20question&amp;body=Hello%20Agreed%2C/);
  const inquiryOf = (name: string) =>
    page(new RegExp(`href="(/desk/enquiries/[^"]+)"[^>]*>${name}<`).exec(body)?.[1] ?? '');
  expect(await inquiryOf('Agreed')).toContain('By Text');
  expect(await inquiryOf('Agreed')).not.toContain('No texts');
  expect(await inquiryOf('Refused')).not.toContain('By Text');
  expect(await inquiryOf('Refused')).toContain('No texts');
  expect(words(body)).toMatch(/Refused Message\s· No texts/);
  expect(body.match(/No texts/g)).toHaveLength(1);
});

test('what parts two facts stays with the first of them, and an extract ends with its last word: no line begins with either', async () => {
  const { app, page, pass } = await atDesk();
  const message = 'We would like to live near the river, in a house with a porch. '.repeat(6);
  await postForm(app, 'showing', {
    name: 'Ada',
    email: 'a@b.example',
    phone: '904-555-0123',
    place: 'San Marco',
    message,
  });
  pass(48 * HOUR_MS);
  for (const path of ['/desk', '/desk/enquiries', '/desk/settle?older=1']) {
    const body = await page(path);
    expect(body, path).toMatch(/San Marco\u00a0· <span class="at">/);
    expect(body, path).not.toMatch(/[> \n]·|\s…/);
  }
});

test('what was erased meanwhile is not found, and its forms say so', async () => {
  const { agent } = await atDesk();
  const gone = '/desk/enquiries/00000000-0000-4000-8000-000000000000';
  for (const answer of [
    await agent.get(gone),
    await agent.post(`${gone}/contacted`, { how: 'call' }),
    await agent.post(`${gone}/note`, { text: 'x' }),
    await agent.post(`${gone}/spam`),
  ]) {
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('There is nothing here');
  }
});

test('the log of a day at the desk holds nothing of a person, nor what was searched', async () => {
  const { agent, page, enquire, log } = await atDesk();
  const id = await enquire({ from_name: 'Ada Secretname' });
  await page('/desk/enquiries?q=secretname');
  await agent.post(`/desk/enquiries/${id}/contacted`, { how: 'call', note: 'Secretnote' });
  await agent.post(`/desk/enquiries/${id}/note`, { text: 'Secretnote' });
  await page(`/desk/enquiries/${id}`);
  expect(log()).toMatch(/\/desk\/enquiries\/:id/);
  expect(log()).not.toMatch(/secretn|ada@visitor|555-0123/i);
});

test('a form leads back to the desk and nowhere else', async () => {
  const { agent, enquire } = await atDesk();
  const id = await enquire();
  for (const to of ['https://evil.example/', '//evil.example', '/\\evil.example', '/faq', '']) {
    const answer = await agent.post(`/desk/enquiries/${id}/contacted`, { how: 'call', to });
    expect(answer.headers.location, to).toMatch(/^\/desk\?done=marked&of=/);
  }
  const kept = await agent.post(`/desk/enquiries/${id}/spam`, { to: '/desk/enquiries?q=ada&state=open' });
  expect(kept.headers.location).toBe(`/desk/enquiries?q=ada&state=open&done=spam&of=${id}`);
});

test('who waits longest stands first and alone, with number and ways of contact; each of the others is called or done in one tap', async () => {
  const { agent, page, pass, enquire } = await atDesk();
  await enquire({ from_name: 'Ada Late' });
  pass(2 * HOUR_MS);
  const ben = await enquire({ from_name: 'Ben Late' });
  pass(25 * HOUR_MS);
  await enquire({ from_name: 'Cleo Intime' });
  const desk = await page('/desk');
  expect(words(desk)).toMatch(/3 inquiries wait for you 2 are late\./);
  const [first = '', rest = ''] = desk.split('</article>');
  expect(words(first)).toMatch(
    /Ada Late .*Call 904-555-0123 Ada Late .*Mark as contacted By Phone : Ada Late/,
  );
  expect(words(`<main>${rest}`)).toMatch(
    /Also late .*Ben Late .*Call 904-555-0123 Ben Late .*Mark as Contacted : Ben Late .*Also waiting .*Cleo Intime .*Mark as Contacted : Cleo/,
  );
  const done = await agent.post(`/desk/enquiries/${ben}/contacted`, { how: 'other', to: '/desk' });
  const after = words(await page(String(done.headers.location)));
  expect(after).toMatch(
    /Done: Ben Late is marked as contacted\. You were in touch, Fri, Jan 16, 1:00 PM\. Undo/,
  );
  expect(after).toMatch(/2 inquiries wait for you 1 is late\./);
});

test('who can still be answered within the 24 hours is named above more that are late than a page has', async () => {
  const { page, pass, enquire } = await atDesk();
  for (let late = 0; late < 12; late += 1) await enquire({ from_name: `Ada Late ${late}` });
  pass(4 * HOUR_MS);
  const id = await enquire({ from_name: 'Cleo Intime' });
  expect(await page('/desk')).not.toContain('Still in time');
  pass(21 * HOUR_MS);
  const desk = await page('/desk');
  expect(desk).toContain(`Still in time: <a href="/desk/enquiries/${id}">Cleo Intime</a>`);
  expect(words(desk)).toMatch(/12 are late\. .*Still in time: Cleo Intime \. Due 2:00 PM, 3 h left\./);
  const later = /href="(\/desk\?after=[^"]+)"/.exec(desk)?.[1] ?? '';
  expect(words(await page(later))).toContain('Cleo Intime');
  expect(words(await page(later))).not.toContain('Still in time');
  pass(4 * HOUR_MS);
  expect(words(await page('/desk'))).not.toContain('Still in time');
});

test('one inquiry has the number and the address as links, says that a showing has no day yet, and what its rare acts do', async () => {
  const { app, page } = await atDesk();
  const person = { name: 'Ada Brown', email: 'a@b.example', phone: '904-555-0123' };
  await postForm(app, 'showing', { ...person, place: 'San Marco' });
  const path = /href="(\/desk\/enquiries\/[0-9a-f-]+)"/.exec(await page('/desk'))?.[1] ?? '';
  const one = await page(path);
  expect(one).toMatch(
    /<a class="wanted" href="\/neighborhoods\/san-marco"><span><img src="\/cards\/neighborhoods-san-marco\.jpg"/,
  );
  expect(one).toContain('<dd><a href="tel:+19045550123">904-555-0123</a></dd>');
  expect(one).toContain('<dd><a href="mailto:a@b.example">a@b.example</a></dd>');
  // Often done, so in sight at the top.
  expect(words(one)).toMatch(
    /Ada Brown No texts .* Note Remind Me Mark as Spam : Ada Brown .*San Marco guide/,
  );
  expect(words(one)).toMatch(
    /San Marco guide San Marco Preferred date Not given\. Please ask\. .*Copy or Erase Data/,
  );
});

test('the message is read whole, and right under the name; what the agent wrote last of somebody stands between it and the buttons', async () => {
  const { agent, page, pass, enquire } = await atDesk();
  const id = await enquire({ message: 'First line\nSecond line' });
  expect(await page(`/desk/enquiries/${id}`)).toMatch(
    /<blockquote class="message">First line\nSecond line<\/blockquote>/,
  );
  await agent.post(`/desk/enquiries/${id}/note`, { text: 'Left a voicemail' });
  pass(HOUR_MS);
  await agent.post(`/desk/enquiries/${id}/contacted`, { how: 'call', note: 'Wants a dock' });
  const text = words(await page(`/desk/enquiries/${id}`));
  expect(text).toMatch(
    /You called Thu, Jan 15, 11:00 AM Ada Brown No texts Message [^.]*First line Second line You called, Thu, Jan 15, 11:00 AM Wants a dock .*Call 904-555-0123 Ada Brown/,
  );
});

test('a call without an answer is an attempt that answers nothing, and proposes when to try again; a contact ends it, and its undo brings it back', async () => {
  const { agent, page, pass, enquire, enquiries } = await atDesk();
  const id = await enquire();
  await enquire({ from_name: 'Ben Oak' });
  pass(HOUR_MS);
  const tried = await agent.post(`/desk/enquiries/${id}/contacted`, {
    how: 'no-answer',
    note: 'Left a voicemail',
    to: '/desk',
  });
  const after = await page(String(tried.headers.location));
  expect(words(after)).toMatch(
    /Noted: Ada Brown did not answer, Thu, Jan 15, 11:00 AM\. The promised answer is still open\. When do you try again\? In 2 Hours, 1:00 PM : Ada Brown This Evening, 5:30 PM : Ada Brown Tomorrow, 9:00 AM : Ada Brown Undo/,
  );
  expect(words(after)).toMatch(/2 inquiries wait .*Called once without an answer, Thu, Jan 15, 11:00 AM/);
  expect((await enquiries())[0]?.contacted_at).toBeNull();

  const [, again = ''] = /<form[^>]*\/remind">(.*?)<\/form>/s.exec(after) ?? [];
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(again)?.[1] ?? '';
  const reminder = { id: field('id'), attempt: field('attempt'), at: field('at'), to: '/desk' };
  const set = await agent.post(`/desk/enquiries/${id}/remind`, reminder);
  // A second tap sets no second one.
  await agent.post(`/desk/enquiries/${id}/remind`, reminder);
  const asleep = words(await page(String(set.headers.location)));
  expect(asleep).toMatch(/Ada Brown comes back to the top of your desk Thu, Jan 15, 1:00 PM\. Undo/);
  expect(asleep).toMatch(/1 inquiry waits for you .*Ben Oak .*1 reminder is asleep until its day/);
  expect(words(await page('/desk/reminders'))).toMatch(
    /Asleep until Thu, Jan 15, 1:00 PM Ada Brown .*Done : Ada Brown/,
  );

  pass(2 * HOUR_MS);
  expect(words(await page('/desk'))).toMatch(
    /Your reminder Your reminder, Thu, Jan 15, 1:00 PM Ada Brown .*Ben Oak/,
  );
  const marked = await agent.post(`/desk/enquiries/${id}/contacted`, { how: 'call', to: '/desk' });
  const called = await page(String(marked.headers.location));
  expect(words(called)).not.toContain('Your reminder');
  const [, mark = ''] = /name="mark" value="([^"]+)"/.exec(called) ?? [];
  await agent.post(`/desk/enquiries/${id}/undo`, { mark, to: '/desk' });
  expect(words(await page('/desk'))).toContain('Your reminder');
});

test('a reminder of any day is set, refused with its words kept, done and moved in one tap each, and each is taken back', async () => {
  const { agent, page, pass, enquire, db } = await atDesk();
  const id = await enquire();
  await agent.post(`/desk/enquiries/${id}/contacted`, { how: 'call' });
  const remind = (entries: Record<string, string>) =>
    agent.post(`/desk/enquiries/${id}/remind`, { to: '/desk', note: 'Ask about the <dock>', ...entries });
  for (const [entries, said] of [
    [{ at: 'day', day: '' }, 'Choose a day.'],
    [{ at: 'day', day: '2026-01-14' }, 'This day is over.'],
    [{ at: 'day', day: '2036-01-14' }, 'within the next three years'],
    [{ at: 'soon' }, 'within the next three years'],
  ] as const) {
    const refused = await remind(entries);
    expect([entries, refused.statusCode]).toEqual([entries, 422]);
    expect(refused.body).toContain(said);
    expect(refused.body).toContain('value="Ask about the &lt;dock&gt;"');
  }
  await remind({ at: 'day', day: '2026-01-20' });
  const one = async () => db.selectFrom('follow_up').selectAll().executeTakeFirst();
  const reminder = await one();
  expect(new Date(reminder?.due_at ?? 0).toISOString()).toBe('2026-01-20T13:00:00.000Z');
  const { body: csv } = await agent.post('/desk/data/inquiries.csv');
  expect(csv).toMatch(/2026-01-20T08:00:00-05:00: open\. Ask about the <dock>/);

  pass(5 * 24 * HOUR_MS);
  const act = async (what: string, entries: Record<string, string> = {}) => {
    const answer = await agent.post(`/desk/reminders/${reminder?.id}/${what}`, { to: '/desk', ...entries });
    return page(String(answer.headers.location));
  };
  const moved = await act('move', { at: String(Date.parse('2026-01-21T13:00:00Z')) });
  expect(words(moved)).toMatch(
    /comes back to the top of your desk Wed, Jan 21, 8:00 AM\. Undo .*Nothing is waiting/,
  );
  const [, before = ''] = /name="at" value="(\d+)"/.exec(moved) ?? [];
  expect(words(await act('move', { at: before, undo: 'yes' }))).toMatch(
    /Taken back: .*1 reminder for now .*Ask about the &lt;dock&gt;/,
  );
  expect(words(await act('done'))).toMatch(/Done: your reminder of Ada Brown \. Undo/);
  expect(words(await act('undone'))).toMatch(/Taken back/);
  await act('remove');
  expect(await one()).toBeUndefined();
});

test('a stage is set and taken back in one tap, stands in every row, filters the list, and is counted', async () => {
  const { agent, page, enquire } = await atDesk();
  const id = await enquire();
  await enquire({ from_name: 'Ben Oak' });
  const answer = await agent.post(`/desk/enquiries/${id}/stage`, { stage: 'contract', to: '/desk' });
  const after = await page(String(answer.headers.location));
  expect(words(after)).toMatch(/Ada Brown is now in the stage “Under contract”\. Undo .*Under contract/);
  const list = words(await page('/desk/enquiries?stage=contract'));
  expect(list).toMatch(/All inquiries: under contract .*1 inquiry .*Ada Brown/);
  expect(list).not.toContain('Ben Oak');
  expect(words(await page('/desk/figures'))).toMatch(/What they became .*Under contract 1/);
  await agent.post(`/desk/enquiries/${id}/stage`, { stage: '', undo: 'yes' });
  expect(words(await page('/desk/enquiries?stage=contract'))).toContain('Nothing matches');
});

test('after marking on its page the next one is offered, Back keeps the search, and one person is saved to the contacts', async () => {
  const { agent, page, enquire } = await atDesk();
  const id = await enquire();
  await enquire({ from_name: 'Ben Oak', from_email: 'ben@visitor.example' });
  const list = await page('/desk/enquiries?q=ada&state=open');
  const [, link = ''] = new RegExp(`href="(/desk/enquiries/${id}[^"]*)"`).exec(list) ?? [];
  const one = await page(link);
  expect(one).toContain('href="/desk/enquiries?q=ada&amp;state=open">Back to the list</a>');
  const [, to = ''] = /name="to" value="([^"]+)"/.exec(one) ?? [];
  const marked = await agent.post(`/desk/enquiries/${id}/contacted`, { how: 'call', to });
  const after = await page(String(marked.headers.location));
  expect(words(after)).toMatch(/marked as contacted.*Next: Ben Oak Back to the list/);
  expect(after).toContain('href="/desk/enquiries?q=ada&amp;state=open">Back to the list</a>');
  expect(await page(`/desk/enquiries/${id}?from=https://evil.example/`)).not.toContain('evil');
  const card = await agent.post(`/desk/data/contact/${id}`);
  expect(card.headers['content-disposition']).toContain('contact.vcf');
  expect(card.body.match(/BEGIN:VCARD/g)).toHaveLength(1);
  expect(card.body).toContain('FN:Ada Brown');
});

test('the agent edits her replies, reads how they sound, takes a change back, and finds them behind Reply', async () => {
  const { agent, page, enquire } = await atDesk();
  const id = await enquire();
  const replyOn = async (url: string) =>
    decodeURIComponent(/href="mailto:[^"]*subject=([^"]*)"/.exec(await page(url))?.[1] ?? '');
  expect(await replyOn('/desk')).toMatch(/^Your question&amp;body=Hello Ada,\r\n\r\nThank you for your note/);
  const saved = await agent.post('/desk/replies/buyer', { text: 'Good day {first name}!' });
  expect(words(saved.body)).toMatch(/Saved: first answer to a buyer\. Undo .*Good day María José!/);
  expect(await replyOn('/desk')).toContain('body=Good day Ada!');
  const [, before = ''] = /name="text" value="([^"]+)"/.exec(saved.body) ?? [];
  await agent.post('/desk/replies/buyer', { text: before });
  expect(await replyOn('/desk')).toContain('Thank you for your note');
  const refused = await agent.post('/desk/replies/buyer', { text: 'x'.repeat(1001) });
  expect([refused.statusCode, refused.body]).toEqual([
    422,
    expect.stringContaining('at most 1000 characters'),
  ]);
  expect(refused.body).toContain('x'.repeat(1001));
  expect((await agent.post('/desk/replies/none', { text: 'x' })).statusCode).toBe(404);
  expect(await page(`/desk/enquiries/${id}`)).toContain('Edit my replies');
});
