import { HOUR_MS } from '@rivermark/contracts/durations';
import { expect, test } from 'vitest';
import { call, callBody } from './calls.ts';
import { signIn } from './sign-in.ts';
import { startApp } from './start-app.ts';
import { words } from './words-of.ts';

/** A desk whose clock the test sets; `enquire` sends one at that moment. */
async function deskAt(moment: string) {
  let now = Date.parse(moment);
  const started = await startApp({}, { clock: () => now });
  const agent = await signIn(started);
  return {
    ...started,
    agent,
    to: (next: string) => {
      now = Date.parse(next);
    },
    enquire: (from_name: string) => call(started.app, callBody({ from_name })),
    page: async (url: string) => words((await agent.get(url)).body),
    idOf: async (name: string) => (await started.enquiries()).find((row) => row.name === name)?.id ?? '',
  };
}

test('two inquiries at 1:30 of the night that has that hour twice are told apart, each with 24 hours of its own', async () => {
  const { to, enquire, page, idOf } = await deskAt('2026-11-01T05:30:00Z');
  await enquire('Ada First');
  to('2026-11-01T06:30:00Z');
  await enquire('Ben Second');
  expect(await page(`/desk/enquiries/${await idOf('Ada First')}`)).toMatch(
    /Sun, Nov 1, 1:30 AM EDT Received/,
  );
  expect(await page(`/desk/enquiries/${await idOf('Ben Second')}`)).toMatch(
    /Sun, Nov 1, 1:30 AM EST Received/,
  );
  to('2026-11-02T05:45:00Z');
  expect(await page('/desk')).toMatch(/Late by 15 min Ada First .*Due 1:30 AM, 45 min left Ben Second/);
});

test('who is answered in the hour that comes twice is marked at that moment, also where the clock shows an earlier one', async () => {
  const { to, enquire, agent, idOf, enquiries } = await deskAt('2026-11-01T06:40:00Z');
  await enquire('Ada');
  to('2026-11-01T06:50:00Z');
  const url = `/desk/enquiries/${await idOf('Ada')}/contacted`;
  // 1:50 AM is ten minutes after it came in, and not fifty before.
  const answer = await agent.post(url, { how: 'call', at: '2026-11-01T01:50' });
  expect(answer.statusCode).toBe(303);
  expect((await enquiries())[0]?.contacted_at).toBe(Date.parse('2026-11-01T06:50:00Z'));
});

test('in the first of the two hours its time is not one to come', async () => {
  const { to, enquire, agent, idOf, enquiries } = await deskAt('2026-11-01T05:40:00Z');
  await enquire('Ada');
  to('2026-11-01T05:50:00Z');
  await agent.post(`/desk/enquiries/${await idOf('Ada')}/contacted`, { how: 'call', at: '2026-11-01T01:50' });
  expect((await enquiries())[0]?.contacted_at).toBe(Date.parse('2026-11-01T05:50:00Z'));
});

test('an inquiry of the day before clocks go forward is due after 24 hours of time, an hour later on the wall', async () => {
  const { to, enquire, page } = await deskAt('2027-03-13T07:30:00Z');
  await enquire('Ada');
  expect(await page('/desk')).toContain('Due tomorrow 3:30 AM, waits 1 min');
  to('2027-03-14T06:30:00Z');
  expect(await page('/desk')).toContain('1 h left');
  to('2027-03-14T07:31:00Z');
  expect(await page('/desk')).toContain('Late by 1 min');
});

test('an answer at an hour that a clock leaves out in spring is taken for the one after it', async () => {
  const { to, enquire, agent, idOf, enquiries } = await deskAt('2027-03-14T06:00:00Z');
  await enquire('Ada');
  to('2027-03-14T08:00:00Z');
  await agent.post(`/desk/enquiries/${await idOf('Ada')}/contacted`, { how: 'call', at: '2027-03-14T02:30' });
  expect((await enquiries())[0]?.contacted_at).toBe(Date.parse('2027-03-14T06:00:00Z') + 1.5 * HOUR_MS);
});
