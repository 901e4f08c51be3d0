import { DAY_MS } from '@rivermark/contracts/durations';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { atDesk, START } from './at-desk.ts';
import { askToSee } from './showing-requests.ts';
import { words } from './words-of.ts';

test('her calendar subscribes to a secret address with showings and reminders, which is kept as a hash, renewed and ended', async () => {
  const desk = await atDesk();
  const { agent, app, db, page, log } = desk;
  const id = await askToSee(desk, 'Ada Brown');
  await agent.post(`/desk/enquiries/${id}/times/agreed`, {
    at: '2026-01-20T10:00',
    minutes: '60',
    reason: 'It is my own listing',
  });
  await agent.post(`/desk/enquiries/${id}/remind`, {
    at: String(START + DAY_MS),
    note: 'Ask about the dock',
  });
  const make = async () => {
    const made = await agent.post('/desk/calendar/address');
    return /value="https?:\/\/[^/]+(\/desk\/calendar\/[A-Za-z0-9_-]{43}\.ics)"/.exec(made.body)?.[1] ?? '';
  };
  const read = (url: string) => app.inject({ method: 'GET', url });
  const first = await make();
  const answer = await read(first);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'no-store',
  });
  const calendar = new ICAL.Component(ICAL.parse(answer.body));
  const entries = calendar
    .getAllSubcomponents('vevent')
    .map((event) =>
      ['dtstart', 'summary', 'transp'].map((name) => String(event.getFirstPropertyValue(name))),
    );
  expect(entries).toEqual([
    ['2026-01-20T15:00:00Z', 'Showing: Avondale, Ada Brown', 'null'],
    ['2026-01-16T15:00:00Z', 'Reminder: Ada Brown', 'TRANSPARENT'],
  ]);
  expect(words(await page('/desk/calendar'))).toMatch(/A calendar last read it Thu, Jan 15, 10:00 AM/);
  expect(await page('/desk/calendar')).not.toContain(first);
  const [, secret = ''] = /calendar\/(.*)\.ics/.exec(first) ?? [];
  const rows = JSON.stringify(await db.selectFrom('calendar_feed').selectAll().execute());
  expect(rows + log()).not.toContain(secret);

  const second = await make();
  expect([(await read(first)).statusCode, (await read(second)).statusCode]).toEqual([404, 200]);
  await agent.post('/desk/calendar/revoke');
  expect((await read(second)).statusCode).toBe(404);
  expect(words(await page('/desk/data'))).toMatch(/Address for your calendar ended/);
});
