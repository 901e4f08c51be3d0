import { HOUR_MS } from '@rivermark/contracts/durations';
import { expect, test } from 'vitest';
import { atDesk } from './at-desk.ts';
import { words } from './words-of.ts';

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
  expect(words(await page('/desk/figures'))).toMatch(
    /How far inquiries came .*Talking 1 .*Showing 1 .*Under contract 1/,
  );
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
