import { DAY_MS, HOUR_MS } from '@rivermark/contracts/durations';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { CalendarError } from '../src/showings/calendar/fetch-calendar.ts';
import { atDesk, START } from './at-desk.ts';
import { askToSee, mailsOf } from './showing-requests.ts';
import { startServer } from './start-app.ts';
import { words } from './words-of.ts';

/** What an invitation says: by the library that reads calendars. */
function eventIn(content: string) {
  const calendar = new ICAL.Component(ICAL.parse(content));
  const event = calendar.getFirstSubcomponent('vevent');
  const value = (name: string) => String(event?.getFirstPropertyValue(name));
  return {
    method: String(calendar.getFirstPropertyValue('method')),
    uid: value('uid'),
    sequence: value('sequence'),
    start: value('dtstart'),
    status: value('status'),
    people: event?.getAllProperties('attendee').map((one) => String(one.getFirstValue())),
    organizer: value('organizer'),
  };
}

const linksIn = (text: string) =>
  [...text.matchAll(/https?:\/\/[^/]+(\/times\/\S+)/g)].map(([, path = '']) => path);

const field = (page: string, name: string) =>
  [...page.matchAll(new RegExp(`name="${name}" value="([^"]+)"( checked)?`, 'g'))].map(
    ([, value = '', checked]) => ({
      value,
      isChecked: checked !== undefined,
    }),
  );

test('times are proposed near the wish, mailed in her words, confirmed by a button, moved and called off, each with an invitation', async () => {
  const desk = await atDesk();
  const { agent, page, app, pass, enquiries } = desk;
  const id = await askToSee(desk, 'María José Fernández-Núñez');
  const form = await page(`/desk/enquiries/${id}/times`);
  const proposed = field(form, 'time');
  expect(
    proposed.filter(({ isChecked }) => isChecked).map(({ value }) => new Date(Number(value)).toISOString()),
  ).toEqual(['2026-01-20T14:00:00.000Z', '2026-01-20T15:00:00.000Z', '2026-01-20T16:00:00.000Z']);
  expect(form).toContain('Hello María José,');
  const [formId] = field(form, 'id');
  const sent = await agent.post(`/desk/enquiries/${id}/times`, {
    id: formId?.value ?? '',
    time: proposed.slice(0, 3).map(({ value }) => value),
    text: 'Good day! Which <one> suits you?\n\nUntil then',
    minutes: '60',
    reason: 'It is my own listing',
  });
  expect(words(await page(String(sent.headers.location)))).toMatch(
    /The times are on their way to María José Fernández-Núñez \. It counts as your answer\. Undo .*Offered, not confirmed yet: Tue, Jan 20, 9:00 AM Tue, Jan 20, 10:00 AM Tue, Jan 20, 11:00 AM/,
  );
  expect((await enquiries())[0]?.contacted_at).toBe(START);

  const [times] = await mailsOf(desk, 'showing-times');
  expect(times).toMatchObject({
    subject: 'Times for your showing of Avondale',
    to: { address: 'ada@visitor.example' },
    replyTo: { address: 'agent@rivermark.example' },
  });
  expect(times?.text).toContain('Good day! Which <one> suits you?');
  expect(times?.html).toContain('Which &lt;one&gt; suits you?');
  const [nine = '', ten = '', eleven = ''] = linksIn(times?.text ?? '');
  const visit = (url: string) => app.inject({ method: 'GET', url });
  const press = (url: string) =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: '',
    });
  const look = await visit(ten);
  expect(words(look.body)).toMatch(
    /Confirm this time\? Tuesday, January 20, 2026 at 10:00 AM ET: your showing of Avondale\. Confirm This Time Other times that are free: .*9:00 AM ET .*11:00 AM ET/,
  );
  expect(look.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
  expect(await desk.server.showings.between(0, START + 30 * DAY_MS)).toEqual([]);
  expect((await visit(`${ten.slice(0, -1)}x`)).statusCode).toBe(404);

  expect((await press(ten)).headers.location).toBe(ten);
  await press(ten);
  expect(words((await visit(ten)).body)).toContain(
    'It is confirmed Tuesday, January 20, 2026 at 10:00 AM ET',
  );
  // What was not chosen is no longer offered.
  expect([(await press(nine)).statusCode, (await visit(eleven)).statusCode]).toEqual([410, 410]);
  const [toVisitor, ...more] = await mailsOf(desk, 'showing-to-visitor');
  expect(more).toEqual([]);
  const [toAgent] = await mailsOf(desk, 'showing-to-agent');
  expect(toVisitor?.subject).toBe('Confirmed: your showing of Avondale');
  expect(toAgent).toMatchObject({
    subject: 'Confirmed: showing of Avondale, María José Fernández-Núñez',
    to: { address: 'agent@rivermark.example' },
    replyTo: { address: 'ada@visitor.example' },
  });
  expect(toVisitor?.text).not.toContain('/desk');
  const first = eventIn(toVisitor?.invitation?.content ?? '');
  expect(first).toMatchObject({
    method: 'REQUEST',
    sequence: '0',
    start: '2026-01-20T15:00:00Z',
    status: 'CONFIRMED',
    people: ['mailto:agent@rivermark.example', 'mailto:ada@visitor.example'],
    organizer: 'mailto:agent@rivermark.example',
  });
  expect(eventIn(toAgent?.invitation?.content ?? '')).toEqual(first);
  for (const line of toAgent?.invitation?.content.split('\r\n') ?? [])
    expect(Buffer.byteLength(line)).toBeLessThan(76);

  // Agreed on the phone: moved, one sequence on.
  pass(HOUR_MS);
  const moved = await agent.post(`/desk/enquiries/${id}/times/agreed`, {
    at: '2026-01-21T14:30',
    minutes: '90',
    reason: 'It is my own listing',
  });
  expect(words(await page(String(moved.headers.location)))).toMatch(
    /: Wed, Jan 21, 2:30 PM\. An invitation goes to both of you\. Undo .*Confirmed for Wed, Jan 21, 2:30 PM/,
  );
  const second = (await mailsOf(desk, 'showing-to-visitor')).at(-1);
  expect(second?.subject).toBe('Moved: your showing of Avondale');
  expect(eventIn(second?.invitation?.content ?? '')).toMatchObject({
    method: 'REQUEST',
    uid: first.uid,
    sequence: '1',
    start: '2026-01-21T19:30:00Z',
  });

  pass(HOUR_MS);
  const row = await desk.server.showings.ofEnquiry(id);
  const off = await agent.post(`/desk/showings/${row?.id}/off`, { to: `/desk/enquiries/${id}` });
  expect(words(await page(String(off.headers.location)))).toMatch(
    /Called off\. .*are told by email\..*Propose Times/,
  );
  const third = (await mailsOf(desk, 'showing-to-visitor')).at(-1);
  expect(third?.subject).toBe('Called off: your showing of Avondale');
  expect(eventIn(third?.invitation?.content ?? '')).toMatchObject({
    method: 'CANCEL',
    uid: first.uid,
    sequence: '2',
    status: 'CANCELLED',
  });
  expect((await visit(ten)).statusCode).toBe(410);
});

