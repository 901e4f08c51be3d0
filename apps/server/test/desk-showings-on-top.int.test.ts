import { HOUR_MS } from '@rivermark/contracts/durations';
import { expect, test } from 'vitest';
import { atDesk } from './at-desk.ts';
import { askToSee, mailsOf } from './showing-requests.ts';
import { words } from './words-of.ts';

test('what is wanted today or tomorrow comes first and says so; showings stand on top of the desk, in the morning’s mail and in its order', async () => {
  const desk = await atDesk();
  const { agent, page, enquire, db, server, pass } = desk;
  const wish = (id: string, preferredDate: string) =>
    db
      .updateTable('enquiry')
      .set({ details: JSON.stringify({ place: 'Avondale', preferredDate, preferredTime: 'Evening' }) })
      .where('id', '=', id)
      .execute();
  const older = await enquire({ from_name: 'Ada Older' });
  pass(HOUR_MS);
  const later = await askToSee(desk, 'Ben Later');
  await wish(later, '2026-02-20');
  const tomorrow = await askToSee(desk, 'Cy Tomorrow');
  await wish(tomorrow, '2026-01-16');
  const today = await askToSee(desk, 'Dee Today');
  await wish(today, '2026-01-15');
  const order = async () =>
    [...(await page('/desk')).matchAll(/\/desk\/enquiries\/[0-9a-f-]+">([^<]+)</g)].map(([, name]) => name);
  expect(await order()).toEqual(['Dee Today', 'Cy Tomorrow', 'Ada Older', 'Ben Later']);
  expect(words(await page('/desk'))).toMatch(
    /What is wanted today or tomorrow comes first, then the oldest\. .*Showing · Avondale · for Thu, Jan 15, evening .*Wanted today or tomorrow .*Also waiting/,
  );
  // The same order from page to page.
  const firstPage = await server.desk.enquiries.page(await server.desk.enquiries.toAnswer(), undefined, 1);
  const rest = await server.desk.enquiries.page(
    await server.desk.enquiries.toAnswer(),
    firstPage.next?.id,
    9,
  );
  expect(rest.rows.map(({ id }) => id)).toEqual([tomorrow, older, later]);

  await agent.post(`/desk/enquiries/${today}/contacted`, { how: 'call' });
  await agent.post(`/desk/enquiries/${tomorrow}/times/agreed`, {
    at: '2026-01-16T16:00',
    minutes: '60',
    reason: 'It is my own listing',
  });
  expect(words(await page('/desk'))).toMatch(
    /Showings today No time confirmed yet Dee Today .*Propose Times to Dee Today .*Showings tomorrow 4:00 PM Cy Tomorrow/,
  );
  const about = { template: 'morning-digest' as const, about: '2026-01-15' };
  await db.transaction().execute((transaction) => server.enqueue(transaction, about));
  const [mail] = await mailsOf(desk, 'morning-digest');
  const text = mail?.text?.replaceAll(/[\s\u00a0]+/g, ' ');
  expect(text).toMatch(/Showing: Cy Tomorrow When: Friday, January 16, 2026 at 4:00 PM ET Where: Avondale/);
  expect(text).toMatch(/Ada Older .*Ben Later .*Place: Avondale Wanted for: Fri, Feb 20, evening/);
});

test('times that could not be emailed stand on top of the desk until somebody is in touch', async () => {
  const desk = await atDesk();
  const { agent, page, db, pass } = desk;
  const id = await askToSee(desk, 'Ada Brown');
  const offer = { other: '2026-01-20T10:00', text: 'Which one?', reason: 'It is my own listing' };
  await agent.post(`/desk/enquiries/${id}/times`, offer);
  expect(words(await page('/desk'))).not.toContain('could not be emailed');
  await db.updateTable('outbox').set({ state: 'refused' }).where('template', '=', 'showing-times').execute();
  expect(words(await page('/desk'))).toMatch(
    /Ada Brown Your times could not be emailed to this address\. Call instead/,
  );
  pass(HOUR_MS);
  await agent.post(`/desk/enquiries/${id}/contacted`, { how: 'call' });
  expect(words(await page('/desk'))).not.toContain('could not be emailed');
});
