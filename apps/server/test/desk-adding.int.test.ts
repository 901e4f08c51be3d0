import { DAY_MS, HOUR_MS } from '@rivermark/contracts/durations';
import { expect, test } from 'vitest';
import { atDesk } from './at-desk.ts';
import { words } from './words-of.ts';

const ADD = '/desk/enquiries/new';
const ID = '5f0c2c1e-0000-4000-8000-000000000001';
const caller = { id: ID, name: 'Cal Reed', reach: '904-555-0142', about: 'contact', note: 'Saw the sign' };

test('a call is added once, waits like any other inquiry, is mailed to nobody, and is found, exported and erased', async () => {
  const { agent, page, pass, enquiries, outbox, enquire } = await atDesk();
  const mails = (await outbox()).length;
  const added = await agent.post(ADD, caller);
  expect([added.statusCode, added.body]).toEqual([303, '']);
  await agent.post(ADD, caller);
  const own = words(await page(String(added.headers.location)));
  expect(own).toMatch(/Cal Reed is on your desk\. The 24 hours begin now\./);
  expect(own).toContain('Saw the sign');
  expect(own).not.toMatch(/Reply|By Email|with other words/);
  expect(own).toContain('Set a Time');
  expect(await enquiries()).toMatchObject([{ id: ID, via: 'desk', email: '', phone_e164: '+19045550142' }]);
  expect((await outbox()).length).toBe(mails);

  expect(words(await page('/desk'))).toMatch(/1 inquiry waits for you/);
  expect(words(await page('/desk/enquiries?q=555%200142'))).toContain('Cal Reed');
  expect((await agent.post('/desk/data/inquiries.csv')).body).toMatch(/"Cal Reed","","904-555-0142"/);
  const { body: card } = await agent.post(`/desk/data/contact/${ID}`);
  expect(card).toContain('TEL;TYPE=VOICE:+19045550142');
  expect(card).not.toContain('EMAIL');
  pass(DAY_MS + 2 * 60_000);
  expect(words(await page('/desk'))).toMatch(/1 inquiry is late/);

  // Nobody without an address is the same person as another without one.
  await agent.post(ADD, { ...caller, id: '5f0c2c1e-0000-4000-8000-000000000002', reach: '904-555-0199' });
  await enquire({ from_name: 'Cal R.', phone: '904-555-0142', from_email: 'cal@visitor.example' });
  const related = words(await page(`/desk/enquiries/${ID}`));
  expect(related).toContain('Cal R.');
  expect(related).not.toContain('0199');
  const erase = words(await page(`/desk/data/erase?enquiry=${ID}`));
  expect(erase).toContain('Cal R.');
});

test('an open house gives an email and a home; what does not fit is refused with its words kept', async () => {
  const { agent, page, enquiries, server } = await atDesk();
  const [home] = server.content().homes;
  for (const [entries, said] of [
    [{ name: '' }, 'Enter a name'],
    [{ reach: '' }, 'Enter a phone number or an email address'],
    [{ reach: '555' }, 'at least 10 digits'],
    [{ reach: 'cal@nowhere' }, 'name@example.com'],
    [{ note: 'x'.repeat(5001) }, 'The note is too long'],
  ] as const) {
    const refused = await agent.post(ADD, { ...caller, ...entries });
    expect([entries, refused.statusCode]).toEqual([entries, 422]);
    expect(refused.body).toContain(said);
  }
  expect(await enquiries()).toEqual([]);
  const added = await agent.post(ADD, {
    ...caller,
    reach: 'Cal@visitor.example',
    about: `showing of ${home?.address}`,
  });
  expect(await enquiries()).toMatchObject([
    { kind: 'showing', home: home?.address, email: 'Cal@visitor.example', phone: '' },
  ]);
  expect(words(await page(String(added.headers.location)))).toMatch(/Reply .*By Email/);
});

test('a time agreed with a caller is mailed to the agent alone', async () => {
  const { agent, outbox, page, server } = await atDesk();
  await agent.post(ADD, caller);
  const times = await page(`/desk/enquiries/${ID}/times`);
  expect(times).not.toContain('Send These Times');
  const agreed = { at: '2026-01-16T11:00', minutes: '60' };
  expect((await agent.post(`/desk/enquiries/${ID}/times/agreed`, agreed)).statusCode).toBe(303);
  expect(
    (await agent.post(`/desk/enquiries/${ID}/times`, { other: '2026-01-17T11:00', text: 'Hi' })).body,
  ).toContain('There is no email address to send times to.');
  server.outboxWorker.start();
  const states = async () =>
    (await outbox())
      .filter(({ template }) => template.startsWith('showing'))
      .map(({ template, state }) => [template, state])
      .sort();
  await expect.poll(states, { timeout: 60_000 }).toEqual([
    ['showing-to-agent', 'sent'],
    ['showing-to-visitor', 'dropped'],
  ]);
});

test('what was added is brought up like any other', async () => {
  const { agent, pass, outbox, server } = await atDesk({ REMINDERS: 'on' });
  await agent.post(ADD, caller);
  pass(4 * HOUR_MS);
  await server.scheduler.runDue();
  expect((await outbox()).map(({ template }) => template)).toContain('reminder');
});