test('two visitors with one time: one has it, the other is offered the rest; what cannot be offered is refused with what was typed', async () => {
  const desk = await atDesk();
  const { agent, page, app, pass } = desk;
  const [one, other] = [await askToSee(desk, 'Ada Brown'), await askToSee(desk, 'Ben Oak')];
  const post = (id: string, entries: Record<string, string | string[]>) =>
    agent.post(`/desk/enquiries/${id}/times`, {
      text: 'Hello',
      minutes: '60',
      reason: 'It is my own listing',
      ...entries,
    });
  const at = (iso: string) => String(Date.parse(iso));
  for (const [entries, said] of [
    [{}, 'Choose at least one time.'],
    [{ other: '2026-01-14T10:00' }, 'This time is over.'],
    [{ other: '2026-01-20T10:07' }, 'quarter of an hour'],
    [{ other: '2029-01-20T10:00' }, 'within a year'],
    [{ other: 'tomorrow' }, 'Enter the day and the time.'],
    [
      { other: ['2026-01-20T10:00', '2026-01-20T11:00', '2026-01-20T12:00', '2026-01-20T13:00'] },
      'three times at most',
    ],
    [{ other: '2026-01-20T10:00', text: ' ' }, 'Write a few words'],
  ] as const) {
    const refused = await post(one, { text: 'My <words>', ...entries } as never);
    expect([said, refused.statusCode]).toEqual([said, 422]);
    expect(refused.body).toContain(said);
    if (!('text' in entries)) expect(refused.body).toContain('My &lt;words&gt;');
  }
  const shared = ['2026-01-20T15:00:00Z', '2026-01-20T17:00:00Z'].map(at);
  await post(one, { time: shared });
  pass(1000);
  await post(other, { time: shared });
  const [ofOne, ofOther] = await mailsOf(desk, 'showing-times');
  const [first = ''] = linksIn(ofOne?.text ?? '');
  const [second = '', rest = ''] = linksIn(ofOther?.text ?? '');
  const press = (url: string) =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: '',
    });
  const answers = await Promise.all([press(first), press(second)]);
  const [taken] = answers.filter(({ statusCode }) => statusCode === 409);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([303, 409]);
  expect(words(taken?.body ?? '')).toMatch(
    /Somebody else has just taken this time .*Other times that are free: Tuesday, January 20, 2026 at 12:00 PM ET/,
  );
  expect(
    (await press(answers[0]?.statusCode === 409 ? (linksIn(ofOne?.text ?? '')[1] ?? '') : rest)).statusCode,
  ).toBe(303);
  // A third is not even offered it, and a half of it neither.
  const third = await askToSee(desk, 'Cy Elm');
  const form = await page(`/desk/enquiries/${third}/times`);
  expect(field(form, 'time').map(({ value }) => value)).not.toContain(shared[0]);
  expect((await post(third, { other: '2026-01-20T09:30' })).body).toContain(
    'Another showing is at this time.',
  );
  const agreed = await agent.post(`/desk/enquiries/${third}/times/agreed`, {
    at: '2026-01-20T10:45',
    minutes: '30',
    reason: 'It is my own listing',
  });
  expect([agreed.statusCode, agreed.body]).toEqual([
    422,
    expect.stringContaining('Another showing is at this time.'),
  ]);
});

