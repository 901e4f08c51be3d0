import { HOUR_MS } from '@rivermark/contracts/durations';
import { waitUntil } from '@rivermark/testkit/wait-until';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { atDesk, START } from './at-desk.ts';
import { postForm } from './calls.ts';
import { signIn } from './sign-in.ts';
import { onEmbeddedStores } from './stores-of-run.ts';
import { words } from './words-of.ts';

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