test('days off and her own calendar take times away; one that cannot be read proposes none, is said on Health without its address, and answers all else', async () => {
  let text = [
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'UID:a',
    'DTSTART:20260120T140000Z',
    'DTEND:20260120T153000Z',
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n');
  let asked = 0;
  const fetchCalendar = async () => {
    asked += 1;
    if (text === '') throw new CalendarError('refused', 'The calendar’s server answered 404');
    return text;
  };
  const desk = await atDesk(
    { CALENDAR_URL: 'webcal://calendar.example/private-secret.ics' },
    { fetchCalendar },
  );
  const { agent, page, enquire, pass } = desk;
  const id = await askToSee(desk, 'Ada Brown');
  const times = async () =>
    field(await page(`/desk/enquiries/${id}/times`), 'time').map(({ value }) =>
      new Date(Number(value)).toISOString(),
    );
  expect((await times()).slice(0, 2)).toEqual(['2026-01-20T16:00:00.000Z', '2026-01-20T17:00:00.000Z']);
  await times();
  expect(asked).toBe(1);
  await agent.post('/desk/calendar/off', { day: '2026-01-20' });
  expect((await times())[0]).toBe('2026-01-21T14:00:00.000Z');
  expect(words(await page('/desk/calendar'))).toMatch(
    /Days off .*Tue, Jan 20 Remove .*It was read Thu, Jan 15, 10:00 AM/,
  );
  const refused = await agent.post('/desk/calendar/off', { day: '2026-01-02' });
  expect([refused.statusCode, refused.body]).toEqual([422, expect.stringContaining('This day is over.')]);
  await agent.post('/desk/calendar/free', { day: '2026-01-20' });

  pass(10 * 60_000);
  text = '';
  const form = await page(`/desk/enquiries/${id}/times`);
  expect(field(form, 'time')).toEqual([]);
  expect(words(form)).toContain('Your calendar cannot be read at the moment, so no times are proposed.');
  expect(form.match(/name="other"/g)).toHaveLength(3);
  expect(words(await page('/desk/health'))).toMatch(
    /Your calendar .*It cannot be read, so no times are proposed from it\. The calendar’s server answered 404\. Inquiries are not affected\./,
  );
  expect(
    (
      await agent.post(`/desk/enquiries/${id}/times`, {
        other: '2026-01-20T10:00',
        text: 'Hello',
        reason: 'It is my own listing',
      })
    ).statusCode,
  ).toBe(303);
  await enquire({ from_name: 'Ben Oak' });
  const everywhere = [desk.log(), await page('/desk/health'), await page('/desk/calendar')].join('\n');
  expect(everywhere).not.toContain('private-secret');
});

test('of two who confirm one time at the same moment one has it, 1,000 of 1,000 times', async () => {
  const ROUNDS = 1000;
  const { db, server } = await startServer({}, { clock: () => START });
  const enquiry = (id: string) => ({
    id,
    enquiry_key: id,
    kind: 'showing' as const,
    name: id,
    email: `${id}@visitor.example`,
    phone: '9045550123',
    phone_e164: null,
    details: '{}',
    page: '/',
    received_at: START,
    via: 'script' as const,
    consent_given: 0 as const,
    consent_text: '',
    consent_version: '1',
    spam_marks: '[]',
    held: 0 as const,
  });
  const rivals = ['one', 'other'];
  await db.insertInto('enquiry').values(rivals.map(enquiry)).execute();
  const at = (round: number) => START + (round + 1) * HOUR_MS;
  const rows = Array.from({ length: ROUNDS }, (_, round) =>
    rivals.map((enquiry_id) => ({
      id: `${enquiry_id} ${round}`,
      enquiry_id,
      uid: 'uid',
      sequence: 0,
      words: '',
      minutes: 60,
      offered: JSON.stringify([at(round)]),
      starts_at: null,
      changed_at: START,
      called_off_at: null,
    })),
  ).flat();
  for (let from = 0; from < rows.length; from += 500)
    await db
      .insertInto('showing')
      .values(rows.slice(from, from + 500))
      .execute();
  const outcomes = new Map<string, number>();
  for (let from = 0; from < ROUNDS; from += 20) {
    await Promise.all(
      Array.from({ length: 20 }, async (_, count) => {
        const round = from + count;
        const booked = await Promise.all(
          rivals.map((rival) => server.showings.confirm(`${rival} ${round}`, at(round))),
        );
        const outcome = booked.sort().join(' ');
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      }),
    );
  }
  expect([...outcomes]).toEqual([['booked taken', ROUNDS]]);
  const holders = await db.selectFrom('booked_quarter').select('quarter').execute();
  expect(holders).toHaveLength(4 * ROUNDS);
});
